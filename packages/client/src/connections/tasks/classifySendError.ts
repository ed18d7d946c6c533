import type { SendFailure } from '../../rounds/runRounds.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * What an error of a host's own request function says: a numeric code is the server's answer, anything else means that nobody
 * knows whether the request arrived, so that sending again is the person's decision (RD-29, RD-30).
 */
export function classifySendError(error: unknown): SendFailure {
  if (!isObject(error) || typeof error.code !== 'number') return 'undelivered';
  const { code, data } = error;
  const stale = code === -32602 && isObject(data) && data.reason === 'invalid_request_state';
  return stale ? 'state-rejected' : 'answer';
}
