import { announceRoots } from '@assent/client/roots';
import { bindClient } from '@assent/client/sdk';
import { Client, StreamableHTTPClientTransport, type Tool } from '@modelcontextprotocol/client';
import type { Desk } from './createDesk.ts';
import type { CallOutcome, HostTool } from './HostState.ts';
import { readResult } from './readResult.ts';
import { readTool } from './readTool.ts';
import { identityOf, type PlaygroundServer } from './servers.ts';

/** One connected server, as far as the playground needs it. */
export interface HostConnection {
  readonly tools: readonly HostTool[];
  call(
    tool: HostTool,
    args: Readonly<Record<string, unknown>>,
    options: { readonly signal: AbortSignal; readonly context: string },
  ): Promise<CallOutcome>;
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
}

/** A person may take their time, so what counts here is a server that doesn't answer. */
const SERVER_TIMEOUT = 60_000;
const PROBE_TIMEOUT = 3_000;

async function listEveryTool(client: Client): Promise<readonly Tool[]> {
  const tools: Tool[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.listTools(cursor === undefined ? {} : { cursor });
    tools.push(...page.tools);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return tools;
}

/** Connects the real SDK client to a server and binds it to the inbox. Rejects when the server can't be reached. */
export async function openConnection(
  server: PlaygroundServer,
  desk: Desk,
  onTools: (tools: readonly HostTool[]) => void,
): Promise<HostConnection> {
  const client = new Client(
    { name: 'assent-playground', title: 'Assent playground', version: '0.0.0' },
    { versionNegotiation: { mode: server.negotiate } },
  );
  const url = new URL(server.path, location.href);
  const connection = bindClient(client, { inbox: desk.inbox, server: identityOf(server) });
  await connection.connect(new StreamableHTTPClientTransport(url));
  let listed = await listEveryTool(client);
  // The everything server adds tools once it knows what the client can show.
  client.setNotificationHandler('notifications/tools/list_changed', async () => {
    listed = await listEveryTool(client);
    onTools(listed.map(readTool));
  });
  const stopAnnouncing = announceRoots({
    store: desk.roots,
    serverId: server.id,
    era: client.getProtocolEra() === 'modern' ? 'modern' : 'legacy',
    hasConsent: () => desk.policy.getAccess(server.id, 'roots') === 'on',
    notify: () => client.sendRootsListChanged(),
  });
  return {
    tools: listed.map(readTool),
    call: async (tool, args, { signal, context }) => {
      const known = listed.find(({ name }) => name === tool.name);
      const result = await connection.callTool(
        { name: tool.name, arguments: { ...args } },
        { signal, context, timeout: SERVER_TIMEOUT, ...(known === undefined ? {} : { tool: known }) },
      );
      return readResult(result);
    },
    isAlive: async () => {
      try {
        await client.listTools({}, { timeout: PROBE_TIMEOUT });
        return true;
      } catch {
        return false;
      }
    },
    close: () => {
      stopAnnouncing();
      return connection.close();
    },
  };
}
