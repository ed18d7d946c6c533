import type { PendingRequest, RequestKind } from '../inbox/PendingRequest.ts';
import type { DecisionContext, ModelCost, PolicyNote, PolicyVerdict } from '../inbox/RequestPolicy.ts';
import { createRateLimit } from './createRateLimit.ts';
import type { Decider, DeciderAnswer } from './Decider.ts';
import { allowanceNames, type Envelope, envelopePeriods, isBounded } from './Envelope.ts';
import type { Grant, GrantInput } from './Grant.ts';
import { type Account, createLedger } from './Ledger.ts';
import { limitMessage } from './limitMessage.ts';
import type {
  EnvelopeTarget,
  LimitMeter,
  Policy,
  PolicyOptions,
  PolicySnapshot,
  ServerAccess,
} from './Policy.ts';
import { readPolicyRecord, writePolicyRecord } from './PolicyRecord.ts';
import { runDeciders } from './runDeciders.ts';

const onceEnvelope: Envelope = { session: { calls: 1 } };

/**
 * Makes the rules of an inbox: hard deny → limits → grants → the host's review hook → the person (S-16, S-19, S-20).
 * Fails closed: what can't be read, known or counted is asked of the person or refused.
 */
export function createPolicy(options: PolicyOptions = {}): Policy {
  const { storage, storageKey = 'assent.policy', now = Date.now, limits = {}, atLimit = 'ask' } = options;
  const createId = options.createId ?? (() => crypto.randomUUID());
  const rateLimit = options.rate ?? { calls: 60, seconds: 60 };
  const rate = createRateLimit(rateLimit, now);
  const ledger = createLedger(changed);
  const access = new Map<string, readonly [string, RequestKind, 'on' | 'off']>();
  const grants = new Map<string, Grant>();
  const listeners = new Set<() => void>();
  let askEveryTime = false;
  let loaded = storage === undefined;
  let problem: PolicySnapshot['problem'];
  let snapshot: PolicySnapshot | undefined;
  let touched = false;
  let saving: Promise<unknown> = Promise.resolve();

  const ready = load();

  const deciders: readonly Decider[] = [
    ...(options.deny ?? []),
    { id: 'access', decide: denyByAccess },
    { id: 'limits', decide: checkLimits },
    { id: 'grants', decide: decideByGrant },
    ...(options.review ?? []),
  ];

  async function load(): Promise<void> {
    if (storage === undefined) return;
    try {
      const text = await storage.getItem(storageKey);
      const record = text === null ? undefined : readPolicyRecord(text);
      if (text !== null && record === undefined) distrust();
      askEveryTime ||= record?.askEveryTime ?? false;
      for (const [serverId, kind, state] of record?.access ?? []) {
        const key = accessKey(serverId, kind);
        // What the person did while the storage was being read is newer.
        if (!access.has(key)) access.set(key, [serverId, kind, state]);
      }
      for (const grant of record?.grants ?? []) grants.set(grant.id, grant);
      for (const [key, [calls = 0, seconds = 0, tokens = 0, cost = 0], extra] of record?.usage ?? []) {
        const [extraCalls = 0, extraSeconds = 0, extraTokens = 0, extraCost = 0] = extra;
        ledger.load(
          key,
          { calls, seconds, tokens, cost },
          { calls: extraCalls, seconds: extraSeconds, tokens: extraTokens, cost: extraCost },
        );
      }
    } catch {
      distrust();
    }
    loaded = true;
    if (touched) changed();
    else notify();
  }

  function distrust(): void {
    problem = 'unreadable';
    askEveryTime = true;
  }

  function notify(): void {
    snapshot = undefined;
    for (const listener of [...listeners]) listener();
  }

  function changed(): void {
    touched = true;
    notify();
    // What can't be read, perhaps of a later version, is not written over before the person has decided anew.
    if (storage === undefined || !loaded || problem === 'unreadable') return;
    const today = dayKey(now());
    ledger.forget((key) => key.startsWith('day ') && !key.startsWith(today));
    const text = writePolicyRecord({
      askEveryTime,
      access: [...access.values()],
      grants: [...grants.values()].filter(({ lifetime }) => lifetime === 'always' || lifetime === 'never'),
      usage: ledger
        .entries((key) => key.startsWith(today))
        .map(([key, used, extra]) => [
          key,
          [used.calls, used.seconds, used.tokens, used.cost],
          [extra.calls, extra.seconds, extra.tokens, extra.cost],
        ]),
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

  function account(
    owner: string,
    period: EnvelopeTarget['period'],
    scopeId: string | undefined,
    envelope: Envelope,
  ): Account {
    // Requests of no operation share one account: in the background nothing begins anew.
    const place =
      period === 'day' ? dayKey(now()) : period === 'session' ? 'session' : `operation ${scopeId ?? ''}`;
    return {
      key: `${place} ${owner}`,
      allowance: envelope[period] ?? {},
      label: {
        period,
        ...(owner.startsWith('grant ') && { grantId: owner.slice('grant '.length) }),
        ...(period === 'day' && { resetsInSeconds: secondsToMidnight(now()) }),
      },
    };
  }

  function accounts(owner: string, scopeId: string | undefined, envelope: Envelope): readonly Account[] {
    return envelopePeriods
      .filter((period) => envelope[period] !== undefined)
      .map((period) => account(owner, period, scopeId, envelope));
  }

  const hostAccounts = (request: PendingRequest): readonly Account[] =>
    accounts(`server ${request.server.id}`, request.scope?.id, limits);

  const grantAccounts = (grant: Grant, request: PendingRequest): readonly Account[] =>
    accounts(`grant ${grant.id}`, request.scope?.id, grant.envelope);

  function rateNote(serverId: string): PolicyNote | undefined {
    const wait = rate.wait(serverId);
    if (wait === 0) return undefined;
    return {
      code: 'limit-reached',
      values: {
        limit: 'rate',
        period: 'window',
        max: rateLimit.calls,
        seconds: rateLimit.seconds,
        resetsInSeconds: wait,
      },
    };
  }

  function matching(request: PendingRequest): readonly Grant[] {
    const situation = request.scope === undefined ? 'background' : 'in-operation';
    return [...grants.values()].filter(
      (grant) =>
        grant.serverId === request.server.id &&
        grant.situation === situation &&
        (grant.lifetime !== 'operation' || grant.scopeId === request.scope?.id),
    );
  }

  function stateOf(serverId: string, kind: RequestKind): ServerAccess {
    return access.get(accessKey(serverId, kind))?.[2] ?? 'unset';
  }

  function isOff(serverId: string, kind: RequestKind): boolean {
    const state = stateOf(serverId, kind);
    return (
      state === 'off' || (state === 'unset' && kind === 'sampling' && options.samplingOfNewServers === 'off')
    );
  }

  function denyByAccess(request: PendingRequest): DeciderAnswer {
    const ruleId = isOff(request.server.id, request.kind)
      ? `${request.kind}-off`
      : request.kind === 'sampling' && matching(request).some(({ lifetime }) => lifetime === 'never')
        ? 'sampling-never'
        : undefined;
    if (ruleId === undefined) return undefined;
    const elicitation = request.kind === 'form' || request.kind === 'url';
    return { action: elicitation ? 'decline' : 'reject', ruleId };
  }

  function refuse(ruleId: string, note: PolicyNote): PolicyVerdict {
    return { action: 'reject', ruleId, note, error: { code: -1, message: limitMessage(note) } };
  }

  function checkLimits(request: PendingRequest, context: DecisionContext): DeciderAnswer {
    if (request.kind !== 'sampling' || context.gate !== 'request') return undefined;
    const tooFast = rateNote(request.server.id);
    if (tooFast !== undefined) return refuse('rate-limit', tooFast);
    const note = context.need && ledger.shortage(hostAccounts(request), context.need);
    if (note === undefined) return undefined;
    return atLimit === 'refuse' ? refuse('limit', note) : { action: 'ask', notes: [note] };
  }

  function decideByGrant(request: PendingRequest, context: DecisionContext): DeciderAnswer {
    if (request.kind !== 'sampling') return undefined;
    if (context.gate === 'response') {
      const grant = matching(request).find(({ id }) => context.approvedBy === `grant:${id}`);
      return grant === undefined || grant.reviewResponses
        ? undefined
        : { action: 'approve', ruleId: `grant:${grant.id}` };
    }
    let exhausted: { readonly grant: Grant; readonly note: PolicyNote } | undefined;
    for (const grant of matching(request)) {
      if (grant.lifetime === 'never') continue;
      // Without a need nothing can be shown to fit.
      const need = context.need ?? { tokens: Number.NaN, seconds: Number.NaN };
      const note = ledger.shortage(grantAccounts(grant, request), need);
      if (note === undefined) return { action: 'approve', ruleId: `grant:${grant.id}`, grantId: grant.id };
      if (grant.lifetime !== 'once') exhausted ??= { grant, note };
    }
    if (exhausted !== undefined)
      return exhausted.grant.atLimit === 'refuse'
        ? refuse(`grant:${exhausted.grant.id}`, exhausted.note)
        : { action: 'ask', notes: [exhausted.note] };
    return undefined;
  }

  async function decide(request: PendingRequest, context: DecisionContext): Promise<PolicyVerdict> {
    await ready;
    const verdict = await runDeciders(deciders, request, context);
    if (askEveryTime && (verdict.action === 'approve' || verdict.action === 'accept'))
      return { action: 'ask', notes: [{ code: 'ask-every-time' }] };
    if (verdict.action !== 'ask') return verdict;
    const firstUse = request.kind === 'sampling' && stateOf(request.server.id, 'sampling') === 'unset';
    return firstUse && context.gate === 'request'
      ? { ...verdict, notes: [...(verdict.notes ?? []), { code: 'first-use' }] }
      : verdict;
  }

  function ownerOf(target: EnvelopeTarget): { readonly owner: string; readonly envelope: Envelope } {
    return target.grantId === undefined
      ? { owner: `server ${target.serverId}`, envelope: limits }
      : { owner: `grant ${target.grantId}`, envelope: grants.get(target.grantId)?.envelope ?? {} };
  }

  return {
    ready,
    decide,

    reserve(request, need: ModelCost, grantId) {
      const tooFast = rateNote(request.server.id);
      if (tooFast !== undefined) return { granted: false, note: tooFast };
      if (isOff(request.server.id, request.kind)) return { granted: false, note: { code: 'grant-revoked' } };
      const grant = grantId === undefined ? undefined : matching(request).find(({ id }) => id === grantId);
      // Revoked between the decision and now, or the switch was turned: the yes no longer holds.
      if (grantId !== undefined && (grant === undefined || grant.lifetime === 'never' || askEveryTime))
        return { granted: false, note: { code: 'grant-revoked' } };
      const drawn = [...hostAccounts(request), ...(grant === undefined ? [] : grantAccounts(grant, request))];
      const lease = ledger.reserve(drawn, need);
      if ('code' in lease) return { granted: false, note: lease };
      rate.count(request.server.id);
      return { granted: true, lease };
    },

    offers: (kind, server) => !isOff(server.id, kind),

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

    getAccess: stateOf,

    setAccess(serverId, kind, state) {
      if (state === 'unset') access.delete(accessKey(serverId, kind));
      else access.set(accessKey(serverId, kind), [serverId, kind, state]);
      changed();
    },

    setAskEveryTime(on) {
      askEveryTime = on;
      // The person has looked and decided anew: what is stored from here on is theirs.
      if (!on && problem === 'unreadable') problem = undefined;
      changed();
    },

    grant(input: GrantInput) {
      const { lifetime, situation, scopeId, serverId } = input;
      const envelope =
        lifetime === 'never' ? {} : lifetime === 'once' ? onceEnvelope : (input.envelope ?? {});
      const known = ['once', 'operation', 'session', 'always', 'never'].includes(lifetime);
      if (!known || (situation !== 'in-operation' && situation !== 'background'))
        return { ok: false, reason: 'invalid' };
      if (lifetime === 'operation' && scopeId === undefined) return { ok: false, reason: 'needs-scope' };
      if (lifetime !== 'never' && !isBounded(envelope)) return { ok: false, reason: 'needs-envelope' };
      if (lifetime !== 'never' && askEveryTime) return { ok: false, reason: 'ask-every-time' };
      const grant: Grant = {
        id: createId(),
        serverId,
        situation,
        lifetime,
        ...(lifetime === 'operation' && scopeId !== undefined ? { scopeId } : {}),
        envelope,
        reviewResponses: input.reviewResponses ?? false,
        atLimit: input.atLimit ?? 'ask',
        grantedAt: now(),
      };
      grants.set(grant.id, grant);
      if (lifetime !== 'never') access.set(accessKey(serverId, 'sampling'), [serverId, 'sampling', 'on']);
      changed();
      return { ok: true, grant };
    },

    revoke(grantId) {
      if (grants.delete(grantId)) changed();
    },

    extend(target, extra) {
      const { owner, envelope } = ownerOf(target);
      ledger.extend(account(owner, target.period, target.scopeId, envelope).key, extra);
    },

    meters(serverId, scopeId) {
      const owners: (readonly [grantId: string | undefined, owner: string, envelope: Envelope])[] = [
        [undefined, `server ${serverId}`, limits],
      ];
      for (const grant of grants.values()) {
        if (grant.serverId === serverId && (grant.scopeId === undefined || grant.scopeId === scopeId))
          owners.push([grant.id, `grant ${grant.id}`, grant.envelope]);
      }
      return owners.flatMap(([grantId, owner, envelope]) =>
        envelopePeriods.flatMap((period) =>
          allowanceNames.flatMap((limit): LimitMeter[] => {
            const allowed = envelope[period]?.[limit];
            if (allowed === undefined) return [];
            const balance = ledger.balance(account(owner, period, scopeId, envelope).key);
            const max = allowed + balance.extra[limit];
            const used = balance.used[limit];
            const reserved = balance.reserved[limit];
            const left = Math.max(0, max - used - reserved);
            return [
              { ...(grantId === undefined ? {} : { grantId }), period, limit, max, used, reserved, left },
            ];
          }),
        ),
      );
    },
  };
}

function accessKey(serverId: string, kind: string): string {
  return `${kind} ${serverId}`;
}

function dayKey(time: number): string {
  const date = new Date(time);
  return `day ${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

function secondsToMidnight(time: number): number {
  const midnight = new Date(time);
  midnight.setHours(24, 0, 0, 0);
  return Math.ceil((midnight.getTime() - time) / 1000);
}
