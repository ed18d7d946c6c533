import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PendingRequest } from '../inbox/PendingRequest.ts';
import type { Lease } from '../inbox/RequestPolicy.ts';
import { createPolicy } from './createPolicy.ts';
import type { AllowanceName, Envelope, EnvelopePeriod } from './Envelope.ts';
import type { GrantLifetime, GrantSituation } from './Grant.ts';

/**
 * Random interleavings of grants, revocations, switches and concurrent model calls against a model that only adds up:
 * every call that ran is kept with the permission it ran under, and at every moment the sums must be within the limits.
 */

const servers = ['a', 'b'] as const;
const dayMs = 24 * 3600 * 1000;

const allowance = fc.record(
  { calls: fc.integer({ min: 1, max: 5 }), tokens: fc.integer({ min: 10, max: 60 }) },
  { requiredKeys: [] },
);
const envelope = fc.record(
  { operation: allowance, session: allowance, day: allowance },
  { requiredKeys: [] },
);

// Most often one server in the background: what never meets can't collide.
const server = fc.oneof({ weight: 4, arbitrary: fc.constant('a') }, fc.constant('b'));
const scope = fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, fc.constantFrom('op1', 'op2'));

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('grant' as const),
      serverId: server,
      situation: fc.constantFrom<GrantSituation>('background', 'background', 'in-operation'),
      lifetime: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom<GrantLifetime>('session', 'always') },
        fc.constantFrom<GrantLifetime>('once', 'operation', 'never'),
      ),
      scopeId: fc.constantFrom('op1', 'op2'),
      envelope,
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      type: fc.constant('request' as const),
      serverId: server,
      scopeId: scope,
      tokens: fc.integer({ min: 0, max: 15 }),
      /** The person approves by hand when the rules ask. */
      byHand: fc.boolean(),
      pauses: fc.integer({ min: 0, max: 20 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('revoke' as const), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('switch' as const), on: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('access' as const),
      serverId: server,
      state: fc.constantFrom('on' as const, 'off' as const, 'unset' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('finish' as const),
      pick: fc.nat(),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('release' as const), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('next-day' as const) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('settle' as const) }) },
  // Lets running decisions go on for a few turns, so that what comes next falls between decision and call.
  {
    weight: 8,
    arbitrary: fc.record({ type: fc.constant('tick' as const), turns: fc.integer({ min: 1, max: 12 }) }),
  },
);

interface Run {
  readonly serverId: string;
  readonly scopeId: string | undefined;
  readonly grantId: string | undefined;
  readonly day: number;
  /** Set aside while it runs, used afterwards. */
  amounts: { calls: number; tokens: number };
  lease: Lease | undefined;
}

