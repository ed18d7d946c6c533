/** When a decision may be taken: in view, undisturbed, for `delay` milliseconds. Pure but for the clock it is given. */
export interface ArmingGate {
  /** Something changed under the person: the wait starts again. */
  disturb(): void;
  setInView(inView: boolean): void;
  /** When the gate opened, in the clock's milliseconds; `undefined` while it is closed. */
  armedSince(): number | undefined;
  /** Calls back on every possible change of `armedSince`. */
  subscribe(listener: () => void): () => void;
  /** Drops the timer; the next `disturb` starts a new one. */
  stop(): void;
}

/** A gate over the clock `now`; `delay` 0 is always open. */
export function createArmingGate(delay: number, now: () => number = () => performance.now()): ArmingGate {
  let inView = false;
  let quietSince = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const restart = (): void => {
    quietSince = now();
    clearTimeout(timer);
    if (inView && delay > 0) timer = setTimeout(notify, delay + 1);
    notify();
  };

  return {
    disturb: restart,
    setInView(next) {
      if (next === inView) return;
      inView = next;
      restart();
    },
    armedSince() {
      if (delay <= 0) return Number.NEGATIVE_INFINITY;
      const opens = quietSince + delay;
      return inView && now() >= opens ? opens : undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
