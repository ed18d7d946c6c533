import { allowanceNames, type Envelope, envelopePeriods } from './Envelope.ts';
import { envelopeAccount, type Owner } from './envelopeAccounts.ts';
import type { Grant } from './Grant.ts';
import type { Ledger } from './Ledger.ts';
import type { LimitMeter } from './Policy.ts';

/** What is left of every limit that holds for a server. */
export function readMeters(
  ledger: Ledger,
  limits: Envelope,
  grants: Iterable<Grant>,
  { serverId, scopeId, time }: { serverId: string; scopeId: string | undefined; time: number },
): readonly LimitMeter[] {
  const meters: LimitMeter[] = [];
  const add = (owner: Owner, envelope: Envelope, of: Pick<LimitMeter, 'grantId'>): void => {
    for (const period of envelopePeriods) {
      for (const limit of allowanceNames) {
        const allowed = envelope[period]?.[limit];
        if (allowed === undefined) continue;
        const balance = ledger.balance(envelopeAccount(owner, period, envelope, scopeId, time).key);
        const max = allowed + balance.extra[limit];
        const used = balance.used[limit];
        const reserved = balance.reserved[limit];
        meters.push({ ...of, period, limit, max, used, reserved, left: Math.max(0, max - used - reserved) });
      }
    }
  };
  add(`server ${serverId}`, limits, {});
  for (const grant of grants) {
    if (grant.serverId === serverId && (grant.scopeId === undefined || grant.scopeId === scopeId))
      add(`grant ${grant.id}`, grant.envelope, { grantId: grant.id });
  }
  return meters;
}
