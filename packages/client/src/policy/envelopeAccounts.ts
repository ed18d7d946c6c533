import { type Envelope, type EnvelopePeriod, envelopePeriods } from './Envelope.ts';
import type { Account } from './Ledger.ts';

/** Who sets a limit: the host, for a server, or a grant. */
export type Owner = `server ${string}` | `grant ${string}`;

/** Where one period of an envelope is booked at this moment. */
export function envelopeAccount(
  owner: Owner,
  period: EnvelopePeriod,
  envelope: Envelope,
  scopeId: string | undefined,
  time: number,
): Account {
  // Requests of no operation share one account: in the background nothing begins anew.
  const place =
    period === 'day' ? dayKey(time) : period === 'session' ? 'session' : `operation ${scopeId ?? ''}`;
  return {
    key: `${place} ${owner}`,
    allowance: envelope[period] ?? {},
    label: {
      period,
      ...(owner.startsWith('grant ') && { grantId: owner.slice('grant '.length) }),
      ...(period === 'day' && { resetsInSeconds: secondsToMidnight(time) }),
    },
  };
}

/** All periods that an envelope limits. */
export function envelopeAccounts(
  owner: Owner,
  envelope: Envelope,
  scopeId: string | undefined,
  time: number,
): readonly Account[] {
  return envelopePeriods
    .filter((period) => envelope[period] !== undefined)
    .map((period) => envelopeAccount(owner, period, envelope, scopeId, time));
}

/** Begins the key of every account of a local calendar day. */
export function dayKey(time: number): string {
  const date = new Date(time);
  return `day ${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

function secondsToMidnight(time: number): number {
  const midnight = new Date(time);
  midnight.setHours(24, 0, 0, 0);
  return Math.ceil((midnight.getTime() - time) / 1000);
}
