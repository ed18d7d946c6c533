import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client';
import { createInbox } from '../../inbox/createInbox.ts';
import type { Inbox } from '../../inbox/Inbox.ts';
import type { InboxOptions } from '../../inbox/InboxOptions.ts';
import type { PendingRequest } from '../../inbox/PendingRequest.ts';
import { bindClient } from './bindClient.ts';
import type { BindOptions, SdkConnection } from './SdkConnection.ts';

export const server = { id: 'travel', label: 'Travel', origin: 'http://travel.test' } as const;

export interface Bound {
  readonly inbox: Inbox;
  readonly connection: SdkConnection;
}

/** A connected client over `transport`, bound to an inbox with every surface unless told otherwise. */
export async function connect(
  transport: Transport,
  inboxOptions: Partial<InboxOptions> = {},
  bindOptions: Partial<BindOptions> = {},
  mode: 'auto' | 'legacy' = 'auto',
): Promise<Bound> {
  const inbox =
    bindOptions.inbox ??
    createInbox({
      surfaces: ['form', 'url', 'sampling', 'roots'],
      limits: { arrivalsPerMinute: 1000 },
      warn: () => {},
      ...inboxOptions,
    });
  const client = new Client({ name: 'host', version: '1.0.0' }, { versionNegotiation: { mode } });
  const connection = bindClient(client, { server, ...bindOptions, inbox });
  await connection.connect(transport);
  return { inbox, connection };
}

/** A modern connection to a server of this process, without a socket. */
export function connectInProcess(
  {
    transportFetch,
  }: { readonly transportFetch: (url: string | URL, init?: RequestInit) => Promise<Response> },
  inboxOptions: Partial<InboxOptions> = {},
  bindOptions: Partial<BindOptions> = {},
): Promise<Bound> {
  const transport = new StreamableHTTPClientTransport(new URL('http://travel.test/mcp'), {
    fetch: transportFetch,
  });
  return connect(transport, inboxOptions, bindOptions);
}

/** Resolves with the pending requests once `count` of them are there. */
export function pending(inbox: Inbox, count = 1): Promise<readonly PendingRequest[]> {
  return until(inbox, () => (inbox.getSnapshot().length >= count ? inbox.getSnapshot() : undefined));
}

/** Resolves with the first defined value of `read`, looked at now and after every change of the inbox. */
export function until<Value>(inbox: Inbox, read: () => Value | undefined): Promise<Value> {
  return new Promise((resolve) => {
    let stop = (): void => {};
    const look = (): void => {
      const value = read();
      if (value === undefined) return;
      stop();
      resolve(value);
    };
    stop = inbox.subscribe(look);
    look();
  });
}

/** Answers everything as a person would, in the order of arrival. */
export function answerEach(inbox: Inbox, answer: (request: PendingRequest) => void): () => void {
  const look = (): void => {
    for (const request of inbox.getSnapshot()) if (request.status === 'waiting') answer(request);
  };
  const stop = inbox.subscribe(look);
  look();
  return stop;
}
