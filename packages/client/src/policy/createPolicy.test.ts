import { describe, expect, it } from 'vitest';
import type { PendingRequest, RequestKind } from '../inbox/PendingRequest.ts';
import type { DecisionContext, ModelCost, PolicyVerdict } from '../inbox/RequestPolicy.ts';
import { createPolicy } from './createPolicy.ts';
import type { Decider } from './Decider.ts';
import type { GrantInput } from './Grant.ts';
import type { Policy, PolicyOptions } from './Policy.ts';

const need: ModelCost = { tokens: 100, seconds: 60 };

function request(serverId = 'a', scopeId?: string, kind: RequestKind = 'sampling'): PendingRequest {
  return {
    id: 'r',
    kind,
    server: { id: serverId, label: serverId },
    params: {},
    era: 'modern',
    arrivedAt: 0,
    status: 'waiting',
    ...(scopeId === undefined
      ? {}
      : { scope: { id: scopeId, method: 'tools/call', name: 't', attribution: 'certain' } }),
  } as PendingRequest;
}

const atRequest = (cost: ModelCost = need): DecisionContext => ({
  gate: 'request',
  signal: new AbortController().signal,
  need: cost,
});

const atResponse = (approvedBy?: string): DecisionContext => ({
  gate: 'response',
  signal: new AbortController().signal,
  result: {},
  ...(approvedBy === undefined ? {} : { approvedBy }),
});

const background: GrantInput = {
  serverId: 'a',
  situation: 'background',
  lifetime: 'session',
  envelope: { session: { calls: 2 } },
};

function setup(options: PolicyOptions = {}) {
  let time = new Date(2026, 10, 30, 12).getTime();
  let ids = 0;
  const policy = createPolicy({ now: () => time, createId: () => `g${++ids}`, ...options });
  return { policy, wait: (seconds: number) => (time += seconds * 1000) };
}

/** Runs one call as the engine does: decide, set aside, book. */
async function call(policy: Policy, of: PendingRequest, actual: ModelCost = { tokens: 10, seconds: 1 }) {
  const verdict = await policy.decide(of, atRequest());
  if (verdict.action !== 'approve') return verdict;
  const reservation = policy.reserve(of, need, verdict.grantId);
  if (reservation.granted) reservation.lease.close(actual);
  return reservation.granted ? verdict : reservation.note;
}

const codes = (verdict: PolicyVerdict): readonly string[] =>
  verdict.action === 'ask' ? (verdict.notes ?? []).map(({ code }) => code) : [verdict.action];

