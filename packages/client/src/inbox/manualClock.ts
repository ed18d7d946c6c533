import type { Clock } from './Clock.ts';

/** A clock for tests: time passes when told to. */
export interface ManualClock extends Clock {
  advance(milliseconds: number): void;
}

export function manualClock(start = 1_000_000): ManualClock {
  let now = start;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  const nextBy = (end: number) =>
    [...timers].filter(({ at }) => at <= end).sort((left, right) => left.at - right.at)[0];
  return {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + Math.max(milliseconds, 0), run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (let next = nextBy(end); next; next = nextBy(end)) {
        timers.delete(next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
    },
  };
}
