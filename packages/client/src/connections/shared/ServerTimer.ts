import type { Clock } from '../../inbox/Clock.ts';

/** Counts the time a server takes and stands still while a person is asked: human time uses up no timeout (GE-26). */
export class ServerTimer {
  readonly #clock: Clock;
  readonly #timeout: number;
  readonly #run: () => void;
  #left: number;
  #since = 0;
  #asking = 0;
  #cancel: (() => void) | undefined;

  constructor(clock: Clock, timeout: number, run: () => void) {
    this.#clock = clock;
    this.#timeout = timeout;
    this.#left = timeout;
    this.#run = run;
    this.#start();
  }

  setAsking(asking: boolean): void {
    this.#asking += asking ? 1 : -1;
    if (this.#asking > 0) this.#pause();
    else this.#start();
  }

  reset(): void {
    this.#pause();
    this.#left = this.#timeout;
    if (this.#asking === 0) this.#start();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#asking = Number.POSITIVE_INFINITY;
  }

  #start(): void {
    if (this.#cancel || this.#asking > 0) return;
    this.#since = this.#clock.now();
    this.#cancel = this.#clock.after(this.#left, this.#run);
  }

  #pause(): void {
    if (!this.#cancel) return;
    this.#cancel();
    this.#cancel = undefined;
    this.#left -= this.#clock.now() - this.#since;
  }
}