function memory(text: string | null = null) {
  const writes: string[] = [];
  return {
    writes,
    storage: {
      getItem: () => writes.at(-1) ?? text,
      setItem: (_key: string, value: string) => writes.push(value),
      removeItem: () => {},
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('createPolicy', () => {
  it('grants nothing by itself: every kind of request is asked [SA-07] [SA-39] [S-19]', async () => {
    const { policy } = setup();
    for (const kind of ['form', 'url', 'roots'] as const)
      expect(await policy.decide(request('a', 's', kind), atRequest())).toEqual({ action: 'ask' });
    expect(codes(await policy.decide(request(), atRequest()))).toEqual(['first-use']);
    expect(codes(await policy.decide(request(), atResponse()))).toEqual([]);
    expect(policy.getSnapshot().grants).toEqual([]);
  });

  it('does not even offer sampling to new servers when the host says so, until the person switches it on [SA-01] [SA-40] [S-19]', async () => {
    const { policy } = setup({ samplingOfNewServers: 'off' });
    const server = { id: 'a', label: 'A' };
    expect(policy.offers('sampling', server)).toBe(false);
    expect(policy.offers('form', server)).toBe(true);
    expect(await policy.decide(request(), atRequest())).toEqual({ action: 'reject', ruleId: 'sampling-off' });
    policy.setAccess('a', 'sampling', 'on');
    expect(policy.offers('sampling', server)).toBe(true);
    expect(codes(await policy.decide(request(), atRequest()))).toEqual([]);
  });

  it('refuses by a named rule what is switched off, whatever is granted [SA-40]', async () => {
    const { policy } = setup();
    policy.grant(background);
    policy.setAccess('a', 'sampling', 'off');
    expect(await policy.decide(request(), atRequest())).toMatchObject({
      action: 'reject',
      ruleId: 'sampling-off',
    });
    expect(policy.reserve(request(), need, 'g1')).toMatchObject({ granted: false });
    policy.setAccess('a', 'form', 'off');
    expect(await policy.decide(request('a', 's', 'form'), atRequest())).toMatchObject({
      action: 'decline',
      ruleId: 'form-off',
    });
  });

  it('answers for the granted server only, in the granted situation only, by a named rule [B107] [C9] [SA-45]', async () => {
    const { policy } = setup();
    policy.grant(background);
    expect(await policy.decide(request('a'), atRequest())).toEqual({
      action: 'approve',
      ruleId: 'grant:g1',
      grantId: 'g1',
    });
    expect(codes(await policy.decide(request('b'), atRequest()))).toEqual(['first-use']);
    expect(codes(await policy.decide(request('a', 'op1'), atRequest()))).toEqual([]);
    policy.revoke('g1');
    expect(codes(await policy.decide(request('a'), atRequest()))).toEqual([]);
  });

  it('binds a grant for one task to that operation', async () => {
    const { policy } = setup();
    const input = { ...background, situation: 'in-operation', lifetime: 'operation' } as const;
    expect(policy.grant(input)).toEqual({ ok: false, reason: 'needs-scope' });
    policy.grant({ ...input, scopeId: 'op1' });
    expect((await policy.decide(request('a', 'op1'), atRequest())).action).toBe('approve');
    expect((await policy.decide(request('a', 'op2'), atRequest())).action).toBe('ask');
  });

  it('spends a grant for once on one call', async () => {
    const { policy } = setup();
    policy.grant({ ...background, lifetime: 'once' });
    expect(await call(policy, request())).toMatchObject({ action: 'approve' });
    expect(await call(policy, request())).toEqual({ action: 'ask' });
  });

  it('gives no permission without a limit [C9]', () => {
    const { policy } = setup();
    for (const envelope of [
      {},
      { session: {} },
      { session: { calls: Number.POSITIVE_INFINITY } },
      { day: { cost: -1 } },
    ])
      expect(policy.grant({ ...background, envelope })).toEqual({ ok: false, reason: 'needs-envelope' });
    expect(policy.grant({ ...background, lifetime: 'forever' as 'always' })).toEqual({
      ok: false,
      reason: 'invalid',
    });
    expect(policy.getSnapshot().grants).toEqual([]);
  });

  it('asks every time while the one switch is on, over all servers and over the host hook [SA-45]', async () => {
    const yes: Decider = { id: 'yes', decide: () => ({ action: 'accept', ruleId: 'yes', content: {} }) };
    const { policy } = setup({ review: [yes] });
    policy.grant(background);
    expect((await policy.decide(request('b', 's', 'form'), atRequest())).action).toBe('accept');
    policy.setAskEveryTime(true);
    expect(codes(await policy.decide(request('a'), atRequest()))).toEqual(['ask-every-time']);
    expect(codes(await policy.decide(request('b', 's', 'form'), atRequest()))).toEqual(['ask-every-time']);
    expect(codes(await policy.decide(request('a'), atResponse('grant:g1')))).toEqual(['ask-every-time']);
    expect(policy.reserve(request('a'), need, 'g1')).toMatchObject({ granted: false });
    expect(policy.grant(background)).toEqual({ ok: false, reason: 'ask-every-time' });
    policy.setAskEveryTime(false);
    expect((await policy.decide(request('a'), atRequest())).action).toBe('approve');
  });

  it('passes the second gate only for what its own grant passed at the first', async () => {
    const { policy } = setup();
    policy.grant(background);
    policy.grant({ ...background, serverId: 'b', reviewResponses: true });
    expect(await policy.decide(request('a'), atResponse('grant:g1'))).toEqual({
      action: 'approve',
      ruleId: 'grant:g1',
    });
    expect(await policy.decide(request('a'), atResponse())).toEqual({ action: 'ask' });
    expect(await policy.decide(request('b'), atResponse('grant:g2'))).toEqual({ action: 'ask' });
    expect(await policy.decide(request('b'), atResponse('grant:g1'))).toEqual({ action: 'ask' });
    policy.revoke('g1');
    expect(await policy.decide(request('a'), atResponse('grant:g1'))).toEqual({ action: 'ask' });
  });

  it('names the limit at the edge of an envelope; the person may extend it [SA-10] [S-20] [S-17]', async () => {
    const { policy } = setup();
    policy.grant(background);
    await call(policy, request());
    await call(policy, request());
    expect(await call(policy, request())).toEqual({
      action: 'ask',
      notes: [
        {
          code: 'limit-reached',
          values: { period: 'session', grantId: 'g1', limit: 'calls', max: 2, used: 2 },
        },
      ],
    });
    policy.extend({ grantId: 'g1', period: 'session' }, { calls: 1 });
    expect(await call(policy, request())).toMatchObject({ action: 'approve' });
    expect(await call(policy, request())).toMatchObject({ action: 'ask' });
  });

  it('refuses cleanly at the edge, naming the limit to the server, when the grant says so [SA-10]', async () => {
    const { policy } = setup();
    policy.grant({
      ...background,
      envelope: { operation: { calls: 1 } },
      situation: 'in-operation',
      atLimit: 'refuse',
    });
    await call(policy, request('a', 'op1'));
    expect(await call(policy, request('a', 'op1'))).toMatchObject({
      action: 'reject',
      ruleId: 'grant:g1',
      note: { code: 'limit-reached' },
      error: { code: -1, message: 'Sampling limit reached: 1 calls in one operation' },
    });
    expect(await call(policy, request('a', 'op2'))).toMatchObject({ action: 'approve' });
  });

  it('holds the limits of the host also for what the person approves', async () => {
    const { policy } = setup({ limits: { session: { tokens: 150 } }, atLimit: 'refuse' });
    const first = policy.reserve(request(), need);
    expect(first.granted).toBe(true);
    expect(policy.reserve(request(), need)).toMatchObject({
      granted: false,
      note: { code: 'limit-reached', values: { limit: 'tokens', max: 150 } },
    });
    if (first.granted) first.lease.close({ tokens: 20, seconds: 1 });
    expect(policy.reserve(request(), need).granted).toBe(true);
    expect(await policy.decide(request(), atRequest())).toMatchObject({
      action: 'reject',
      ruleId: 'limit',
      error: { message: 'Sampling limit reached: 150 tokens in this session' },
    });
  });

  it('limits the rate per server and says when there is room again [SA-10] [S-17]', async () => {
    const { policy, wait } = setup({ rate: { calls: 2, seconds: 60 } });
    policy.grant({ ...background, envelope: { session: { calls: 100 } } });
    await call(policy, request());
    wait(20);
    await call(policy, request());
    expect(await call(policy, request())).toMatchObject({
      action: 'reject',
      ruleId: 'rate-limit',
      error: { code: -1, message: 'Sampling limit reached: 2 calls in 60 seconds; try again in 40 seconds' },
    });
    expect(await policy.decide(request('b'), atRequest())).toMatchObject({ action: 'ask' });
    wait(40);
    expect(await call(policy, request())).toMatchObject({ action: 'approve' });
    expect(await call(policy, request())).toMatchObject({ action: 'reject', ruleId: 'rate-limit' });
  });

  it('starts a new day at local midnight, a new session never [SA-10]', async () => {
    const { policy, wait } = setup();
    policy.grant({ ...background, envelope: { day: { calls: 1 } } });
    await call(policy, request());
    const refused = await policy.decide(request(), atRequest());
    expect(refused).toMatchObject({ notes: [{ values: { period: 'day', resetsInSeconds: 12 * 3600 } }] });
    wait(12 * 3600);
    expect(await call(policy, request())).toMatchObject({ action: 'approve' });
  });

  it('gives a call only the seconds that are left and takes them as a whole', () => {
    const { policy } = setup();
    policy.grant({ ...background, envelope: { session: { seconds: 90 } } });
    const leases = [1, 2].map(() => policy.reserve(request(), need, 'g1'));
    expect(leases.map((lease) => lease.granted && lease.lease.seconds)).toEqual([60, 30]);
    expect(policy.reserve(request(), need, 'g1')).toMatchObject({
      granted: false,
      note: { values: { limit: 'seconds' } },
    });
  });

  it('does not let a call of unknown price into an envelope of cost', () => {
    const { policy } = setup();
    policy.grant({ ...background, envelope: { session: { cost: 1 } } });
    expect(policy.reserve(request(), need, 'g1')).toMatchObject({
      granted: false,
      note: { values: { limit: 'cost' } },
    });
    expect(policy.reserve(request(), { ...need, cost: 0.6 }, 'g1').granted).toBe(true);
    expect(policy.reserve(request(), { ...need, cost: 0.6 }, 'g1').granted).toBe(false);
  });

  it('counts what a host could not measure as what was set aside, and books a lease once', () => {
    const { policy } = setup();
    policy.grant({ ...background, envelope: { session: { tokens: 250 } } });
    const reservation = policy.reserve(request(), need, 'g1');
    if (!reservation.granted) throw new Error('not granted');
    reservation.lease.close({ tokens: Number.NaN, seconds: -1 });
    reservation.lease.close({ tokens: 0, seconds: 0 });
    reservation.lease.release();
    expect(policy.meters('a')).toEqual([
      { grantId: 'g1', period: 'session', limit: 'tokens', max: 250, used: 100, reserved: 0, left: 150 },
    ]);
  });

  it('shows what is left, with what runs set aside', () => {
    const { policy } = setup({ limits: { day: { calls: 5 } } });
    policy.grant(background);
    policy.reserve(request(), need, 'g1');
    expect(policy.meters('a')).toEqual([
      { period: 'day', limit: 'calls', max: 5, used: 0, reserved: 1, left: 4 },
      { grantId: 'g1', period: 'session', limit: 'calls', max: 2, used: 0, reserved: 1, left: 1 },
    ]);
  });

  describe('a chain that fails closed', () => {
    const failing: readonly (readonly [string, Decider['decide']])[] = [
      [
        'throws',
        () => {
          throw new Error('bug');
        },
      ],
      ['rejects', () => Promise.reject(new Error('bug'))],
      ['misspells', () => ({ action: 'aprove', ruleId: 'x' }) as unknown as PolicyVerdict],
      ['answers true', () => true as unknown as PolicyVerdict],
      ['answers null', () => null as unknown as undefined],
    ];

    it.each(failing)(
      'asks the person when a prohibition %s although a grant would say yes',
      async (_, decide) => {
        const { policy } = setup({ deny: [{ id: 'mine', decide }] });
        policy.grant(background);
        expect(await policy.decide(request(), atRequest())).toEqual({
          action: 'ask',
          notes: [{ code: 'rule-failed', values: { rule: 'mine' } }],
        });
      },
    );

    it.each(failing)('still refuses by a later rule when an earlier one %s', async (_, decide) => {
      const { policy } = setup({ deny: [{ id: 'mine', decide }] });
      policy.grant({ ...background, lifetime: 'never' });
      expect(await policy.decide(request(), atRequest())).toMatchObject({
        action: 'reject',
        ruleId: 'sampling-never',
      });
    });

    it('names the rule that decided, even when its verdict forgot to', async () => {
      const { policy } = setup({
        review: [{ id: 'mine', decide: () => ({ action: 'reject', ruleId: '' }) }],
      });
      expect(await policy.decide(request(), atRequest())).toMatchObject({ action: 'reject', ruleId: 'mine' });
    });

    it('asks prohibitions before grants and the host hook after them', async () => {
      const order: string[] = [];
      const rule = (id: string): Decider => ({
        id,
        decide: () => {
          order.push(id);
          return undefined;
        },
      });
      const { policy } = setup({ deny: [rule('deny')], review: [rule('review')] });
      await policy.decide(request(), atRequest());
      expect(order).toEqual(['deny', 'review']);
      policy.grant(background);
      await policy.decide(request(), atRequest());
      expect(order).toEqual(['deny', 'review', 'deny']);
    });
  });

  describe('storage', () => {
    it('keeps switches, always and never, and today’s use over a restart; a session grant ends with it', async () => {
      const { storage } = memory();
      const { policy } = setup({ storage });
      await policy.ready;
      policy.grant({ ...background, lifetime: 'always', envelope: { day: { calls: 3 } } });
      policy.grant({ ...background, serverId: 'b', lifetime: 'never' });
      policy.grant({ ...background, serverId: 'c' });
      await call(policy, request('a'));
      await settled();
      const { policy: again } = setup({ storage });
      await again.ready;
      expect(again.getSnapshot().grants.map(({ serverId, lifetime }) => [serverId, lifetime])).toEqual([
        ['a', 'always'],
        ['b', 'never'],
      ]);
      expect(again.meters('a')).toMatchObject([{ period: 'day', limit: 'calls', max: 3, used: 1, left: 2 }]);
      expect(again.getAccess('a', 'sampling')).toBe('on');
      expect(await again.decide(request('b'), atRequest())).toMatchObject({ ruleId: 'sampling-never' });
    });

    it('counts a call that was running at a crash as used', async () => {
      const { storage } = memory();
      const { policy } = setup({ storage });
      await policy.ready;
      policy.grant({ ...background, lifetime: 'always', envelope: { day: { calls: 2, tokens: 1_000 } } });
      policy.reserve(request(), need, 'g1');
      await settled();
      const { policy: again } = setup({ storage });
      await again.ready;
      expect(again.meters('a').map(({ limit, used }) => [limit, used])).toEqual([
        ['calls', 1],
        ['tokens', 100],
      ]);
    });

    it('writes ids and numbers only, never content [SA-11] [SA-33]', async () => {
      const { storage, writes } = memory();
      const { policy } = setup({ storage });
      await policy.ready;
      policy.grant({ ...background, lifetime: 'always' });
      const secret = { ...request(), params: { messages: ['CONTENT'] } } as PendingRequest;
      await call(policy, secret);
      await settled();
      expect(writes.length).toBeGreaterThan(0);
      expect(writes.join()).not.toContain('CONTENT');
    });

    const stored = (changes: object) =>
      JSON.stringify({ version: 1, askEveryTime: false, access: [], grants: [], usage: [], ...changes });
    const always = {
      id: 'x',
      serverId: 'a',
      situation: 'background',
      lifetime: 'always',
      envelope: { day: { calls: 5 } },
      reviewResponses: false,
      atLimit: 'ask',
      grantedAt: 0,
    };

    it('reads back exactly what it would write', async () => {
      const { policy } = setup({ storage: memory(stored({ grants: [always] })).storage });
      expect((await policy.decide(request(), atRequest())).action).toBe('approve');
    });

    it.each([
      ['no JSON', '{'],
      ['a later version', stored({ version: 2, grants: [always] })],
      ['an unbounded grant', stored({ grants: [{ ...always, envelope: {} }] })],
      ['a limit in words', stored({ grants: [{ ...always, envelope: { day: { calls: '5' } } }] })],
      ['a misspelt lifetime', stored({ grants: [{ ...always, lifetime: 'allways' }] })],
      ['a stored session grant', stored({ grants: [{ ...always, lifetime: 'session' }] })],
      ['a negative use', stored({ grants: [always], usage: [['day', [-1, 0, 0, 0], [0, 0, 0, 0]]] })],
      ['a switch in words', stored({ grants: [always], askEveryTime: 'no' })],
      ['null', 'null'],
    ])('grants nothing and asks every time after reading %s, and does not write over it', async (_, text) => {
      const { storage, writes } = memory(text);
      const { policy } = setup({ storage });
      expect((await policy.decide(request(), atRequest())).action).toBe('ask');
      expect(policy.getSnapshot()).toMatchObject({ askEveryTime: true, grants: [], problem: 'unreadable' });
      policy.setAccess('a', 'sampling', 'on');
      await settled();
      expect(writes).toEqual([]);
      policy.setAskEveryTime(false);
      await settled();
      expect(policy.getSnapshot().problem).toBeUndefined();
      expect(writes).toHaveLength(1);
    });

    it('waits for a slow storage before it decides, and fails closed with a broken one', async () => {
      const slow = {
        ...memory().storage,
        getItem: async () => {
          await settled();
          return stored({ grants: [always] });
        },
      };
      expect((await setup({ storage: slow }).policy.decide(request(), atRequest())).action).toBe('approve');
      const broken = { ...memory().storage, getItem: () => Promise.reject(new Error('no')) };
      expect((await setup({ storage: broken }).policy.decide(request(), atRequest())).action).toBe('ask');
    });

    it('keeps working and says so when nothing can be saved', async () => {
      const full = {
        ...memory().storage,
        setItem: () => {
          throw new Error('quota');
        },
      };
      const { policy } = setup({ storage: full });
      await policy.ready;
      policy.grant(background);
      await settled();
      expect(policy.getSnapshot()).toMatchObject({ problem: 'not-saved', grants: [{ serverId: 'a' }] });
    });
  });

  it('wakes subscribers on every change and keeps the snapshot stable between them', () => {
    const { policy } = setup();
    let woken = 0;
    const stop = policy.subscribe(() => (woken += 1));
    const before = policy.getSnapshot();
    expect(policy.getSnapshot()).toBe(before);
    policy.grant(background);
    expect(woken).toBe(1);
    expect(policy.getSnapshot()).not.toBe(before);
    stop();
    policy.revoke('g1');
    expect(woken).toBe(1);
  });
});
