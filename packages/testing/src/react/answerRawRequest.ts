import {
  type Era,
  type Inbox,
  normalizeRequest,
  type OperationScope,
  type Outcome,
  RoundAbandoned,
  type ServerIdentity,
  type SettledRequest,
} from '@assent/client';
import { readRawRequest } from './readRawRequest.ts';

/** What came of a mounted request: what the server would get, and why. A round's `result` holds its `inputResponses`. */
export type MountedOutcome = Pick<Outcome, 'action' | 'reason' | 'result' | 'error' | 'ruleId'>;

export interface Arrival {
  readonly server: ServerIdentity;
  readonly era?: Era;
  readonly scope?: OperationScope;
  readonly signal?: AbortSignal;
}

const INVALID_PARAMS = -32602;
const METHOD_NOT_FOUND = -32601;

function refused(unsupported: string): MountedOutcome {
  const error =
    unsupported === 'method'
      ? { code: METHOD_NOT_FOUND, message: 'Method not found' }
      : { code: INVALID_PARAMS, message: `Unsupported ${unsupported}` };
  return { action: 'cancel', reason: 'unsupported', error };
}

async function answerRound(
  inbox: Inbox,
  inputRequests: Readonly<Record<string, unknown>>,
  arrival: Arrival,
): Promise<MountedOutcome> {
  const settled: SettledRequest[] = [];
  const stop = inbox.onSettled((one) => settled.push(one));
  try {
    const result = await inbox.fulfil(inputRequests, arrival);
    return { action: 'accept', reason: 'user', result };
  } catch (error) {
    if (!(error instanceof RoundAbandoned)) throw error;
    // A rejection has no place in a round's answers: it ends the operation, and its own outcome says why.
    const refusal = settled.find(({ request, outcome }) => request.round !== undefined && outcome.error);
    if (error.reason === 'rejected' && refusal !== undefined) return refusal.outcome;
    if (error.reason === 'unsupported') return refused('params');
    const reason = error.reason === 'rejected' || error.reason === 'undelivered' ? 'withdrawn' : error.reason;
    return { action: 'cancel', reason };
  } finally {
    stop();
  }
}

/** Puts a raw request or round into the inbox, as a connection would, and resolves when it has settled. */
export async function answerRawRequest(
  inbox: Inbox,
  raw: unknown,
  arrival: Arrival,
): Promise<MountedOutcome> {
  const read = readRawRequest(raw);
  if (read.kind === 'round') return answerRound(inbox, read.inputRequests, arrival);
  const input = normalizeRequest(read.json);
  if ('unsupported' in input) return refused(input.unsupported);
  return inbox.request(input, arrival);
}
