import type { Lease, ModelCost, PolicyNote } from '../inbox/RequestPolicy.ts';
import { type Allowance, type AllowanceName, allowanceNames } from './Envelope.ts';

/** One period of one envelope, as what it is booked under. */
export interface Account {
  readonly key: string;
  readonly allowance: Allowance;
  /** What a note about it says, such as the period and the grant. */
  readonly label: Readonly<Record<string, string | number>>;
}

type Amounts = { readonly [Name in AllowanceName]: number };

export interface AccountBalance {
  readonly used: Amounts;
  /** Set aside for calls that run. */
  readonly reserved: Amounts;
  /** Given by the person on top of the allowance, for this period only. */
  readonly extra: Amounts;
}

export interface Ledger {
  balance(key: string): AccountBalance;
  /** The first limit that has no room for this call; `undefined` when all have. Changes nothing. */
  shortage(accounts: readonly Account[], need: ModelCost): PolicyNote | undefined;
  /** Sets the need aside in all accounts, or in none: one synchronous step, so calls cannot race for the rest. */
  reserve(accounts: readonly Account[], need: ModelCost): Lease | PolicyNote;
  extend(key: string, extra: Allowance): void;
  /** Accounts whose key the test accepts, with what runs counted as used: safe to read back after a crash. */
  entries(test: (key: string) => boolean): readonly (readonly [string, Amounts, Amounts])[];
  load(key: string, used: Amounts, extra: Amounts): void;
  forget(test: (key: string) => boolean): void;
}

const nothing: Amounts = { calls: 0, seconds: 0, tokens: 0, cost: 0 };
const empty: AccountBalance = { used: nothing, reserved: nothing, extra: nothing };

function sum(a: Amounts, b: Amounts, sign: 1 | -1 = 1): Amounts {
  return {
    calls: a.calls + sign * b.calls,
    seconds: a.seconds + sign * b.seconds,
    tokens: a.tokens + sign * b.tokens,
    cost: a.cost + sign * b.cost,
  };
}

const amount = (value: number | undefined, fallback: number): number =>
  value !== undefined && Number.isFinite(value) && value >= 0 ? value : fallback;

/** Books what model calls use; in memory, and synchronous throughout. */
export function createLedger(onChange: () => void): Ledger {
  const balances = new Map<string, AccountBalance>();
  const balance = (key: string): AccountBalance => balances.get(key) ?? empty;

  function left(account: Account, name: AllowanceName): number {
    const limit = account.allowance[name];
    if (limit === undefined) return Number.POSITIVE_INFINITY;
    const { used, reserved, extra } = balance(account.key);
    return limit + extra[name] - used[name] - reserved[name];
  }

  function shortage(accounts: readonly Account[], need: ModelCost): PolicyNote | undefined {
    for (const account of accounts) {
      for (const name of allowanceNames) {
        if (account.allowance[name] === undefined) continue;
        // A call takes what time is left and is stopped then; every other need has to fit as a whole.
        const wanted = name === 'calls' ? 1 : name === 'seconds' ? Number.MIN_VALUE : need[name];
        // An unknown price or a broken estimate can't be shown to fit: not NaN <= left, but not known to fit.
        if (wanted !== undefined && wanted >= 0 && wanted <= left(account, name)) continue;
        const { used, extra } = balance(account.key);
        const max = account.allowance[name] + extra[name];
        return { code: 'limit-reached', values: { ...account.label, limit: name, max, used: used[name] } };
      }
    }
    return undefined;
  }

  return {
    balance,
    shortage,
    reserve(accounts, need) {
      const missing = shortage(accounts, need);
      if (missing !== undefined) return missing;
      const seconds = Math.min(
        amount(need.seconds, 0),
        ...accounts.map((account) => left(account, 'seconds')),
      );
      const set: Amounts = { calls: 1, seconds, tokens: amount(need.tokens, 0), cost: amount(need.cost, 0) };
      for (const { key } of accounts) {
        const before = balance(key);
        balances.set(key, { ...before, reserved: sum(before.reserved, set) });
      }
      let open = true;
      const end = (used: Amounts): void => {
        if (!open) return;
        open = false;
        for (const { key } of accounts) {
          const before = balance(key);
          balances.set(key, {
            ...before,
            reserved: sum(before.reserved, set, -1),
            used: sum(before.used, used),
          });
        }
        onChange();
      };
      onChange();
      return {
        seconds,
        close: (actual) =>
          // What a host can't measure counts as what was set aside for it.
          end({
            calls: 1,
            seconds: amount(actual.seconds, set.seconds),
            tokens: amount(actual.tokens, set.tokens),
            cost: amount(actual.cost, set.cost),
          }),
        release: () => end(nothing),
      };
    },
    extend(key, extra) {
      const before = balance(key);
      const added = {
        calls: amount(extra.calls, 0),
        seconds: amount(extra.seconds, 0),
        tokens: amount(extra.tokens, 0),
        cost: amount(extra.cost, 0),
      };
      balances.set(key, { ...before, extra: sum(before.extra, added) });
      onChange();
    },
    entries: (test) =>
      [...balances]
        .filter(([key]) => test(key))
        .map(([key, { used, reserved, extra }]) => [key, sum(used, reserved), extra] as const),
    load(key, used, extra) {
      balances.set(key, { used, reserved: nothing, extra });
    },
    forget(test) {
      for (const key of balances.keys()) if (test(key)) balances.delete(key);
    },
  };
}
