import type { ArrivalOptions, PendingRequestInput } from './Inbox.ts';
import type { Outcome } from './Outcome.ts';
import type { TypedValues } from './PendingRequest.ts';
import type { RoundEnd } from './RoundAbandoned.ts';

/** What a group comes to: an outcome for each member, in order; with `end` there are no answers to send. */
export interface GroupResult {
  readonly outcomes: readonly Outcome[];
  readonly end?: RoundEnd;
}

/** One member: its request lives in the store under `id`. */
export interface GroupMember {
  readonly id: string;
  readonly input: PendingRequestInput;
  readonly group: RequestGroup;
  /** Aborts when the request has settled, for rules and the sampling engine. */
  readonly ended: AbortController;
  readonly onDraft: ((values: TypedValues) => void) | undefined;
  answer: Outcome | undefined;
  settled: boolean;
}

/**
 * What is answered together: a round, or a single request as a group of one.
 * `open` → `delivering` → `done`, and back from `delivering` to `open` when the delivery failed.
 */
export interface RequestGroup {
  readonly members: GroupMember[];
  readonly options: ArrivalOptions;
  readonly isRound: boolean;
  readonly deliver: ((outcomes: readonly Outcome[]) => Promise<unknown>) | undefined;
  /** Everyone who waits for the same answer: a replayed or repeated request joins the first one. */
  readonly waiters: Set<(result: GroupResult) => void>;
  /** Run when the last member has left the inbox. */
  readonly cleanups: (() => void)[];
  state: 'open' | 'delivering' | 'done';
  unanswered: number;
  /** Whether it has gone through the flood gate. */
  admitted: boolean;
  result: GroupResult | undefined;
}
