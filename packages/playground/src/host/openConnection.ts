import { capabilitiesFor, type Inbox } from '@assent/client';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { CallOutcome, HostTool } from './HostState.ts';
import { readTool } from './readTool.ts';
import type { PlaygroundServer } from './servers.ts';

export interface HostConnection {
  listTools(): Promise<readonly HostTool[]>;
  call(
    tool: HostTool,
    args: Readonly<Record<string, unknown>>,
    options: { readonly signal: AbortSignal; readonly context: string },
  ): Promise<CallOutcome>;
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
}

export async function openConnection(server: PlaygroundServer, inbox: Inbox): Promise<HostConnection> {
  const client = new Client(
    { name: 'assent-playground', title: 'Assent playground', version: '0.0.0' },
    { capabilities: capabilitiesFor(inbox, server.id), versionNegotiation: { mode: server.negotiate } },
  );
  const url = new URL(server.path, location.href);
  await client.connect(new StreamableHTTPClientTransport(url));
  return {
    listTools: async () => (await client.listTools()).tools.map(readTool),
    call: async () => {
      throw new Error('not bound');
    },
    isAlive: async () => true,
    close: () => client.close(),
  };
}
