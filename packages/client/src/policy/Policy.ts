import type { HostStorage } from '../inbox/HostStorage.ts';
import type { RequestKind } from '../inbox/PendingRequest.ts';
import type { RequestPolicy } from '../inbox/RequestPolicy.ts';
import type { RateLimit } from './createRateLimit.ts';
import type { Decider } from './Decider.ts';
import type { Allowance, AllowanceName, Envelope, EnvelopePeriod } from './Envelope.ts';
import type { Grant, GrantInput, GrantResult } from './Grant.ts';

export interface PolicyOptions {
  /** The host's own prohibitions: asked first. */
  readonly deny?: readonly Decider[];
  /** The host's automatic answers: asked after limits and grants, right before the person. */
  readonly review?: readonly Decider[];
  /** Limits of every server, also for what a person approves call by call; none by default. */
  readonly limits?: Envelope;
  /** Beyond `limits`: ask the person, who may extend, or refuse and name the limit. `ask` by default. */
  readonly atLimit?: 'ask' | 'refuse';
  /** Model calls of one server; 60 in 60 seconds by default. Beyond it calls are refused with the time to wait. */
  readonly rate?: RateLimit;
  /**
   * Sampling of a server that nobody has switched on or off. `ask` (default): nothing runs, the person is asked on first
   * use. `off`: the capability is not even declared, and requests are refused, until `setAccess` says `on`.
   */
  readonly samplingOfNewServers?: 'ask' | 'off';
  readonly storage?: HostStorage;
  /** `assent.policy` by default. */
  readonly storageKey?: string;
  readonly now?: () => number;
  readonly createId?: () => string;
}

export type ServerAccess = 'on' | 'off' | 'unset';

/** One limit with what is left of it, for the person to see. */
export interface LimitMeter {
  /** Present when a grant sets the limit, absent for a limit of the host. */
  readonly grantId?: string;
  readonly period: EnvelopePeriod;
  readonly limit: AllowanceName;
  readonly max: number;
  readonly used: number;
  /** Set aside for calls that run. */
  readonly reserved: number;
  readonly left: number;
}

/** Which period of which envelope: of a grant, or of the host's limits for a server. */
export type EnvelopeTarget = (
  | { readonly grantId: string; readonly serverId?: never }
  | { readonly serverId: string; readonly grantId?: never }
) &
  (
    | { readonly period: 'operation'; readonly scopeId: string | undefined }
    | { readonly period: 'session' | 'day'; readonly scopeId?: never }
  );

export interface PolicySnapshot {
  /** False until the storage was read; until then decisions wait. */
  readonly loaded: boolean;
  readonly askEveryTime: boolean;
  readonly grants: readonly Grant[];
  readonly access: readonly (readonly [serverId: string, kind: RequestKind, state: 'on' | 'off'])[];
  /** `unreadable`: what was stored can't be trusted, so nothing is granted and everything is asked. */
  readonly problem?: 'unreadable' | 'not-saved';
}

/** The rules of an inbox and the permissions behind them. Grants nothing by itself. */
export interface Policy extends RequestPolicy {
  readonly ready: Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Stable between changes. */
  getSnapshot(): PolicySnapshot;
  getAccess(serverId: string, kind: RequestKind): ServerAccess;
  /** The person's switch for one server; `off` ends what its grants allow, at once. */
  setAccess(serverId: string, kind: RequestKind, access: ServerAccess): void;
  /** The person's switch over all servers and kinds: no rule says yes while it is on (SA-45). */
  setAskEveryTime(on: boolean): void;
  /** Switches sampling on for the server, too. */
  grant(input: GrantInput): GrantResult;
  revoke(grantId: string): void;
  /** More room in the current period only: this operation, this session, today. */
  extend(target: EnvelopeTarget, extra: Allowance): void;
  /** What is left for a server, of the host's limits and of its grants. */
  meters(serverId: string, scopeId?: string): readonly LimitMeter[];
}
