/** What may be used within one period; a limit that is absent does not bind. */
export interface Allowance {
  readonly calls?: number;
  /** Time the model runs. */
  readonly seconds?: number;
  /** Prompt and output together. */
  readonly tokens?: number;
  /** In the host's currency; binds only calls with a known price, others do not fit. */
  readonly cost?: number;
}

export type AllowanceName = keyof Allowance;

/** One tool call (or other operation), the time until the host is restarted, a local calendar day. */
export type EnvelopePeriod = 'operation' | 'session' | 'day';

/** Limits of a bounded sub-agent, all of which have to hold (S-20). */
export type Envelope = { readonly [Period in EnvelopePeriod]?: Allowance };

export const allowanceNames: readonly AllowanceName[] = ['calls', 'seconds', 'tokens', 'cost'];

export const envelopePeriods: readonly EnvelopePeriod[] = ['operation', 'session', 'day'];

/** Whether there is at least one limit, and all limits are numbers from 0. */
export function isBounded(envelope: Envelope): boolean {
  const limits = envelopePeriods.flatMap((period) => Object.values(envelope[period] ?? {}) as unknown[]);
  return limits.length > 0 && limits.every((limit) => Number.isFinite(limit) && (limit as number) >= 0);
}