describe('the policy as a whole', () => {
  it('never exceeds an envelope and never runs without permission, in any interleaving [SA-10] [S-20] [C9]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constant({}), envelope),
        fc.array(step, { minLength: 10, maxLength: 80 }),
        async (limits, steps) => {
          let time = new Date(2026, 10, 30, 12).getTime();
          let ids = 0;
          const policy = createPolicy({
            limits,
            rate: { calls: 1_000, seconds: 1 },
            now: () => time,
            createId: () => `g${++ids}`,
          });
          const runs: Run[] = [];
          const grants = new Map<string, Envelope>();
          const revoked = new Set<string>();
          const off = new Set<string>();
          let askEveryTime = false;

          const request = async (
            wanted: Extract<(typeof steps)[number], { type: 'request' }>,
          ): Promise<void> => {
            const { serverId, scopeId, tokens } = wanted;
            const pending = {
              id: 'r',
              kind: 'sampling',
              server: { id: serverId, label: serverId },
              params: {},
              era: 'modern',
              arrivedAt: 0,
              status: 'waiting',
              ...(scopeId && {
                scope: { id: scopeId, method: 'tools/call', name: 't', attribution: 'certain' },
              }),
            } as PendingRequest;
            const need = { tokens, seconds: 1 };
            const verdict = await policy.decide(pending, {
              gate: 'request',
              signal: new AbortController().signal,
              need,
            });
            for (let pause = 0; pause < wanted.pauses; pause += 1) await Promise.resolve();
            const grantId = verdict.action === 'approve' ? verdict.grantId : undefined;
            if (verdict.action !== 'approve' && !(verdict.action === 'ask' && wanted.byHand)) return;
            const reservation = policy.reserve(pending, need, grantId);
            if (!reservation.granted) return;
            // Permission, at the very moment of running: a grant that stands, or the person's own hand.
            if (verdict.action === 'approve') {
              expect(grantId).toBeDefined();
              expect(grants.has(grantId ?? '')).toBe(true);
              expect(revoked.has(grantId ?? '')).toBe(false);
              expect(askEveryTime).toBe(false);
            }
            expect(off.has(serverId)).toBe(false);
            const day = Math.floor(time / dayMs);
            runs.push({
              serverId,
              scopeId,
              grantId,
              day,
              amounts: { calls: 1, tokens },
              lease: reservation.lease,
            });
          };

          const check = (): void => {
            const within = (bound: Envelope, mine: readonly Run[]): void => {
              const groups: readonly (readonly [EnvelopePeriod, (run: Run) => unknown])[] = [
                ['operation', (run) => run.scopeId],
                ['session', () => 'session'],
                ['day', (run) => run.day],
              ];
              for (const [period, keyOf] of groups) {
                for (const key of new Set(mine.map(keyOf))) {
                  const group = mine.filter((run) => keyOf(run) === key);
                  for (const name of ['calls', 'tokens'] as const satisfies readonly AllowanceName[]) {
                    const max = bound[period]?.[name] ?? Number.POSITIVE_INFINITY;
                    expect(group.reduce((total, run) => total + run.amounts[name], 0)).toBeLessThanOrEqual(
                      max,
                    );
                  }
                }
              }
            };
            for (const serverId of servers)
              within(
                limits,
                runs.filter((run) => run.serverId === serverId),
              );
            for (const [id, bound] of grants)
              within(
                bound,
                runs.filter((run) => run.grantId === id),
              );
          };

          const pending: Promise<void>[] = [];
          for (const action of steps) {
            switch (action.type) {
              case 'grant': {
                const given = policy.grant(action);
                if (given.ok && given.grant.lifetime !== 'never') {
                  grants.set(given.grant.id, given.grant.envelope);
                  off.delete(action.serverId);
                }
                break;
              }
              case 'revoke': {
                const id = [...grants.keys()][action.pick % Math.max(1, grants.size)];
                if (id !== undefined) {
                  policy.revoke(id);
                  revoked.add(id);
                }
                break;
              }
              case 'switch':
                policy.setAskEveryTime(action.on);
                askEveryTime = action.on;
                break;
              case 'access':
                policy.setAccess(action.serverId, 'sampling', action.state);
                if (action.state === 'off') off.add(action.serverId);
                else off.delete(action.serverId);
                break;
              case 'request':
                pending.push(request(action));
                break;
              case 'finish':
              case 'release': {
                const open = runs.filter((run) => run.lease !== undefined);
                const run = open[action.pick % Math.max(1, open.length)];
                if (run === undefined) break;
                if (action.type === 'finish') {
                  const tokens = Math.floor(run.amounts.tokens * action.share);
                  run.lease?.close({ tokens, seconds: 0.5 });
                  run.amounts = { calls: 1, tokens };
                } else {
                  run.lease?.release();
                  run.amounts = { calls: 0, tokens: 0 };
                }
                run.lease = undefined;
                break;
              }
              case 'next-day':
                time += dayMs;
                break;
              case 'tick':
                for (let turn = 0; turn < action.turns; turn += 1) await Promise.resolve();
                break;
              case 'settle':
                await Promise.all(pending.splice(0));
                break;
              default:
                action satisfies never;
            }
            check();
          }
          await Promise.all(pending);
          check();
        },
      ),
      { numRuns: 500 },
    );
  });

  it('gives the last call to one of many that arrive at once', async () => {
    const policy = createPolicy();
    policy.grant({
      serverId: 'a',
      situation: 'background',
      lifetime: 'session',
      envelope: { session: { calls: 3 } },
    });
    const need = { tokens: 1, seconds: 1 };
    const pending = {
      id: 'r',
      kind: 'sampling',
      server: { id: 'a', label: 'a' },
      params: {},
      era: 'legacy',
      arrivedAt: 0,
      status: 'waiting',
    } as PendingRequest;
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const verdict = await policy.decide(pending, {
          gate: 'request',
          signal: new AbortController().signal,
          need,
        });
        return verdict.action === 'approve' && policy.reserve(pending, need, verdict.grantId).granted;
      }),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(3);
  });
});
