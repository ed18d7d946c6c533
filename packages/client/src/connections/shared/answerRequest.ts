import type { ArrivalOptions, Inbox } from '../../inbox/Inbox.ts';
import { normalizeRequest } from '../../inbox/normalizeRequest.ts';
import { onAbort } from '../../inbox/onAbort.ts';
import type { Era, RequestKind } from '../../inbox/PendingRequest.ts';
import { TakenBack } from '../../inbox/readAbort.ts';
import { keepAlive, type ProgressNotification } from './keepAlive.ts';
import type { Operations } from './Operations.ts';
import { ProtocolFault } from './ProtocolFault.ts';
import { relatedTaskOf, withRelatedTask } from './relatedTask.ts';
import { allSignals } from './signals.ts';

/** What a binding knows of its connection. */
export interface AnswerServices {
  readonly inbox: Inbox;
  readonly server: ArrivalOptions['server'];
  readonly declared: readonly RequestKind[];
  readonly operations: Operations;
  /** Milliseconds between progress notices. */
  readonly keepAlive: number;
  /** Of the current connection. */
  readonly connection: () => { readonly id: string; readonly closed: AbortSignal };
}

/** One server-initiated request as it came. */
export interface ServerRequest {
  readonly method: string;
  readonly params?: unknown;
  /** JSON-RPC id; absent where the SDK keeps it to itself. */
  readonly id?: string | number;
  readonly era: Era;
  /** Negotiated revision, where the SDK tells it. */
  readonly protocolVersion?: string;
  /** Aborts when the server takes its request back. */
  readonly signal?: AbortSignal;
  readonly notify?: (notification: ProgressNotification) => Promise<unknown>;
}

/** The bare result of one server-initiated request; rejects with `ProtocolFault`, which says nothing of the host. */
export async function answerRequest(
  { inbox, server, declared, operations, connection, ...services }: AnswerServices,
  { method, params, id, era, protocolVersion, signal, notify }: ServerRequest,
): Promise<Record<string, unknown>> {
  const input = normalizeRequest({ method, ...(params !== undefined && { params }) });
  if ('unsupported' in input) {
    throw input.unsupported === 'method'
      ? new ProtocolFault(-32601, 'Method not found')
      : new ProtocolFault(-32602, `Unsupported request: ${input.unsupported}`);
  }
  const { operations: candidates, ...attribution } = operations.attribute(relatedTaskOf(params));
  const { id: connectionId, closed } = connection();
  const taken = new AbortController();
  const stopWatching = onAbort(signal, () => taken.abort(new TakenBack(signal?.reason)));
  const ended = allSignals(candidates.map((operation) => operation.ended.signal));
  for (const operation of candidates) operation.setAsking(true);
  const stopKeepAlive =
    era === 'modern' || !notify ? () => {} : keepAlive(params, notify, inbox.clock, services.keepAlive);
  try {
    const outcome = await inbox.request(input, {
      server,
      declared,
      era,
      ...(protocolVersion !== undefined && { protocolVersion }),
      ...attribution,
      signal: taken.signal,
      until: ended ? [closed, ended] : [closed],
      ...(era === 'legacy' && id !== undefined && { replayKey: JSON.stringify([connectionId, id]) }),
    });
    if (outcome.error) throw new ProtocolFault(outcome.error.code, outcome.error.message);
    return { ...withRelatedTask(outcome.result ?? {}, relatedTaskOf(params)) };
  } catch (error) {
    // What went wrong inside the host is none of the server's business.
    throw error instanceof ProtocolFault ? error : new ProtocolFault(-32603, 'Internal error');
  } finally {
    stopKeepAlive();
    stopWatching();
    for (const operation of candidates) operation.setAsking(false);
  }
}
