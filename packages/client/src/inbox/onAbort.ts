const watched = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Runs once when the signal aborts, at once if it has; returns what calls it off.
 * One listener per signal: removing one of many from an `EventTarget` takes a walk over all of them.
 */
export function onAbort(signal: AbortSignal | undefined, run: () => void): () => void {
  if (!signal) return () => {};
  if (signal.aborted) {
    run();
    return () => {};
  }
  let runs = watched.get(signal);
  if (!runs) {
    const all = new Set<() => void>();
    runs = all;
    watched.set(signal, all);
    signal.addEventListener(
      'abort',
      () => {
        for (const each of all) each();
      },
      { once: true },
    );
  }
  const all = runs;
  const own = (): void => run();
  all.add(own);
  return () => all.delete(own);
}
