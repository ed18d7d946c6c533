import { onAbort } from '../../inbox/onAbort.ts';

/**
 * Aborts with the reason of whichever aborts first; `release` lets go of them, so that what lives long (a connection) does not
 * hold on to what is over. `AbortSignal.any` is too young for the browsers we support.
 */
export function anySignal(signals: readonly (AbortSignal | undefined)[]): {
  readonly signal: AbortSignal;
  readonly release: () => void;
} {
  const controller = new AbortController();
  const stops = signals.map((signal) => onAbort(signal, () => controller.abort(signal?.reason)));
  return {
    signal: controller.signal,
    release: () => {
      for (const stop of stops) stop();
    },
  };
}

/** Aborts when all of them have: a request that may belong to several operations outlives all but the last. */
export function allSignals(signals: readonly AbortSignal[]): AbortSignal | undefined {
  if (signals.length === 0) return undefined;
  const controller = new AbortController();
  let left = signals.length;
  for (const signal of signals) {
    onAbort(signal, () => {
      left -= 1;
      if (left === 0) controller.abort(signal.reason);
    });
  }
  return controller.signal;
}
