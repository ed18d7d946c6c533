/** A stored operation does not fit what the host wants to resume (RD-31). */
export class RoundNotResumable extends Error {
  readonly code = 'round-not-resumable';
  readonly reason: 'other-server' | 'other-user' | 'other-request' | 'unreadable';

  constructor(reason: 'other-server' | 'other-user' | 'other-request' | 'unreadable') {
    super(
      `The stored operation cannot be resumed (${reason}): its state is bound to the server, user and parameters it was started with, and is never used for anything else. Start the operation again.`,
    );
    this.name = 'RoundNotResumable';
    this.reason = reason;
  }
}
