import { describe, expect, it } from 'vitest';
import { contentOf, modelOf } from './modelOf.test-data.ts';

describe('answers', () => {
  it('to a yes or no are booleans; untouched and optional is no answer [EL-FORM-18] [EL-FORM-19]', () => {
    const model = modelOf({ type: 'boolean' });
    expect([contentOf(model, true), contentOf(model, false), model.toContent(model.initialDraft())]).toEqual([
      { v: true },
      { v: false },
      {},
    ]);
    expect(() => contentOf(model, 'true')).toThrow();
    for (const value of [true, false]) {
      const suggested = modelOf({ type: 'boolean', default: value });
      expect(suggested.toContent(suggested.initialDraft())).toEqual({ v: value });
      expect(suggested.initialDraft().suggested.has('v')).toBe(true);
    }
  });

  it('that a constant fixes are not given for the person, and no other is taken', () => {
    const model = modelOf({ type: 'boolean', const: true }, { required: ['v'] });
    expect(model.validate(model.initialDraft())).toEqual([{ name: 'v', code: 'required' }]);
    expect(() => contentOf(model, false)).toThrow();
    expect(contentOf(model, true)).toEqual({ v: true });
  });

  it.each([
    [{ type: 'string', default: '' }, [], {}],
    [{ type: 'string', default: '' }, ['v'], { v: '' }],
    [{ type: 'string', default: 'x' }, [], { v: 'x' }],
    [{ type: 'integer', default: 0 }, [], { v: 0 }],
    [{ type: 'array', items: { enum: ['a'] }, default: [] }, [], {}],
    [{ type: 'array', items: { enum: ['a'] }, default: ['a'] }, [], { v: ['a'] }],
    [{ type: 'string', enum: ['', 'x'], default: '' }, [], { v: '' }],
  ])(
    'of the server (%j, required: %j) are sent untouched: %j [EL-FORM-26] [EL-FORM-27]',
    (property, required, content) => {
      const model = modelOf(property, { required });
      expect(model.toContent(model.initialDraft())).toEqual(content);
      expect(model.notices).toEqual([]);
    },
  );

  it.each([
    { type: 'integer', default: '3' },
    { type: 'integer', default: 1.5 },
    { type: 'integer', default: 9, maximum: 5 },
    { type: 'string', default: 3 },
    { type: 'string', default: 'ab', maxLength: 1 },
    { type: 'string', format: 'email', default: 'nobody' },
    { type: 'boolean', default: 'yes' },
    { type: 'string', enum: ['a'], default: 'b' },
    { type: 'array', items: { enum: ['a'] }, default: ['b'] },
    { type: 'array', items: { enum: ['a'] }, default: 'a' },
  ])('of the server that its own schema refuses are not applied, and noted: %j [EL-FORM-27]', (property) => {
    const model = modelOf(property);
    expect(model.initialDraft().values.size).toBe(0);
    expect(model.notices.map(({ code }) => code)).toEqual(['default-ignored']);
    expect(model.toContent(model.initialDraft())).toEqual({});
  });

  it('of spaces, or of signs that draw nothing, do not pass for a required text', () => {
    const model = modelOf({ type: 'string' }, { required: ['v'] });
    for (const text of ['   ', '\u200b', '\u2800', '\n']) {
      expect(model.validate(model.set(model.initialDraft(), 'v', text))).toEqual([
        { name: 'v', code: 'blank' },
      ]);
    }
    expect(contentOf(model, ' a ')).toEqual({ v: ' a ' });
  });

  it('are frozen as reviewed, and a list changed afterwards changes nothing [F8]', () => {
    const model = modelOf({ type: 'array', items: { enum: ['a', 'b'] } });
    const chosen = ['a'];
    const draft = model.set(model.initialDraft(), 'v', chosen);
    chosen.push('b');
    const content = model.toContent(draft);
    expect(content).toEqual({ v: ['a'] });
    expect([Object.isFrozen(content), Object.isFrozen(content.v)]).toEqual([true, true]);
  });
});
