import type { OutcomeReason } from './Outcome.ts';

/**
 * - `rejected`: a person or a rule rejected sampling or roots, for which a modern round has no answer.
 * - `unsupported`: the server asked for what was not declared, or the round cannot be read.
 * - `undelivered`: the answers could not be sent and the person gave up.
 * - any other: why the requests of the round ended.
 */
export type RoundEnd = Exclude<OutcomeReason, 'user' | 'policy'> | 'rejected' | 'undelivered';

/** Why no answers come out of a round: nothing may be sent for it, and the operation it belongs to is over. */
export class RoundAbandoned extends Error {
  readonly reason: RoundEnd;
  /** What is wrong with the round, one sentence for each entry; empty unless `reason` is `unsupported`. */
  readonly problems: readonly string[];

  constructor(reason: RoundEnd, problems: readonly string[] = []) {
    super(
      `The server's requests were not answered (${reason}), so the operation they belong to cannot go on.${problems.map((problem) => ` ${problem}`).join('')}`,
    );
    this.name = 'RoundAbandoned';
    this.reason = reason;
    this.problems = problems;
  }
}
