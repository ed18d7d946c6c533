import type { HostStorage } from '../inbox/HostStorage.ts';
import type { RequestKind } from '../inbox/PendingRequest.ts';
import { dayKey } from './envelopeAccounts.ts';
import type { Grant } from './Grant.ts';
import { createLedger, type Ledger } from './Ledger.ts';
import type { PolicySnapshot, ServerAccess } from './Policy.ts';
import { readPolicyRecord, writePolicyRecord } from './PolicyRecord.ts';

/** What the person decided and what was used of it: in memory, and of it what lasts in the host's storage. */
export interface PermissionStore {
  readonly ready: Promise<void>;
  readonly ledger: Ledger;
  subscribe(listener: () => void): () => void;
  getSnapshot(): PolicySnapshot;
  asksEveryTime(): boolean;
  setAskEveryTime(on: boolean): void;
  getAccess(serverId: string, kind: RequestKind): ServerAccess;
  setAccess(serverId: string, kind: RequestKind, access: ServerAccess): void;
  getGrants(): Iterable<Grant>;
  getGrant(id: string): Grant | undefined;
  /** Switches sampling on for the grant's server, unless the grant says never. */
  addGrant(grant: Grant): void;
  removeGrant(id: string): void;
}

const accessKey = (serverId: string, kind: string): string => `${kind} ${serverId}`;

/** Reads the storage at once; a record that can't be trusted grants nothing and has everything asked. */
export function createPermissionStore(
  storage: HostStorage | undefined,
  storageKey: string,
  now: () => number,
): PermissionStore {
  const access = new Map<string, readonly [string, RequestKind, 'on' | 'off']>();
  const grants = new Map<string, Grant>();
  const listeners = new Set<() => void>();
  const ledger = createLedger(changed);
  let askEveryTime = false;
  let loaded = storage === undefined;
  let touched = false;
  let problem: PolicySnapshot['problem'];
  let snapshot: PolicySnapshot | undefined;
  let saving: Promise<unknown> = Promise.resolve();

  function notify(): void {
    snapshot = undefined;
    for (const listener of [...listeners]) listener();
  }

  function distrust(): void {
    problem = 'unreadable';
    askEveryTime = true;
  }

  async function load(): Promise<void> {
    if (storage === undefined) return;
    try {
      const text = await storage.getItem(storageKey);
      const record = text === null ? undefined : readPolicyRecord(text);
      if (text !== null && record === undefined) distrust();
      askEveryTime ||= record?.askEveryTime ?? false;
      for (const entry of record?.access ?? []) {
        const key = accessKey(entry[0], entry[1]);
        // What the person did while the storage was being read is newer.
        if (!access.has(key)) access.set(key, entry);
      }
      for (const grant of record?.grants ?? []) grants.set(grant.id, grant);
      for (const [key, used, extra] of record?.usage ?? []) ledger.load(key, amounts(used), amounts(extra));
    } catch {
      distrust();
    }
    loaded = true;
    if (touched) changed();
    else notify();
  }

  function changed(): void {
    touched = true;
    notify();
    // What can't be read, perhaps of a later version, is not written over before the person has decided anew.
    if (storage === undefined || !loaded || problem === 'unreadable') return;
    const today = dayKey(now());
    ledger.forget((key) => key.startsWith('day ') && !key.startsWith(`${today} `));
    const text = writePolicyRecord({
      askEveryTime,
      access: [...access.values()],
      grants: [...grants.values()].filter(({ lifetime }) => lifetime === 'always' || lifetime === 'never'),
      usage: ledger
        .entries((key) => key.startsWith(`${today} `))
        .map(([key, used, extra]) => [key, numbers(used), numbers(extra)]),
    });
    // One after the other, or an asynchronous storage could end with the older state.
    saving = saving.then(async () => {
      try {
        await storage.setItem(storageKey, text);
      } catch {
        problem = 'not-saved';
        notify();
      }
    });
  }

  return {
    ready: load(),
    ledger,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot() {
      snapshot ??= {
        loaded,
        askEveryTime,
        grants: [...grants.values()],
        access: [...access.values()],
        ...(problem === undefined ? {} : { problem }),
      };
      return snapshot;
    },
    asksEveryTime: () => askEveryTime,
    setAskEveryTime(on) {
      askEveryTime = on;
      // The person has looked and decided anew: what is stored from here on is theirs.
      if (!on && problem === 'unreadable') problem = undefined;
      changed();
    },
    getAccess: (serverId, kind) => access.get(accessKey(serverId, kind))?.[2] ?? 'unset',
    setAccess(serverId, kind, state) {
      if (state === 'unset') access.delete(accessKey(serverId, kind));
      else access.set(accessKey(serverId, kind), [serverId, kind, state]);
      changed();
    },
    getGrants: () => grants.values(),
    getGrant: (id) => grants.get(id),
    addGrant(grant) {
      grants.set(grant.id, grant);
      if (grant.lifetime !== 'never')
        access.set(accessKey(grant.serverId, 'sampling'), [grant.serverId, 'sampling', 'on']);
      changed();
    },
    removeGrant(id) {
      if (grants.delete(id)) changed();
    },
  };
}

type Amounts = Parameters<Ledger['load']>[1];

function amounts([calls = 0, seconds = 0, tokens = 0, cost = 0]: readonly number[]): Amounts {
  return { calls, seconds, tokens, cost };
}

function numbers({ calls, seconds, tokens, cost }: Amounts): readonly number[] {
  return [calls, seconds, tokens, cost];
}
