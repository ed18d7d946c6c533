import { type Client, type ClientContext, ProtocolError } from '@modelcontextprotocol/client';
import type { ArrivalOptions, Inbox } from '../../inbox/Inbox.ts';
import { normalizeRequest } from '../../inbox/normalizeRequest.ts';
import { onAbort } from '../../inbox/onAbort.ts';
import type { RequestKind } from '../../inbox/PendingRequest.ts';
import { keepAlive } from './keepAlive.ts';
import type { Operations } from './Operations.ts';
import { allSignals, anySignal } from './signals.ts';

type Json = Record<string, unknown>;

export interface AnswerServices {
  readonly client: Client;
  readonly inbox: Inbox;
  readonly server: ArrivalOptions['server'];
  readonly declared: readonly RequestKind[];
  readonly operations: Operations;
  readonly keepAlive: number;
  /** Of the current connection. */
  readonly connection: () => { readonly id: string; readonly closed: AbortSignal };
}

/** One server-initiated request of a legacy connection, or an input request that the SDK's auto mode hands over. */
export async function answerServer(
  { client, inbox, server, declared, operations, connection, ...services }: AnswerServices,
  request: { readonly method: string; readonly params?: unknown },
  context: ClientContext,
): Promise<Json> {
  const { id, signal } = context.mcpReq;
  const modern = client.getProtocolEra() === 'modern';
  // Before the handshake is over a server has nothing to ask (GE-54).
  if (client.getNegotiatedProtocolVersion() === undefined) {
    throw new ProtocolError(-32600, 'The connection is not initialized');
  }
  const input = normalizeRequest(request);
  if ('unsupported' in input) {
    throw input.unsupported === 'method'
      ? new ProtocolError(-32601, 'Method not found')
      : new ProtocolError(-32602, `Unsupported request: ${input.unsupported}`);
  }
  const { operations: candidates, ...attribution } = operations.attribute();
  const { id: connectionId, closed } = connection();
  // The server took its request back, or the connection is gone.
  const taken = new AbortController();
  const stopWatching = onAbort(signal, () => taken.abort('withdrawn'));
  const ended = allSignals(candidates.map((operation) => operation.ended.signal));
  for (const operation of candidates) operation.setAsking(true);
  const stopKeepAlive = modern ? () => {} : keepAlive(context, inbox.clock, services.keepAlive);
  try {
    const outcome = await inbox.request(input, {
      server,
      declared,
      era: modern ? 'modern' : 'legacy',
      ...attribution,
      signal: anySignal([closed, ended, taken.signal]),
      ...(!modern && { replayKey: JSON.stringify([connectionId, id]) }),
    });
    if (outcome.error) throw new ProtocolError(outcome.error.code, outcome.error.message);
    return { ...outcome.result };
  } catch (error) {
    // What went wrong inside the host is none of the server's business.
    throw error instanceof ProtocolError ? error : new ProtocolError(-32603, 'Internal error');
  } finally {
    stopKeepAlive();
    stopWatching();
    for (const operation of candidates) operation.setAsking(false);
  }
}
