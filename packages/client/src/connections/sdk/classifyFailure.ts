import { ProtocolError, SdkError, SdkErrorCode } from '@modelcontextprotocol/client';
import type { SendFailure } from '../../rounds/runRounds.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Answers that the SDK itself found wrong: they did arrive, so sending again would run the tool twice. */
const RECEIVED: ReadonlySet<string> = new Set([
  SdkErrorCode.InvalidResult,
  SdkErrorCode.UnsupportedResultType,
]);

/** What an error of `client.request` says of the answers that were sent with it (RD-29, RD-30). */
export function classifyFailure(error: unknown): SendFailure {
  if (error instanceof ProtocolError) {
    const { code, data } = error;
    return code === -32602 && isObject(data) && data.reason === 'invalid_request_state'
      ? 'state-rejected'
      : 'answer';
  }
  if (error instanceof SdkError) {
    if (RECEIVED.has(error.code)) return 'answer';
    // A timed-out server may still be at work: whether to send again is the person's decision.
    return error.code === SdkErrorCode.RequestTimeout ? 'undelivered' : 'lost';
  }
  return error instanceof TypeError ? 'lost' : 'undelivered';
}
