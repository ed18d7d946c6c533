import type { PendingRequest, RequestKind } from './PendingRequest.ts';
import type { ServerIdentity } from './ServerIdentity.ts';

/** Why a rule asks or refuses: a code with its numbers; locale files hold the words. */
export interface PolicyNote {
  /** Such as `first-use`, `ask-every-time`, `limit-reached`, `rule-failed`. */
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What one model call may take at most, or what it took. */
export interface ModelCost {
  /** Prompt and output together. */
  readonly tokens: number;
  /** In the host's currency; absent when the host gave no prices. */
  readonly cost?: number;
  /** Time the model runs, not time a person thinks. */
  readonly seconds: number;
}

/** At which gate a rule is asked; only sampling has the second one. */
export type DecisionContext =
  | {
      readonly gate: 'request';
      /** Aborts when the request has settled in another way. */
      readonly signal: AbortSignal;
      /** Sampling: the most that this call can take. */
      readonly need?: ModelCost;
    }
  | {
      readonly gate: 'response';
      readonly signal: AbortSignal;
      /** The rule that passed the first gate; absent when a person did. */
      readonly approvedBy?: string;
      /** The result as the server would get it. */
      readonly result: Readonly<Record<string, unknown>>;
    };

export interface AskVerdict {
  readonly action: 'ask';
  readonly notes?: readonly PolicyNote[];
}

/**
 * What the rules say of a request: ask the person, or an answer in the name of a rule, whose id goes into the outcome.
 * `accept`, `decline` and `cancel` answer elicitation, `approve` and `reject` sampling and roots.
 */
export type PolicyVerdict =
  | AskVerdict
  | {
      readonly action: 'accept';
      readonly ruleId: string;
      readonly content?: Readonly<Record<string, unknown>>;
    }
  | { readonly action: 'decline' | 'cancel'; readonly ruleId: string; readonly note?: PolicyNote }
  | {
      readonly action: 'approve';
      readonly ruleId: string;
      /** Sampling: the request to run at the first gate, the result at the second. Roots: the roots. As asked when absent. */
      readonly edited?: Readonly<Record<string, unknown>>;
      /** Set when a stored grant pays for it: `reserve` draws on its envelope. */
      readonly grantId?: string;
    }
  | {
      readonly action: 'reject';
      readonly ruleId: string;
      readonly note?: PolicyNote;
      /** What the server is told where the protocol has an error; the neutral refusal when absent. */
      readonly error?: { readonly code: number; readonly message: string };
    };

/** What was set aside for one model call. */
export interface Lease {
  /** After this long the call must be stopped. */
  readonly seconds?: number;
  /** Books what the call really took and frees the rest; only the first call counts. */
  close(actual: ModelCost): void;
  /** The call never reached the model. */
  release(): void;
}

/** Setting aside is atomic: two concurrent requests can never both get the last call. */
export type Reservation =
  | { readonly granted: true; readonly lease: Lease }
  | { readonly granted: false; readonly note: PolicyNote };

/** The rules an inbox follows; without one it asks the person about everything. */
export interface RequestPolicy {
  /** May be synchronous. A rejection or an unknown action counts as `ask`. */
  decide(request: PendingRequest, context: DecisionContext): PolicyVerdict | Promise<PolicyVerdict>;
  /** Sampling: called right before the model runs, also for what a person approved. */
  reserve(request: PendingRequest, need: ModelCost, grantId?: string): Reservation;
  /** Whether the capability may be declared to this server at all. */
  offers(kind: RequestKind, server: ServerIdentity): boolean;
}
