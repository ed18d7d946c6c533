import type { SettledRequest } from '@assent/client';
import type { Desk } from './createDesk.ts';
import type { CallEntry, CallOutcome, ConnectionState, HostState, HostTool } from './HostState.ts';
import { type HostConnection, openConnection } from './openConnection.ts';
import { type PlaygroundServer, servers } from './servers.ts';

/** The playground as a host: connections, running calls and a transcript, behind subscribe and getSnapshot. */
export interface Host {
  readonly desk: Desk;
  subscribe(listener: () => void): () => void;
  getSnapshot(): HostState;
  connect(serverId: string): Promise<void>;
  run(serverId: string, tool: HostTool, args: Readonly<Record<string, unknown>>): void;
  stop(callId: string): void;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function createHost(desk: Desk): Host {
  const listeners = new Set<() => void>();
  const open = new Map<string, HostConnection>();
  const running = new Map<string, AbortController>();
  let state: HostState = {
    connections: Object.fromEntries(servers.map(({ id }) => [id, { status: 'connecting' }])),
    transcript: [],
  };

  function update(next: Partial<HostState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function setConnection(serverId: string, connection: ConnectionState): void {
    update({ connections: { ...state.connections, [serverId]: connection } });
  }

  function changeCall(callId: string, change: (call: CallEntry) => CallEntry): void {
    update({ transcript: state.transcript.map((call) => (call.id === callId ? change(call) : call)) });
  }

  function findServer(serverId: string): PlaygroundServer {
    const server = servers.find(({ id }) => id === serverId);
    if (server === undefined) throw new Error(`The playground knows no server "${serverId}"`);
    return server;
  }

  async function finish(callId: string, outcome: CallOutcome): Promise<void> {
    running.delete(callId);
    changeCall(callId, (call) => ({ ...call, outcome }));
  }

  function belongsTo(settled: SettledRequest): CallEntry | undefined {
    const context = settled.request.scope?.context;
    return state.transcript.findLast(
      (call) => call.id === context || (context === undefined && call.serverId === settled.request.server.id),
    );
  }

  desk.inbox.onSettled((settled) => {
    const call = belongsTo(settled);
    if (call === undefined) return;
    changeCall(call.id, (entry) => ({ ...entry, settled: [...entry.settled, settled] }));
  });

  async function connect(serverId: string): Promise<void> {
    setConnection(serverId, { status: 'connecting' });
    await open.get(serverId)?.close();
    open.delete(serverId);
    try {
      const connection = await openConnection(findServer(serverId), desk, (tools) =>
        setConnection(serverId, { status: 'ready', tools }),
      );
      open.set(serverId, connection);
      setConnection(serverId, { status: 'ready', tools: connection.tools });
    } catch (error) {
      setConnection(serverId, { status: 'down', reason: reasonOf(error) });
    }
  }

  return {
    desk,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    connect,
    run: (serverId, tool, args) => {
      const connection = open.get(serverId);
      if (connection === undefined) return;
      const id = crypto.randomUUID();
      const controller = new AbortController();
      running.set(id, controller);
      const entry: CallEntry = {
        kind: 'call',
        id,
        serverId,
        tool,
        arguments: args,
        settled: [],
        outcome: { status: 'running' },
      };
      update({ transcript: [...state.transcript, entry] });
      connection.call(tool, args, { signal: controller.signal, context: id }).then(
        (outcome) => finish(id, outcome),
        async (error: unknown) => {
          // An aborted call rejects with whatever the SDK makes of it, so the signal is what tells.
          if (controller.signal.aborted) return finish(id, { status: 'stopped' });
          await finish(id, { status: 'failed', reason: reasonOf(error) });
          if (!(await connection.isAlive())) {
            setConnection(serverId, { status: 'down', reason: reasonOf(error) });
          }
        },
      );
    },
    stop: (callId) => running.get(callId)?.abort(),
  };
}
