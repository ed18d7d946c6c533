import type { ArrivalOptions, PendingRequestInput } from './Inbox.ts';
import type { Outcome } from './Outcome.ts';
import type { PendingRequest } from './PendingRequest.ts';
import type { RoundEnd } from './RoundAbandoned.ts';

/** What a group comes to: an outcome for each member, in order, or the reason why there are none. */
export type GroupResult =
  | { readonly outcomes: readonly Outcome[] }
  | { readonly end: RoundEnd; readonly outcomes: readonly Outcome[] };

/** One member: its request lives in the store under `id`. */
export interface GroupMember {
  readonly id: string;
  readonly input: PendingRequestInput;
  readonly group: RequestGroup;
  /** Aborts when the request has settled, for rules and the sampling engine. */
  readonly ended: AbortController;
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
  readonly cleanups: (() => void)[];
  readonly replayKeys: readonly string[];
  state: 'open' | 'delivering' | 'done';
  unanswered: number;
  /** Whether it has gone through the flood gate. */
  admitted: boolean;
  result: GroupResult | undefined;
}

/** A request as it goes into the store. */
export type NewRequest = Omit<PendingRequest, 'status'>;
