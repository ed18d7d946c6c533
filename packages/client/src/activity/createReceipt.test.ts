import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SettledRequest } from '../inbox/Inbox.ts';
import { createReceipt } from './createReceipt.ts';

const common = {
  id: 'r1',
  server: { id: 's', label: 'Travel', origin: 'https://travel.example', claimedName: 'Best Travel' },
  era: 'modern',
  arrivedAt: 10,
  status: 'waiting',
} as const;

const booking = (content: Record<string, unknown>): SettledRequest => ({
  request: {
    ...common,
    kind: 'form',
    scope: { id: 'o', method: 'tools/call', name: 'book_trip', attribution: 'certain' },
    params: {
      message: 'See https://travel.example/help?session=abc for help',
      requestedSchema: {
        type: 'object',
        properties: {
          city: { type: 'string', title: 'City' },
          nights: { type: 'integer' },
          password: { type: 'string' },
        },
      },
    },
  },
  outcome: { action: 'accept', reason: 'user', result: { action: 'accept', content } },
  settledAt: 20,
});

describe('createReceipt', () => {
  it('says who asked and what was decided, with values masked', () => {
    expect(createReceipt(booking({ city: 'Barcelona', nights: 3 }))).toEqual({
      version: 1,
      requestId: 'r1',
      kind: 'form',
      server: { id: 's', label: 'Travel', origin: 'https://travel.example' },
      scope: { method: 'tools/call', name: 'book_trip' },
      message: 'See https://travel.example for help',
      askedAt: 10,
      settledAt: 20,
      action: 'accept',
      reason: 'user',
      fields: [
        { name: 'city', label: 'City', withheld: 'not-kept' },
        { name: 'nights', label: 'nights', withheld: 'not-kept' },
      ],
    });
  });

  it('keeps values to reveal when the host asks for it, and never a secret', () => {
    const { fields } = createReceipt(
      booking({
        city: 'Barcelona',
        nights: 3,
        password: 'hunter2',
        note: 'ghp_0123456789abcdefghijABCDEFGHIJ012345',
      }),
      { values: 'revealable' },
    );
    expect(fields).toEqual([
      { name: 'city', label: 'City', value: 'Barcelona' },
      { name: 'nights', label: 'nights', value: 3 },
      { name: 'password', label: 'password', withheld: 'sensitive' },
      { name: 'note', label: 'note', withheld: 'sensitive' },
    ]);
  });

  it('reads the same after a reload', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string()))),
        fc.constantFrom('masked' as const, 'revealable' as const),
        (content, values) => {
          const receipt = createReceipt(booking(content), { values });
          expect(JSON.parse(JSON.stringify(receipt))).toEqual(receipt);
        },
      ),
    );
  });

  it('holds nothing a person typed unless asked to', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.stringMatching(/^[a-y]{1,6}$/),
          fc.string().map((text) => `Zq7${text}`),
        ),
        (content) => {
          expect(JSON.stringify(createReceipt(booking(content)))).not.toContain('Zq7');
        },
      ),
    );
  });

  it('has no fields after a decline, and says that a note was written without quoting it', () => {
    const declined: SettledRequest = {
      ...booking({ city: 'Barcelona' }),
      outcome: { action: 'decline', reason: 'user', note: 'too expensive', result: { action: 'decline' } },
    };
    const receipt = createReceipt(declined, { values: 'revealable' });
    expect(receipt).toMatchObject({ action: 'decline', noted: true, fields: [] });
    expect(JSON.stringify(receipt)).not.toContain('expensive');
  });

  it('names a page by its origin, a model by its name and roots by their number', () => {
    const url: SettledRequest = {
      request: {
        ...common,
        kind: 'url',
        params: { mode: 'url', message: 'Sign in', url: 'https://a.example/x?code=1' },
      },
      outcome: { action: 'accept', reason: 'user', result: { action: 'accept' } },
      settledAt: 20,
    };
    expect(createReceipt(url)).toMatchObject({ origin: 'https://a.example', fields: [] });
    const sampling: SettledRequest = {
      request: { ...common, kind: 'sampling', params: { messages: [], maxTokens: 5 } },
      outcome: {
        action: 'approve',
        reason: 'policy',
        ruleId: 'grant',
        result: { model: 'm', content: { type: 'text', text: 'x' } },
      },
      settledAt: 20,
    };
    expect(createReceipt(sampling)).toMatchObject({ model: 'm', ruleId: 'grant' });
    const roots: SettledRequest = {
      request: { ...common, kind: 'roots', params: {} },
      outcome: { action: 'approve', reason: 'user', result: { roots: [{ uri: 'file:///a' }] } },
      settledAt: 20,
    };
    expect(createReceipt(roots)).toMatchObject({ roots: 1 });
  });
});
