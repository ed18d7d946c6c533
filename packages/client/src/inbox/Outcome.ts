import type { PolicyNote } from './RequestPolicy.ts';

/** The protocol action of a settled request: elicitation and roots use the first three, sampling the last two (roots: approve / reject too). */
export type OutcomeAction = 'accept' | 'decline' | 'cancel' | 'approve' | 'reject';

/** Why a request settled. Only `user` and `policy` can stand beside accept, decline or approve. */
export type OutcomeReason =
  | 'user'
  | 'policy'
  | 'expired'
  | 'aborted'
  | 'withdrawn'
  | 'unattended'
  | 'unsupported'
  | 'answered-elsewhere';

/** How one request ended: what goes to the server and why. */
export interface Outcome {
  readonly action: OutcomeAction;
  readonly reason: OutcomeReason;
  /** Id of the deciding rule; present exactly when `reason` is `policy`. */
  readonly ruleId?: string;
  /** The bare result object for the server (`ElicitResult`, `CreateMessageResult`, `ListRootsResult`). */
  readonly result?: Readonly<Record<string, unknown>>;
  /** Set instead of `result` where the protocol answers with an error. */
  readonly error?: { readonly code: number; readonly message: string };
  /** What the person wrote when declining. Stays with the host unless it opts in to sending it. */
  readonly note?: string;
  /** What the server said when it took its request back: untrusted text (GE-19, GE-53). */
  readonly serverReason?: string;
  /** Why the rule refused, such as the limit it names; only beside `ruleId`. */
  readonly policyNote?: PolicyNote;
}

/** What a verb of the inbox returns: the first answer wins, later ones learn by what the request was settled. */
export type SettleResult =
  | { readonly settled: true }
  | { readonly settled: false; readonly by: OutcomeReason | 'unknown' };
