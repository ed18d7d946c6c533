import type { OperationScope } from './OperationScope.ts';
import type { Outcome, OutcomeReason, SettleResult } from './Outcome.ts';
import type { Era, PendingRequest, RequestKind } from './PendingRequest.ts';
import type { ServerIdentity } from './ServerIdentity.ts';

/** A raw request after `normalizeRequest`: what any way in hands to the inbox. */
export interface PendingRequestInput {
  readonly kind: RequestKind;
  readonly params: Readonly<Record<string, unknown>>;
}

/** How a request reaches the inbox. */
export interface ArrivalOptions {
  readonly server: ServerIdentity;
  readonly era?: Era;
  readonly scope?: OperationScope;
  /** Aborting withdraws the request. */
  readonly signal?: AbortSignal;
  /** Milliseconds since the epoch after which the request expires (the human deadline). */
  readonly deadline?: number;
  /** The same key while pending or just settled is the same request (replays after a reconnect). */
  readonly replayKey?: string;
}

/** A settled request as the UI may still explain it; memory of these is bounded. */
export interface SettledRequest {
  readonly request: PendingRequest;
  readonly outcome: Outcome;
  /** Milliseconds since the epoch. */
  readonly settledAt: number;
}

/** The one queue that all connections feed and all UI reads. */
export interface Inbox {
  readonly surfaces: readonly RequestKind[];
  subscribe(listener: () => void): () => void;
  /** Stable between changes; oldest first. */
  getSnapshot(): readonly PendingRequest[];
  /** Wakes only for changes of this request, its end included. */
  subscribeTo(id: string, listener: () => void): () => void;
  get(id: string): PendingRequest | undefined;
  getSettled(id: string): SettledRequest | undefined;

  /** Form: content as `toContent` gave it. URL: consent, recorded after the page was opened. Roots and sampling use approve. */
  accept(id: string, content?: Readonly<Record<string, unknown>>): SettleResult;
  decline(id: string, details?: { readonly note?: string }): SettleResult;
  cancel(id: string): SettleResult;
  /** Sampling: the (edited) request at the first gate, the (edited) result at the second. Roots: the roots to share. */
  approve(id: string, edited?: Readonly<Record<string, unknown>>): SettleResult;
  reject(id: string): SettleResult;
  /** URL mode: "I've finished" after `accept`; sends a modern round, ends the waiting of a legacy request. */
  finish(id: string): SettleResult;
  /** Takes back an answer of a round that has not been sent. */
  reopen(id: string): boolean;

  /** One request in, its outcome out; never rejects. */
  request(input: PendingRequestInput, options: ArrivalOptions): Promise<Outcome>;
  /**
   * A whole round, raw JSON in and bare results out.
   * Rejects with `RoundAbandoned` when a person rejects sampling or the scope ends.
   */
  fulfil(
    inputRequests: Readonly<Record<string, unknown>>,
    options: ArrivalOptions & { readonly roundNumber?: number },
  ): Promise<Record<string, Record<string, unknown>>>;
  /** Ends everything pending under a scope, a server or a predicate, with the given reason. */
  withdraw(
    match: (request: PendingRequest) => boolean,
    reason: Exclude<OutcomeReason, 'user' | 'policy'>,
  ): void;
  /** `notifications/elicitation/complete`; unknown and finished ids are ignored. */
  complete(serverId: string, elicitationId: string): void;

  mute(serverId: string): void;
  unmute(serverId: string): void;
  /** Counts of what is held back by flood limits or mute, per server. */
  getHeldBack(): ReadonlyMap<string, number>;

  /** UI says that it can show this kind; in development a declared kind without a surface warns. */
  registerSurface(kind: RequestKind): () => void;
  /** Every settled request, in order, for activity logs. */
  onSettled(listener: (settled: SettledRequest) => void): () => void;
}
