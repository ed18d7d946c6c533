import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeRequest } from './normalizeRequest.ts';

interface Seed {
  readonly id: string;
  readonly request: { readonly method: string; readonly params?: Record<string, unknown> };
}

const fixtures = new URL('../../../testing/fixtures/cases/', import.meta.url);
const seeds = (JSON.parse(readFileSync(new URL('seed-requests.json', fixtures), 'utf8')) as { cases: Seed[] })
  .cases;
const seed = (id: string): Seed => {
  const found = seeds.find((each) => each.id === id);
  if (!found) throw new Error(`No seed ${id}`);
  return found;
};

describe('normalizeRequest', () => {
  it('reads the booking request as printed, in both spellings [S-11]', () => {
    const { request } = seed('seed-booking');
    expect(normalizeRequest(request)).toEqual({ kind: 'form', params: request.params });
    const older = seed('seed-booking-older-spelling').request;
    expect(normalizeRequest(older)).toMatchObject({
      kind: 'form',
      params: { message: older.params?.message, requestedSchema: older.params?.schema },
    });
  });

  it('reads the flight request as printed, in both spellings [S-23]', () => {
    const { request } = seed('seed-flights');
    expect(normalizeRequest(request)).toEqual({ kind: 'sampling', params: request.params });
    const older = seed('seed-flights-older-spelling').request;
    const [message] = (older.params?.messages ?? []) as { content: string }[];
    expect(normalizeRequest(older)).toMatchObject({
      kind: 'sampling',
      params: {
        messages: [{ role: 'user', content: { type: 'text', text: message?.content } }],
        maxTokens: 1500,
      },
    });
  });

  it('reads roots without params, and input requests without an envelope [RD-33]', () => {
    expect(normalizeRequest(seed('seed-roots').request)).toEqual({ kind: 'roots', params: {} });
    expect(normalizeRequest({ jsonrpc: '2.0', id: 0, method: 'roots/list' })).toEqual({
      kind: 'roots',
      params: {},
    });
  });

  it('takes a request without a mode for a form [EL-07]', () => {
    const params = { message: 'm', requestedSchema: { type: 'object' } };
    expect(normalizeRequest({ method: 'elicitation/create', params })).toEqual({ kind: 'form', params });
  });

  it.each(['voice', 'URL', '', 1, null, {}])('takes the mode %j for no form [EL-09]', (mode) => {
    const params = { mode, message: 'm', requestedSchema: {} };
    expect(normalizeRequest({ method: 'elicitation/create', params })).toEqual({ unsupported: 'mode' });
  });

  it.each([undefined, null, 7, '', '  \n'])('reports the message %j as missing [EL-08]', (message) => {
    for (const mode of ['form', 'url']) {
      const params = { mode, message, url: 'https://a.example', requestedSchema: {} };
      expect(normalizeRequest({ method: 'elicitation/create', params })).toMatchObject({
        malformed: 'message-missing',
        params: { message: typeof message === 'string' ? message : '' },
      });
    }
  });

  it('reports a missing URL, and an elicitation id that is no text as none', () => {
    const params = { mode: 'url', message: 'Go', url: 7, elicitationId: 7 };
    const read = normalizeRequest({ method: 'elicitation/create', params });
    expect(read).toMatchObject({ kind: 'url', malformed: 'url-missing', params: { url: '' } });
    expect(read).not.toHaveProperty('params.elicitationId');
  });

  it.each([null, 'x', [1], { deep: { er: [] } }, 0])(
    'assumes nothing of _meta and task (%j) [GE-05]',
    (value) => {
      const params = { message: 'm', requestedSchema: {}, _meta: value, task: value };
      expect(normalizeRequest({ method: 'elicitation/create', params })).toMatchObject({ kind: 'form' });
    },
  );

  it('reads any JSON without throwing or touching a prototype [GE-50]', () => {
    const method = fc.constantFrom(
      'elicitation/create',
      'elicitation/requestInput',
      'sampling/createMessage',
      'roots/list',
      'ping',
    );
    const params = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          mode: fc.oneof(fc.constantFrom('form', 'url'), fc.jsonValue()),
          message: fc.jsonValue(),
          url: fc.jsonValue(),
          messages: fc.jsonValue(),
          requestedSchema: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
      fc.constant(JSON.parse('{"__proto__":{"polluted":true},"message":"m"}')),
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ method, params })), (json) => {
        const read = normalizeRequest(json);
        if ('unsupported' in read) expect(['mode', 'method', 'shape']).toContain(read.unsupported);
        else expect(typeof read.params).toBe('object');
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      }),
    );
  });
});
