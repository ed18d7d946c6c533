import type { Envelope } from './Envelope.ts';

/** While one of the server's tools runs for the person, or at any other time. */
export type GrantSituation = 'in-operation' | 'background';

/**
 * - `once`: the next call, no other.
 * - `operation`: until the operation it names ends.
 * - `session`: until the host restarts.
 * - `always`: kept in the host's storage.
 * - `never`: kept; calls are refused by rule.
 * "Not now" is none of these: it is the rejection of one request and leaves nothing behind.
 */
export type GrantLifetime = 'once' | 'operation' | 'session' | 'always' | 'never';

/** A remembered permission of a person for one server to use their model, with its limits (C9). */
export interface Grant {
  readonly id: string;
  readonly serverId: string;
  readonly situation: GrantSituation;
  readonly lifetime: GrantLifetime;
  /** Id of the operation; present exactly when the lifetime is `operation`. */
  readonly scopeId?: string;
  /** Empty for `once` and `never`. */
  readonly envelope: Envelope;
  /** Whether the person still reviews each answer before the server gets it. */
  readonly reviewResponses: boolean;
  /** Beyond the envelope: the person is asked, or the server gets a refusal that names the limit. */
  readonly atLimit: 'ask' | 'refuse';
  /** Milliseconds since the epoch. */
  readonly grantedAt: number;
}

export interface GrantInput {
  readonly serverId: string;
  readonly situation: GrantSituation;
  readonly lifetime: GrantLifetime;
  readonly scopeId?: string;
  readonly envelope?: Envelope;
  readonly reviewResponses?: boolean;
  readonly atLimit?: 'ask' | 'refuse';
}

export type GrantResult =
  | { readonly ok: true; readonly grant: Grant }
  | {
      readonly ok: false;
      /** Permission without a limit is not given (C9); an `operation` needs to be named; the switch asks every time. */
      readonly reason: 'needs-envelope' | 'needs-scope' | 'invalid' | 'ask-every-time';
    };
