import type { Clock } from './Clock.ts';
import type { HostStorage } from './HostStorage.ts';
import type { OperationScope } from './OperationScope.ts';
import type { Outcome, OutcomeReason, SettleResult } from './Outcome.ts';
import type {
  Era,
  Malformation,
  PendingRequest,
  RequestKind,
  SeriesPlace,
  TypedValues,
} from './PendingRequest.ts';
import type { RequestPolicy } from './RequestPolicy.ts';
import type { SamplingEngine } from './SamplingEngine.ts';
import type { ServerIdentity } from './ServerIdentity.ts';

/** A raw request after `normalizeRequest`: what any way in hands to the inbox. */
export interface PendingRequestInput {
  readonly kind: RequestKind;
  readonly params: Readonly<Record<string, unknown>>;
  readonly malformed?: Malformation;
}

/** How a request reaches the inbox. */
export interface ArrivalOptions {
  readonly server: ServerIdentity;
  readonly era?: Era;
  /** Negotiated revision of the connection, such as `2025-06-18`. */
  readonly protocolVersion?: string;
  readonly scope?: OperationScope;
  /** When it is one of several operations that the request belongs to, and the connection does not say which. */
  readonly possibleScopes?: readonly OperationScope[];
  /** Aborting ends the request as `aborted`; as `withdrawn` when the reason is `withdrawn` or `closed`. */
  readonly signal?: AbortSignal;
  /** Further signals that end it in the same way, such as the end of the connection. */
  readonly until?: readonly AbortSignal[];
  /** Milliseconds since the epoch after which the request expires (the human deadline). */
  readonly deadline?: number;
  /** The same key while pending or just settled is the same request (replays after a reconnect). */
  readonly replayKey?: string;
  /** When the `accept` of a URL request leaves; by default at once on legacy, when the person is back on modern. */
  readonly urlDelivery?: 'on-finish' | 'on-open';
  /** The person agreed to this very URL before: it arrives `opened`, waiting for them to come back. */
  readonly opened?: boolean;
  /** Place among requests that the caller asks one after the other. */
  readonly series?: SeriesPlace;
  /** Kinds declared to this server; those that the surfaces and the policy allow by default. */
  readonly declared?: readonly RequestKind[];
}

/** How a single request reaches the inbox. */
export interface RequestOptions extends ArrivalOptions {
  /** Sends the answer; see `RoundOptions.deliver`. */
  readonly deliver?: (outcome: Outcome) => Promise<unknown>;
}

/** How a whole round reaches the inbox. */
export interface RoundOptions extends ArrivalOptions {
  /** 1 for the first round of an operation. */
  readonly roundNumber?: number;
  /** What the person had typed before a reload, by key. */
  readonly drafts?: Readonly<Record<string, TypedValues>>;
  /** Receives what the person types, to keep it; nothing is kept without it. */
  readonly onDraft?: (key: string, values: TypedValues) => void;
  /** Keys that the server asked in an earlier round of this operation. */
  readonly askedAgain?: ReadonlySet<string>;
  /** Keys whose URL the person agreed to in the round before: they arrive `opened`. */
  readonly openedBefore?: ReadonlySet<string>;
  /**
   * Sends the answers. While it runs the requests are `delivering`; if it rejects, they are given back to the person as
   * `failed`, with what they typed, and the next verb on any of them sends again. Rejecting with `RoundAbandoned` ends them
   * for that reason instead.
   */
  readonly deliver?: (responses: InputResponses) => Promise<unknown>;
}

/** Bare results under the keys of `inputRequests`. */
export type InputResponses = Record<string, Record<string, unknown>>;

/** A settled request as the UI may still explain it; memory of these is bounded. */
export interface SettledRequest {
  readonly request: PendingRequest;
  readonly outcome: Outcome;
  /** Milliseconds since the epoch. */
  readonly settledAt: number;
}

/** An arrival (no `before`) or a change of a pending request; its end comes by `onSettled`. */
export interface RequestChange {
  readonly request: PendingRequest;
  readonly before?: PendingRequest;
}

/** The one queue that all connections feed and all UI reads. */
export interface Inbox {
  readonly surfaces: readonly RequestKind[];
  /** Where rounds are kept over a reload, as the host gave it. */
  readonly storage?: HostStorage;
  readonly clock: Clock;
  /** The kinds that the surfaces and the policy let a server ask for; capabilities follow from it. */
  offers(server: ServerIdentity): readonly RequestKind[];
  /** Every server that was bound or has asked, so that look-alike names can be told apart (T4); stable between changes. */
  getServers(): readonly ServerIdentity[];
  /** Sub-capabilities of sampling that may be declared. */
  readonly samplingSupports: { readonly tools?: boolean; readonly context?: boolean };
  /** The rules and the sampling engine as the host gave them, for the surfaces that show what they know. */
  readonly policy?: RequestPolicy;
  readonly sampling?: SamplingEngine;
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

  /** A form tells what was typed, for hosts that keep drafts over a reload; `read` is not called for any other. */
  keepDraft(id: string, read: () => TypedValues): void;

  /** One request in, its outcome out; never rejects. */
  request(input: PendingRequestInput, options: RequestOptions): Promise<Outcome>;
  /**
   * A whole round, raw JSON in and bare results out.
   * Rejects with `RoundAbandoned` when a person rejects sampling or the scope ends.
   */
  fulfil(inputRequests: Readonly<Record<string, unknown>>, options: RoundOptions): Promise<InputResponses>;
  /** Ends everything pending under a scope, a server or a predicate, with the given reason. */
  withdraw(
    match: (request: PendingRequest) => boolean,
    reason: Exclude<OutcomeReason, 'user' | 'policy'>,
  ): void;
  /** `notifications/elicitation/complete`; unknown and finished ids are ignored. */
  complete(serverId: string, elicitationId: string): void;

  mute(serverId: string): void;
  unmute(serverId: string): void;
  /** Shows what is held back for a server: the person asked for it. */
  showHeldBack(serverId: string): void;
  /** Counts of what is held back by flood limits or mute, per server; stable between changes. */
  getHeldBack(): ReadonlyMap<string, number>;
  isMuted(serverId: string): boolean;

  /** UI says that it can show this kind; in development a declared kind without a surface warns. */
  registerSurface(kind: RequestKind): () => void;
  /** Every settled request, in order, for activity logs. */
  onSettled(listener: (settled: SettledRequest) => void): () => void;
  /** Every arrival and every step of a pending request, in order, what is held back included, for activity logs. */
  onChanged(listener: (change: RequestChange) => void): () => void;
}
