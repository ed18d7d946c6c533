import type { OperationScope } from './OperationScope.ts';
import type { PolicyNote } from './RequestPolicy.ts';
import type { ServerIdentity } from './ServerIdentity.ts';

/** Revision family of the connection: `modern` is 2026-07-28 and later, `legacy` the server-initiated requests before. */
export type Era = 'modern' | 'legacy';

export type RequestKind = 'form' | 'url' | 'sampling' | 'roots';

/**
 * - `waiting`: nobody has answered.
 * - `opened`: URL mode; the person agreed and the page was opened, they are not back yet.
 * - `answered`: a member of a round that has its answer, kept until the whole round is sent; can be reopened.
 * - `generating`: sampling; the request was approved and the host's model runs.
 * - `reviewing`: sampling; the generation waits for its own approval.
 * - `delivering`: the answer is on its way and there is nothing to do; a surface closes but keeps what was typed,
 *   since `failed` may still give it back.
 * - `failed`: the answer did not arrive; the person has the prompt back with what they typed. Any verb sends again.
 */
export type RequestStatus =
  | 'waiting'
  | 'opened'
  | 'answered'
  | 'generating'
  | 'reviewing'
  | 'delivering'
  | 'failed';

/** Place of a request in its round (`InputRequiredResult.inputRequests`). */
export interface RoundPlace {
  /** From 0, in the order of arrival. */
  readonly index: number;
  readonly count: number;
  /** Key in `inputRequests`. */
  readonly key: string;
  /** Shared by all requests of one round. */
  readonly roundId: string;
  /** 1 for the first round of an operation. */
  readonly number: number;
  /** The server asked the same thing in an earlier round of this operation. */
  readonly askedAgain: boolean;
}

/** Place of a request in a series that is asked one by one. */
export interface SeriesPlace {
  /** From 0. */
  readonly index: number;
  readonly count: number;
}

/** Which member that a person needs is missing or is not text. */
export type Malformation = 'message-missing' | 'url-missing';

/** What a person did in a form, by property name, in plain JSON: values as typed, `null` for a suggestion they cleared. */
export type TypedValues = Readonly<Record<string, string | boolean | readonly string[] | null>>;

interface PendingRequestBase<Kind extends RequestKind, Params> {
  /** The inbox's own id; never an id of the SDK (`0` is valid there, and round keys repeat). */
  readonly id: string;
  readonly kind: Kind;
  readonly server: ServerIdentity;
  /** As the server sent it; read it through the form model, `inspectUrl` or the review model. */
  readonly params: Params;
  readonly era: Era;
  /** Negotiated revision of the connection, where it is known. */
  readonly protocolVersion?: string;
  readonly scope?: OperationScope;
  readonly round?: RoundPlace;
  /** Place among requests that come one after the other, such as the URLs of one -32042 error. */
  readonly series?: SeriesPlace;
  /** Milliseconds since the epoch. */
  readonly arrivedAt: number;
  /** Milliseconds since the epoch: the human deadline, not a wire timeout. */
  readonly deadline?: number;
  readonly status: RequestStatus;
  /** What makes the request unanswerable: decline and cancel stay, accept is refused (EL-08). */
  readonly malformed?: Malformation;
  /**
   * Several operations were in flight on a legacy connection, and the request belongs to one of these; `scope` is absent
   * then. Never show such a request in one operation's place, nor in a context that not all of them share.
   */
  readonly possibleScopes?: readonly OperationScope[];
  /** How often the server asked the very same thing under the same scope while it was pending; absent for once. */
  readonly repeats?: number;
  /** What the person had typed before a reload, by property name; only when the host keeps drafts. */
  readonly savedDraft?: TypedValues;
  /** Why the rules ask the person, such as the limit that was reached. */
  readonly notes?: readonly PolicyNote[];
  /** Present while `status` is `failed`: a message for the host's developer and for the log, not for the person. */
  readonly failure?: string;
}

export interface FormParams {
  readonly mode?: 'form';
  readonly message: string;
  readonly requestedSchema: unknown;
}

export interface UrlParams {
  readonly mode: 'url';
  readonly message: string;
  readonly url: string;
  /** Legacy only: what `notifications/elicitation/complete` refers to. */
  readonly elicitationId?: string;
}

export type SamplingParams = Readonly<Record<string, unknown>>;
export type RootsParams = Readonly<Record<string, unknown>>;

export type FormRequest = PendingRequestBase<'form', FormParams>;
export type UrlRequest = PendingRequestBase<'url', UrlParams>;
export type SamplingRequest = PendingRequestBase<'sampling', SamplingParams>;
export type RootsRequest = PendingRequestBase<'roots', RootsParams>;

/** What a server waits for. */
export type PendingRequest = FormRequest | UrlRequest | SamplingRequest | RootsRequest;
