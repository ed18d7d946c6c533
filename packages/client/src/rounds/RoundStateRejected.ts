/** The server no longer accepts the state it gave out, such as after a long wait (RD-30). Only a new operation helps. */
export class RoundStateRejected extends Error {
  readonly code = 'round-state-rejected';

  constructor(method: string, options?: ErrorOptions) {
    super(
      `The server no longer accepts the answers to this ${method}: the time it keeps an unfinished operation may be over. The answers were not used. Start the operation again; it will ask anew.`,
      options,
    );
    this.name = 'RoundStateRejected';
  }
}
