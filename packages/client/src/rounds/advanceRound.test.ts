import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advanceRound, type RoundEvent } from './advanceRound.ts';
import type { RoundState } from './RoundState.ts';

const start: RoundState = {
  version: 1,
  serverId: 's',
  method: 'tools/call',
  params: { name: 't', arguments: { a: 1 } },
  round: 0,
  waits: 0,
  asked: [],
  agreedUrls: [],
};
const form = {
  method: 'elicitation/create',
  params: { message: '?', requestedSchema: { properties: { a: {} } } },
};
const unfinished = (extra: object) =>
  ({ type: 'result', result: { resultType: 'input_required', ...extra } }) as const;
const reload = (state: RoundState): RoundState => JSON.parse(JSON.stringify(state)) as RoundState;

describe('advanceRound', () => {
  it('switches on resultType alone: complete and absent are final, whatever else is there [RD-11] [RD-12]', () => {
    for (const result of [
      { resultType: 'complete', inputRequests: { q: form } },
      { inputRequests: { q: form } },
      { content: [] },
    ]) {
      expect(advanceRound(start, { type: 'result', result }).effect).toEqual({ type: 'done', result });
    }
  });

  it.each(['later', '', 7, null, {}])(
    'takes the resultType %j for a fault, with no retry [RD-13]',
    (resultType) => {
      const { effect } = advanceRound(start, { type: 'result', result: { resultType, content: [] } });
      expect(effect).toEqual({ type: 'stop', reason: 'invalid-result' });
    },
  );

  it.each([{}, { inputRequests: {} }, { inputRequests: null, requestState: 7 }])(
    'takes %j for a fault: neither questions nor state [RD-14]',
    (extra) => {
      expect(advanceRound(start, unfinished(extra)).effect).toEqual({
        type: 'stop',
        reason: 'invalid-result',
      });
    },
  );

  it('sends the original parameters with responses and state beside them, none of them invented [RD-05] [RD-08] [RD-36]', () => {
    const asked = advanceRound(start, unfinished({ inputRequests: { q: form }, requestState: 'one' }));
    const sent = advanceRound(reload(asked.state), {
      type: 'responses',
      responses: { q: { action: 'cancel' } },
    });
    expect(sent.effect).toEqual({
      type: 'send',
      params: { ...start.params, inputResponses: { q: { action: 'cancel' } }, requestState: 'one' },
    });
    const again = advanceRound(sent.state, unfinished({ inputRequests: { q: form } }));
    const last = advanceRound(again.state, { type: 'responses', responses: {} });
    expect(last.effect).toEqual({ type: 'send', params: { ...start.params, inputResponses: {} } });
  });

  it('sends state alone after a wait, with growing pauses up to a limit [RD-02]', () => {
    let state = start;
    const pauses: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const step = advanceRound(state, unfinished({ requestState: `s${n}` }));
      if (step.effect.type === 'wait') pauses.push(step.effect.milliseconds);
      const next = advanceRound(reload(step.state), { type: 'waited' });
      expect(next.effect).toEqual({ type: 'send', params: { ...start.params, requestState: `s${n}` } });
      state = next.state;
    }
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
    expect(advanceRound(state, unfinished({ requestState: 'x' }), { maxWaits: 8 }).effect).toEqual({
      type: 'stop',
      reason: 'too-many-rounds',
    });
  });

  it('allows any number of rounds up to the limit [RD-19]', () => {
    let state = start;
    for (let n = 1; n <= 10; n += 1) {
      const asked = advanceRound(state, unfinished({ inputRequests: { q: form } }));
      expect(asked.effect.type).toBe('ask');
      state = advanceRound(asked.state, { type: 'responses', responses: {} }).state;
    }
    expect(advanceRound(state, unfinished({ inputRequests: { q: form } })).effect.type).toBe('stop');
  });

  it('knows the re-asked round of the case collection again [B129] [RD-23]', () => {
    const file = new URL('../../../testing/fixtures/cases/elicitation-cases.jsonl', import.meta.url);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    const { input } = lines.map((line) => JSON.parse(line)).find(({ id }) => id === 'B129') as {
      input: { rounds: object[] };
    };
    const [first, second] = input.rounds.map((round) => ({
      q: { method: 'elicitation/create', params: { message: 'How many?', ...round } },
    }));
    const asked = advanceRound(start, unfinished({ inputRequests: first }));
    expect(asked.effect).toMatchObject({ type: 'ask', askedAgain: new Set() });
    const answered = advanceRound(asked.state, {
      type: 'responses',
      responses: { q: { action: 'decline' } },
    });
    const again = advanceRound(
      reload(answered.state),
      unfinished({ inputRequests: { ...second, other: form } }),
    );
    expect(again.effect).toMatchObject({ type: 'ask', askedAgain: new Set(['q']) });
    expect(again.state.round).toBe(2);
  });

  it('knows the pages that the person agreed to just before', () => {
    const page = (url: string) => ({
      method: 'elicitation/create',
      params: { mode: 'url', message: 'Go', url },
    });
    const asked = advanceRound(
      start,
      unfinished({ inputRequests: { a: page('https://a.example'), b: page('https://b.example') } }),
    );
    const responses = { a: { action: 'accept' }, b: { action: 'decline' } };
    const answered = advanceRound(asked.state, { type: 'responses', responses });
    const again = advanceRound(
      reload(answered.state),
      unfinished({ inputRequests: { x: page('https://a.example'), y: page('https://b.example') } }),
    );
    expect(again.effect).toMatchObject({ openedBefore: new Set(['x']) });
  });

  it('survives JSON at every step, changes no state and never goes back in rounds [RD-03]', () => {
    const event: fc.Arbitrary<RoundEvent> = fc.oneof(
      fc.record({ type: fc.constant('result' as const), result: fc.jsonValue() }),
      fc.record({
        type: fc.constant('result' as const),
        result: fc.record(
          {
            resultType: fc.constantFrom('input_required', 'complete'),
            inputRequests: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
            requestState: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
          },
          { requiredKeys: ['resultType'] },
        ),
      }),
      fc.record({
        type: fc.constant('responses' as const),
        responses: fc.dictionary(fc.string(), fc.jsonValue()),
      }),
      fc.constant({ type: 'waited' as const }),
      fc.constant({ type: 'start' as const }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        let state = start;
        for (const each of events) {
          const before = JSON.stringify(state);
          const step = advanceRound(state, each);
          expect(JSON.stringify(state)).toBe(before);
          expect(reload(step.state)).toEqual(step.state);
          expect(step.state.params).toEqual(start.params);
          expect(step.state.round).toBeGreaterThanOrEqual(state.round);
          if (step.effect.type === 'send' && 'requestState' in step.effect.params) {
            expect(step.effect.params.requestState).toBe(step.state.requestState);
          }
          if (each.type === 'result' && (step.effect.type === 'ask' || step.effect.type === 'wait')) {
            const { requestState } = each.result as { requestState?: unknown };
            expect(step.state.requestState).toBe(typeof requestState === 'string' ? requestState : undefined);
          }
          state = reload(step.state);
        }
      }),
    );
  });
});
