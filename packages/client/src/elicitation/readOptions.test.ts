import { describe, expect, it } from 'vitest';
import { contentOf, fieldOf, modelOf } from './modelOf.test-data.ts';

describe('options', () => {
  it.each([
    [
      ['A', 'B', 'C'],
      ['A', 'B'],
    ],
    [['A'], ['A', 'y']],
    [undefined, ['x', 'y']],
    [
      [1, ''],
      ['x', 'y'],
    ],
  ])('with names %j read %j, and send the values [EL-FORM-20] [EL-FORM-22]', (enumNames, titles) => {
    const model = modelOf({ type: 'string', enum: ['x', 'y'], enumNames });
    expect(model.fields).toMatchObject([{ options: titles.map((title) => ({ title })) }]);
    expect([contentOf(model, 'x'), contentOf(model, 'y')]).toEqual([{ v: 'x' }, { v: 'y' }]);
    expect(() => contentOf(model, 'A')).toThrow();
  });

  it('keep constants of different types apart and send each as its own [EL-FORM-21]', () => {
    const model = modelOf({
      oneOf: [{ const: 1, title: 'One' }, { const: '1', title: 'One' }, { const: 1 }],
    });
    const [field] = model.fields;
    const options = field?.kind === 'choice' ? field.options : [];
    expect(options.map(({ title }) => title)).toEqual(['One', 'One']);
    expect(options.map(({ value }) => contentOf(model, value))).toEqual([{ v: 1 }, { v: '1' }]);
    expect(model.notices.map(({ code }) => code)).toEqual(['duplicate-option']);
  });

  it('of an enum beside a union are those that both list', () => {
    expect(fieldOf({ enum: ['a', 'b'], oneOf: [{ const: 'a' }, { const: 'c' }] })).toMatchObject({
      options: [{ value: 'a' }],
    });
  });

  it('that the rest of the schema excludes can be seen, not sent', () => {
    const model = modelOf({ type: 'string', enum: ['a', 'bbb'], minLength: 2 });
    expect(contentOf(model, 'bbb')).toEqual({ v: 'bbb' });
    expect(() => contentOf(model, 'a')).toThrow();
  });

  it('of a list are sent without duplicates, in the order they were chosen [EL-FORM-23] [EL-FORM-24]', () => {
    const model = modelOf({ type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] } });
    expect(contentOf(model, ['c', 'a'])).toEqual({ v: ['c', 'a'] });
    expect(() => contentOf(model, ['a', 'a'])).toThrow();
    expect(() => contentOf(model, ['d'])).toThrow();
    expect(contentOf(model, [])).toEqual({});
  });

  it('of a required list may be none only where the schema allows it and the person said so [EL-FORM-25]', () => {
    const items = { enum: ['a', 'b', 'c'] };
    const free = modelOf({ type: 'array', items }, { required: ['v'] });
    expect(free.validate(free.initialDraft())).toEqual([{ name: 'v', code: 'required' }]);
    expect(contentOf(free, [])).toEqual({ v: [] });
    const bounded = modelOf({ type: 'array', items, minItems: 2, maxItems: 2 }, { required: ['v'] });
    const codes = (value: readonly string[]): unknown =>
      bounded
        .validate(bounded.set(bounded.initialDraft(), 'v', value))
        .map(({ code, values }) => [code, values]);
    expect(codes([])).toEqual([['required', undefined]]);
    expect(codes(['a'])).toEqual([['too-few', { limit: 2, count: 1 }]]);
    expect(codes(['a', 'b'])).toEqual([]);
    expect(codes(['a', 'b', 'c'])).toEqual([['too-many', { limit: 2, count: 3 }]]);
  });
});
