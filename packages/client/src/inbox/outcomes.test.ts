import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome, OutcomeReason } from './Outcome.ts';
import {
  acceptOutcome,
  endedOutcome,
  refusalOutcome,
  unsupportedOutcome,
  verdictOutcome,
} from './outcomes.ts';
import { RoundAbandoned, type RoundEnd } from './RoundAbandoned.ts';

const kind = fc.constantFrom('form', 'url', 'sampling', 'roots');
const reason = fc.constantFrom<Exclude<OutcomeReason, 'user' | 'policy'>[]>(
  'expired',
  'aborted',
  'withdrawn',
  'unattended',
  'unsupported',
  'answered-elsewhere',
);
const payload = fc.option(fc.dictionary(fc.string(), fc.anything()), { nil: undefined });
const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc.tuple(kind, payload).map(([of, given]) => acceptOutcome(of, given)),
  fc.tuple(kind, fc.constantFrom('decline', 'cancel')).map(([of, action]) => refusalOutcome(of, action)),
  fc.tuple(kind, reason).map(([of, why]) => endedOutcome(of, why)),
  fc.constantFrom('mode', 'method', 'params').map((what) => unsupportedOutcome(what)),
);

describe('outcomes', () => {
  it('have exactly one of result and error, an elicitation one of three actions, a code outside the reserved ranges [EL-21] [GE-08] [GE-10] [GE-11] [GE-13]', () => {
    fc.assert(
      fc.property(outcome, ({ action, reason: why, result, error }) => {
        expect((result === undefined) !== (error === undefined)).toBe(true);
        if (result && 'action' in result) {
          expect(['accept', 'decline', 'cancel']).toContain(result.action);
          if (action !== 'accept') expect(Object.keys(result)).toEqual(['action']);
        }
        if (error) {
          expect(Number.isInteger(error.code)).toBe(true);
          expect(error.message).not.toBe('');
          // The protocol's own codes for a method and for params; what is said for a person is the spec's -1.
          expect([-1, -32601, -32602]).toContain(error.code);
        }
        if (action === 'accept' || action === 'approve' || action === 'decline') expect(why).toBe('user');
      }),
    );
  });

  it('of a rule carry its id, and only what fits the kind is taken from it', () => {
    for (const of of ['form', 'url', 'sampling', 'roots'] as const) {
      expect(verdictOutcome(of, { action: 'ask' })).toBeUndefined();
      const declined = verdictOutcome(of, { action: 'decline', ruleId: 'r' });
      expect(declined).toMatchObject({ reason: 'policy', ruleId: 'r' });
      const accepted = verdictOutcome(of, { action: 'accept', ruleId: 'r', content: { a: 1 } });
      expect(accepted?.action).toBe(of === 'form' ? 'accept' : undefined);
    }
  });

  it.each<RoundEnd>(['rejected', 'aborted', 'unsupported'])(
    'of a round that ended here (%s) cannot be taken for an error of the server [GE-14]',
    (end) => {
      const error = new RoundAbandoned(end);
      expect(error).not.toHaveProperty('code');
      expect(error.reason).toBe(end);
    },
  );
});
