import { onAbort } from '../../inbox/onAbort.ts';

/**
 * Sends with a signal that is let go once the answer is in. SDK v1 sends `notifications/cancelled` for an answered request when
 * its signal aborts later, which is no way to cancel the task that the answer made (TK-24, TK-65).
 */
export async function whileSending<Result>(
  signal: AbortSignal,
  send: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const own = new AbortController();
  const stop = onAbort(signal, () => own.abort(signal.reason));
  try {
    return await send(own.signal);
  } finally {
    stop();
  }
}
