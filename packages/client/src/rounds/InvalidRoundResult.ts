/** A result that the pattern does not know: nothing of it is shown and nothing is retried (RD-13, RD-14). */
export class InvalidRoundResult extends Error {
  readonly code = 'invalid-round-result';

  constructor(method: string) {
    super(
      `The server answered ${method} with a result that is neither complete nor a valid request for input, so it can be neither used nor retried. This is a fault of the server: an input_required result needs inputRequests or requestState.`,
    );
    this.name = 'InvalidRoundResult';
  }
}
