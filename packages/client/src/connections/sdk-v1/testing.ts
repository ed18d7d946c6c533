import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { createInbox } from '../../inbox/createInbox.ts';
import type { Inbox } from '../../inbox/Inbox.ts';
import type { InboxOptions } from '../../inbox/InboxOptions.ts';
import { bindV1Client } from './bindV1Client.ts';
import type { BindV1Options, SdkV1Connection } from './SdkV1Connection.ts';

export interface BoundV1 {
  readonly inbox: Inbox;
  readonly client: Client;
  readonly connection: SdkV1Connection;
  readonly transport: Transport;
}

export function transportTo(kind: 'streamableHttp' | 'sse', url: URL): Transport {
  return kind === 'sse'
    ? new SSEClientTransport(url)
    : (new StreamableHTTPClientTransport(url) as unknown as Transport);
}

/** A connected v1 client, bound to an inbox with every surface unless told otherwise. */
export async function connectV1(
  transport: Transport,
  inboxOptions: Partial<InboxOptions> = {},
  bind: (inbox: Inbox) => Partial<BindV1Options> = () => ({}),
): Promise<BoundV1> {
  const inbox = createInbox({
    surfaces: ['form', 'url', 'sampling', 'roots'],
    limits: { arrivalsPerMinute: 1000 },
    warn: () => {},
    ...inboxOptions,
  });
  const client = new Client({ name: 'host', version: '1.0.0' });
  const server = { id: 'everything', label: 'Everything' };
  const connection = bindV1Client(client, { inbox, server, ...bind(inbox) });
  await connection.connect(transport);
  return { inbox, client, connection, transport };
}
