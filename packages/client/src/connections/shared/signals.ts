import { onAbort } from '../../inbox/onAbort.ts';

/** Aborts with the reason of whichever aborts first. `AbortSignal.any` is too young for the browsers we support. */
export function anySignal(signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) onAbort(signal, () => controller.abort(signal?.reason));
  return controller.signal;
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
