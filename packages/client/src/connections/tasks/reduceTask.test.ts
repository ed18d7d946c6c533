import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reduceTask } from './reduceTask.ts';
import { readTask, type TaskSnapshot } from './TaskSnapshot.ts';
import type { TaskEffect, TaskEvent, TaskState } from './TaskState.ts';

const start: TaskState = {
  version: 1,
  serverId: 's',
  taskId: 't',
  method: 'tools/call',
  name: 'research',
  createdAt: 0,
  ttlMs: null,
  pollIntervalMs: 1000,
  lastUpdatedAt: 0,
  open: {},
  answered: {},
  faults: [],
};

const question = (message: string): unknown => ({
  method: 'elicitation/create',
  params: { message, requestedSchema: { type: 'object', properties: {} } },
});
const asking = (inputRequests: Record<string, unknown>, more: Partial<TaskSnapshot> = {}): TaskEvent => ({
  type: 'seen',
  task: { taskId: 't', status: 'input_required', inputRequests, ...more } as TaskSnapshot,
});

function run(events: readonly TaskEvent[]): { state: TaskState; effects: TaskEffect[] } {
  const effects: TaskEffect[] = [];
  let state = start;
  for (const event of events) {
    const step = reduceTask(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

describe('reduceTask', () => {
  it('[TK-60] asks a key once, however often it is listed', () => {
    const { effects } = run(Array.from({ length: 20 }, () => asking({ k: question('Name?') })));
    expect(effects).toEqual([{ type: 'ask', key: 'k', request: question('Name?') }]);
  });

  it('[TK-61] never asks an answered key again, though it is listed a little longer', () => {
    const { effects, state } = run([
      asking({ k: question('Name?') }),
      { type: 'answered', key: 'k' },
      asking({ k: question('Name?') }),
      asking({ k: question('Name?') }),
    ]);
    expect(effects).toHaveLength(1);
    expect(state.open).toEqual({});
  });

  it('[TK-68] takes other content under a used key for a fault, before and after the answer', () => {
    const open = run([asking({ k: question('Name?') }), asking({ k: question('Password?') })]);
    expect(open.effects).toHaveLength(1);
    expect(open.state.faults).toEqual(['k']);
    const answered = run([
      asking({ k: question('Name?') }),
      { type: 'answered', key: 'k' },
      asking({ k: question('Password?') }),
    ]);
    expect(answered.effects).toHaveLength(1);
    expect(answered.state.faults).toEqual(['k']);
  });

  it('[TK-62] withdraws what is no longer listed', () => {
    const { effects } = run([asking({ a: question('A'), b: question('B') }), asking({ b: question('B') })]);
    expect(effects.at(-1)).toEqual({ type: 'withdraw', key: 'a', reason: 'withdrawn' });
    const working = run([
      asking({ a: question('A') }),
      { type: 'seen', task: { taskId: 't', status: 'working' } },
    ]);
    expect(working.effects.at(-1)).toEqual({ type: 'withdraw', key: 'a', reason: 'withdrawn' });
  });

  it('[TK-71] [TK-21] ignores a picture that a newer one overtook', () => {
    const { effects, state } = run([
      asking({ a: question('A') }, { lastUpdatedAt: 10 }),
      { type: 'answered', key: 'a' },
      asking({ b: question('B') }, { lastUpdatedAt: 30 }),
      asking({ c: question('C') }, { lastUpdatedAt: 20 }),
    ]);
    expect(effects.map((effect) => effect.key)).toEqual(['a', 'b']);
    expect(state.lastUpdatedAt).toBe(30);
  });

  it('[TK-66] [TK-09] stays ended', () => {
    const ended = run([asking({ a: question('A') }), { type: 'ended', end: { type: 'aborted' } }]);
    expect(ended.effects.at(-1)).toEqual({ type: 'withdraw', key: 'a', reason: 'aborted' });
    const after = reduceTask(ended.state, asking({ b: question('B') }));
    expect(after).toEqual({ state: ended.state, effects: [] });
  });

  it('[TK-56] is plain JSON at every step, without a question or an answer in it', () => {
    const { state } = run([asking({ a: question('Zq7?') }), { type: 'answered', key: 'a' }]);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect(JSON.stringify(state)).not.toContain('Zq7');
  });

  it('[TK-60] [TK-61] [TK-62] [TK-68] asks every key at most once until it is dropped, whatever a server lists', () => {
    const key = fc.constantFrom('a', 'b', '__proto__', 'constructor');
    const listing = fc.dictionary(key, fc.constantFrom(question('1'), question('2'), null, 7));
    const event: fc.Arbitrary<TaskEvent> = fc.oneof(
      listing.map((requests) => asking(requests)),
      key.map((one) => ({ type: 'answered' as const, key: one })),
      fc.constant<TaskEvent>({ type: 'seen', task: { taskId: 't', status: 'working' } }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const onScreen = new Set<string>();
        const answered = new Set<string>();
        let state = start;
        for (const one of events) {
          if (one.type === 'answered' && onScreen.delete(one.key)) answered.add(one.key);
          const step = reduceTask(state, one);
          state = step.state;
          for (const effect of step.effects) {
            if (effect.type === 'ask') {
              expect(onScreen.has(effect.key)).toBe(false);
              expect(answered.has(effect.key)).toBe(false);
              onScreen.add(effect.key);
            } else expect(onScreen.delete(effect.key)).toBe(true);
          }
          expect(new Set(Object.keys(state.open))).toEqual(onScreen);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('readTask', () => {
  it('reads anything without throwing, and only tasks as tasks', () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            taskId: fc.oneof(fc.constant('t'), fc.anything()),
            status: fc.oneof(
              fc.constantFrom('working', 'input_required', 'completed', 'failed', 'cancelled'),
              fc.anything(),
            ),
            createdAt: fc.oneof(fc.constant('2026-01-01T00:00:00Z'), fc.anything()),
            ttlMs: fc.oneof(fc.constant(null), fc.double(), fc.anything()),
            pollIntervalMs: fc.oneof(fc.double(), fc.anything()),
            inputRequests: fc.anything(),
            result: fc.anything(),
            error: fc.anything(),
          },
          { requiredKeys: [] },
        ),
        (json) => {
          const task = readTask(json);
          if (task === undefined) return;
          expect(task.taskId).toBe(json.taskId);
          if (task.pollIntervalMs !== undefined) expect(task.pollIntervalMs).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
