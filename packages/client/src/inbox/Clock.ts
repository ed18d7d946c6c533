/** The inbox's only source of time, so that a test never waits. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs once after so many milliseconds; returns what calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** Longer timers fire at once: the platform counts in 32 bits. */
const LONGEST_TIMER = 2_147_483_647;

/** The platform's clock, with timers longer than 24.8 days. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    let timer: ReturnType<typeof setTimeout>;
    const arm = (left: number): void => {
      const step = Math.min(Math.max(left, 0), LONGEST_TIMER);
      timer = setTimeout(() => (left > step ? arm(left - step) : run()), step);
    };
    arm(milliseconds);
    return () => clearTimeout(timer);
  },
};
