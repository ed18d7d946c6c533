import { InMemoryTransport, type JSONRPCMessage, type Transport } from '@modelcontextprotocol/server';
import type { ScriptedCall, ScriptedReply } from './ScriptedCall.ts';

/** A raw answer of the client to a request of the server. */
export type LegacyAnswer =
  | { readonly result: Readonly<Record<string, unknown>> }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } };

export interface ScriptedLegacyServer {
  /** The client's end; connect a client to it once. */
  readonly transport: Transport;
  /** Sends any request and resolves with the raw answer; ids begin at 0 as the SDKs' do unless one is given. */
  request(method: string, params?: unknown, id?: string | number): Promise<LegacyAnswer>;
  notify(method: string, params?: unknown): Promise<void>;
  /** Every operation request so far, oldest first. */
  readonly calls: readonly ScriptedCall[];
  /** What the client declared in `initialize`. */
  readonly clientCapabilities: () => unknown;
  close(): Promise<void>;
}

export interface ScriptedLegacyServerOptions {
  /** Answers `tools/call`, `prompts/get` and `resources/read`; may ask through the server before it does. */
  readonly onCall?: (
    call: ScriptedCall,
    server: ScriptedLegacyServer,
  ) => ScriptedReply | Promise<ScriptedReply>;
  readonly tools?: readonly Readonly<Record<string, unknown>>[];
  readonly protocolVersion?: '2025-06-18' | '2025-11-25';
}

type Incoming = {
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string };
};

/** A hand-written legacy server in this process: pushes any request, however malformed, and shows the raw answer. */
export function createScriptedLegacyServer(options: ScriptedLegacyServerOptions = {}): ScriptedLegacyServer {
  const [clientEnd, serverEnd] = InMemoryTransport.createLinkedPair();
  const waiting = new Map<string | number, (answer: LegacyAnswer) => void>();
  const calls: ScriptedCall[] = [];
  let declared: unknown;
  let nextId = 0;

  const send = (message: object): Promise<void> =>
    serverEnd.send({ jsonrpc: '2.0', ...message } as JSONRPCMessage);

  async function reply(method: string, params: Readonly<Record<string, unknown>>): Promise<ScriptedReply> {
    switch (method) {
      case 'initialize':
        declared = params.capabilities;
        return {
          result: {
            protocolVersion: options.protocolVersion ?? '2025-11-25',
            capabilities: { tools: {}, prompts: {}, resources: {} },
            serverInfo: { name: 'scripted-legacy', version: '1.0.0' },
          },
        };
      case 'ping':
        return { result: {} };
      case 'tools/list':
        return { result: { tools: options.tools ?? [] } };
      case 'tools/call':
      case 'prompts/get':
      case 'resources/read': {
        const call = {
          method,
          name: String(params.name ?? params.uri),
          arguments: params.arguments,
        };
        calls.push(call);
        return (
          options.onCall?.(call, server) ?? { error: { code: -32602, message: `No script for ${call.name}` } }
        );
      }
      default:
        return { error: { code: -32601, message: `Method not found: ${method}` } };
    }
  }

  serverEnd.onmessage = (raw) => {
    const message = raw as Incoming;
    if (message.method !== undefined) {
      const { id, method, params = {} } = message;
      if (id !== undefined) void reply(method, params).then((answer) => send({ id, ...answer }));
      return;
    }
    if (message.id === undefined) return;
    const settle = waiting.get(message.id);
    waiting.delete(message.id);
    settle?.(
      message.error === undefined ? { result: message.result ?? {} } : { error: { ...message.error } },
    );
  };
  void serverEnd.start();

  const server: ScriptedLegacyServer = {
    transport: clientEnd,
    request: (method, params, id = nextId++) =>
      new Promise((resolve, reject) => {
        waiting.set(id, resolve);
        send({ id, method, ...(params === undefined ? {} : { params }) }).catch(reject);
      }),
    notify: (method, params) => send({ method, ...(params === undefined ? {} : { params }) }),
    calls,
    clientCapabilities: () => declared,
    close: () => serverEnd.close(),
  };
  return server;
}
