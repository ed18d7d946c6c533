import type { RoundState } from './RoundState.ts';

/** A server went on asking or waiting beyond the limit. Nothing is lost: `getState()` resumes the operation. */
export class RoundsExceeded extends Error {
  readonly code = 'rounds-exceeded';
  readonly rounds: number;
  // Private, so that whatever prints the error does not print the server's state.
  readonly #state: RoundState;

  constructor(state: RoundState) {
    super(
      `The server has asked ${state.round} times${state.waits > 0 ? ` and put off its answer ${state.waits} times in a row` : ''} for one ${state.method}, which is more than the limit, so it was stopped. Resume it with getState(), or raise limits.maxRounds.`,
    );
    this.name = 'RoundsExceeded';
    this.rounds = state.round;
    this.#state = state;
  }

  /** The state to go on from, with a fresh allowance. */
  getState(): RoundState {
    const { waits: _, ...state } = this.#state;
    return { ...state, waits: 0, round: 1 };
  }
}
