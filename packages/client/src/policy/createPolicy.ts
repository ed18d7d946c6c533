import type { PendingRequest, RequestKind } from '../inbox/PendingRequest.ts';
import type { DecisionContext, PolicyNote, PolicyVerdict } from '../inbox/RequestPolicy.ts';
import { createGrant } from './createGrant.ts';
import { createPermissionStore } from './createPermissionStore.ts';
import { createRateLimit } from './createRateLimit.ts';
import type { Decider, DeciderAnswer } from './Decider.ts';
import { envelopeAccount, envelopeAccounts } from './envelopeAccounts.ts';
import type { Grant } from './Grant.ts';
import type { Account } from './Ledger.ts';
import { limitMessage } from './limitMessage.ts';
import type { Policy, PolicyOptions } from './Policy.ts';
import { readMeters } from './readMeters.ts';
import { runDeciders } from './runDeciders.ts';

/** Without a need nothing can be shown to fit. */
const unknownNeed = { tokens: Number.NaN, seconds: Number.NaN };

/**
 * Makes the rules of an inbox: hard deny → limits → grants → the host's review hook → the person (S-16, S-19, S-20).
 * Fails closed: what can't be read, known or counted is asked of the person or refused.
 */
export function createPolicy(options: PolicyOptions = {}): Policy {
  const { storageKey = 'assent.policy', now = Date.now, limits = {}, atLimit = 'ask' } = options;
  const createId = options.createId ?? (() => crypto.randomUUID());
  const rateLimit = options.rate ?? { calls: 60, seconds: 60 };
  const rate = createRateLimit(rateLimit, now);
  const store = createPermissionStore(options.storage, storageKey, now);
  const { ledger } = store;

  const deciders: readonly Decider[] = [
    ...(options.deny ?? []),
    { id: 'access', decide: denyByAccess },
    { id: 'limits', decide: checkLimits },
    { id: 'grants', decide: decideByGrant },
    ...(options.review ?? []),
  ];

  const hostAccounts = (request: PendingRequest): readonly Account[] =>
    envelopeAccounts(`server ${request.server.id}`, limits, request.scope?.id, now());

  const grantAccounts = (grant: Grant, request: PendingRequest): readonly Account[] =>
    envelopeAccounts(`grant ${grant.id}`, grant.envelope, request.scope?.id, now());

  function rateNote(serverId: string): PolicyNote | undefined {
    const resetsInSeconds = rate.wait(serverId);
    if (resetsInSeconds === 0) return undefined;
    const { calls: max, seconds } = rateLimit;
    return {
      code: 'limit-reached',
      values: { limit: 'rate', period: 'window', max, seconds, resetsInSeconds },
    };
  }

  function matching(request: PendingRequest): readonly Grant[] {
    const situation = request.scope === undefined ? 'background' : 'in-operation';
    return [...store.getGrants()].filter(
      (grant) =>
        grant.serverId === request.server.id &&
        grant.situation === situation &&
        (grant.lifetime !== 'operation' || grant.scopeId === request.scope?.id),
    );
  }

  function isOff(serverId: string, kind: RequestKind): boolean {
    const access = store.getAccess(serverId, kind);
    return (
      access === 'off' ||
      (access === 'unset' && kind === 'sampling' && options.samplingOfNewServers === 'off')
    );
  }

  function denyByAccess(request: PendingRequest): DeciderAnswer {
    const { kind, server } = request;
    const never = kind === 'sampling' && matching(request).some(({ lifetime }) => lifetime === 'never');
    const ruleId = isOff(server.id, kind) ? `${kind}-off` : never ? 'sampling-never' : undefined;
    if (ruleId === undefined) return undefined;
    return { action: kind === 'form' || kind === 'url' ? 'decline' : 'reject', ruleId };
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
      if (grant === undefined || grant.reviewResponses) return undefined;
      return { action: 'approve', ruleId: `grant:${grant.id}` };
    }
    let exhausted: { readonly grant: Grant; readonly note: PolicyNote } | undefined;
    for (const grant of matching(request)) {
      if (grant.lifetime === 'never') continue;
      const note = ledger.shortage(grantAccounts(grant, request), context.need ?? unknownNeed);
      if (note === undefined) return { action: 'approve', ruleId: `grant:${grant.id}`, grantId: grant.id };
      if (grant.lifetime !== 'once') exhausted ??= { grant, note };
    }
    if (exhausted === undefined) return undefined;
    const { grant, note } = exhausted;
    return grant.atLimit === 'refuse' ? refuse(`grant:${grant.id}`, note) : { action: 'ask', notes: [note] };
  }

  return {
    ready: store.ready,
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    getAccess: store.getAccess,
    setAccess: store.setAccess,
    setAskEveryTime: store.setAskEveryTime,
    revoke: store.removeGrant,
    offers: (kind, server) => !isOff(server.id, kind),

    async decide(request, context) {
      await store.ready;
      const verdict = await runDeciders(deciders, request, context);
      if (store.asksEveryTime() && (verdict.action === 'approve' || verdict.action === 'accept'))
        return { action: 'ask', notes: [{ code: 'ask-every-time' }] };
      if (verdict.action !== 'ask' || context.gate !== 'request' || request.kind !== 'sampling')
        return verdict;
      if (store.getAccess(request.server.id, 'sampling') !== 'unset') return verdict;
      return { ...verdict, notes: [...(verdict.notes ?? []), { code: 'first-use' }] };
    },

    reserve(request, need, grantId) {
      const tooFast = rateNote(request.server.id);
      if (tooFast !== undefined) return { granted: false, note: tooFast };
      const grant = matching(request).find(({ id }) => id === grantId);
      // Revoked between the decision and now, or a switch was turned: the yes no longer holds.
      const lapsed =
        grantId !== undefined && (grant === undefined || grant.lifetime === 'never' || store.asksEveryTime());
      if (lapsed || isOff(request.server.id, request.kind))
        return { granted: false, note: { code: 'grant-revoked' } };
      const drawn = [...hostAccounts(request), ...(grant === undefined ? [] : grantAccounts(grant, request))];
      const lease = ledger.reserve(drawn, need);
      if ('code' in lease) return { granted: false, note: lease };
      rate.count(request.server.id);
      return { granted: true, lease };
    },

    grant(input) {
      const made = createGrant(input, createId(), now());
      if (!made.ok) return made;
      if (input.lifetime !== 'never' && store.asksEveryTime()) return { ok: false, reason: 'ask-every-time' };
      store.addGrant(made.grant);
      return made;
    },

    extend(target, extra) {
      const { period, scopeId, grantId } = target;
      const { key } =
        grantId === undefined
          ? envelopeAccount(`server ${target.serverId}`, period, limits, scopeId, now())
          : envelopeAccount(
              `grant ${grantId}`,
              period,
              store.getGrant(grantId)?.envelope ?? {},
              scopeId,
              now(),
            );
      ledger.extend(key, extra);
    },

    meters: (serverId, scopeId) =>
      readMeters(ledger, limits, store.getGrants(), { serverId, scopeId, time: now() }),
  };
}
