import { describe, expect, it } from 'vitest';
import { createFormModel } from './createFormModel.ts';
import { numberMarks } from './NumberMarks.ts';
import { formatNumber, parseNumber } from './parseNumber.ts';

function read(text: string, locale: string): number | string {
  const parsed = parseNumber(text, numberMarks(locale));
  return parsed.ok ? parsed.value : parsed.issue.code;
}

function errors(property: object, value: string, locale = 'en'): readonly unknown[] {
  const model = createFormModel({ type: 'object', properties: { n: property } }, { locale });
  const draft = model.set(model.initialDraft(), 'n', value);
  return model.validate(draft).map(({ code, values }) => (values === undefined ? code : [code, values]));
}

describe('a typed number', () => {
  it.each([
    ['en', '42', 42],
    ['en', ' 42 ', 42],
    ['en', '007', 7],
    ['en', '+5', 5],
    ['en', '-5', -5],
    ['en', '\u22125', -5],
    ['en', '12.90', 12.9],
    ['en', '.5', 0.5],
    ['en', '1e3', 1000],
    ['en', '1.5E-2', 0.015],
    ['en', '1.234', 1.234],
    ['en', '1,234,567', 1234567],
    ['en', '1,234.5', 1234.5],
    ['en-IN', '12,34,567', 1234567],
    ['en', '１２．５', 12.5],
    ['en', '12٣', 123],
    ['de', '2,1', 2.1],
    ['de', '2.1', 2.1],
    ['de', '0,125', 0.125],
    ['de', '1.234,5', 1234.5],
    ['de', '1.234.567', 1234567],
    ['de', '1,2340', 1.234],
    ['fr', '12 345,5', 12345.5],
    ['fr', '12\u202f345,5', 12345.5],
    ['de-CH', "1'234.5", 1234.5],
    ['de-CH', '1’234.5', 1234.5],
    ['ar-EG', '٣٫١٤', 3.14],
    ['ar', '٣٫١٤', 3.14],
    ['ar', '١٬٢٣٤٫٥', 1234.5],
    ['ar-EG', '3.14', 3.14],
    ['ar-EG', '١٬٢٣٤٬٥٦٧', 1234567],
    ['ar-EG', '\u061c-٥', -5],
    ['fa', '۱۲٫۵', 12.5],
    ['tr', '2,1', 2.1],
  ] as const)('in %s: %j is %d [EL-FORM-16]', (locale, text, value) => {
    expect(read(text, locale)).toBe(value);
  });

  it.each([
    ['en', '42xyz', 'not-a-number'],
    ['en', '12.5abc', 'not-a-number'],
    ['en', '0x1F', 'not-a-number'],
    ['en', '10e10ee', 'not-a-number'],
    ['en', '1e', 'not-a-number'],
    ['en', '1e1.5', 'not-a-number'],
    ['en', '--1', 'not-a-number'],
    ['en', '5.', 'not-a-number'],
    ['en', '.', 'not-a-number'],
    ['en', 'NaN', 'not-a-number'],
    ['en', 'Infinity', 'not-a-number'],
    ['en', '½', 'not-a-number'],
    ['en', '1_000', 'not-a-number'],
    ['en', '1e999', 'out-of-range'],
    ['en', '1e99999999999999999999', 'out-of-range'],
    ['en', '1e-999', 'too-precise'],
    ['en', '0.12345678901234567890', 'too-precise'],
    ['en', '9007199254740993', 'unsafe-integer'],
    ['en', '1,234', 'ambiguous-number'],
    ['en', '2,1', 'ambiguous-number'],
    ['en', '12 345', 'ambiguous-number'],
    ['en', '1.2.3', 'ambiguous-number'],
    ['de', '1,234', 'ambiguous-number'],
    ['de', '1.234', 'ambiguous-number'],
    ['de', '1,234.5', 'ambiguous-number'],
    ['fr', '1.234', 'ambiguous-number'],
    ['ar-EG', '1,234', 'ambiguous-number'],
    ['ar-EG', '1,5', 'ambiguous-number'],
  ] as const)('in %s: %j is refused as %s [EL-FORM-16]', (locale, text, code) => {
    expect(read(text, locale)).toBe(code);
  });

  it('says how to write either meaning of an ambiguous one', () => {
    const issue = errors({ type: 'number' }, '1,234', 'de');
    expect(issue).toEqual([['ambiguous-number', { whole: '1234', fraction: '1,2340' }]]);
    expect(errors({ type: 'number' }, '1,2340', 'de')).toEqual([]);
  });

  it.each(['en', 'de', 'fr', 'ar-EG', 'hi'])(
    'of a default reads back as the same number in %s [EL-FORM-27]',
    (locale) => {
      const marks = numberMarks(locale);
      for (const value of [
        0, 3.14, 1.234, -1.234, 0.001, 1e21, 5e-324, 1.7976931348623157e308, 123456.789, -0.5,
      ]) {
        const parsed = parseNumber(formatNumber(value, marks), marks);
        expect(parsed).toMatchObject({ ok: true, value });
      }
    },
  );

  it('takes time in proportion to its length', () => {
    expect(read(`${'1'.repeat(1_000_000)}x`, 'en')).toBe('not-a-number');
    expect(read(`1${'0'.repeat(900)}x`, 'en')).toBe('not-a-number');
    expect(read(`0.${'0'.repeat(900)}1`, 'en')).toBe('too-precise');
  });
});

describe('the rules for numbers', () => {
  it.each([
    [{ type: 'integer' }, '3.0', []],
    [{ type: 'integer' }, '3.5', ['not-an-integer']],
    [{ type: 'integer' }, '9007199254740991', []],
    [{ type: 'integer' }, '12345678901234567890', ['unsafe-integer']],
    [{ type: 'number', minimum: 0.5, maximum: 1.5 }, '0.5', []],
    [{ type: 'number', minimum: 0.5, maximum: 1.5 }, '0.49', [['too-small', { limit: 0.5 }]]],
    [{ type: 'number', minimum: 0.5, maximum: 1.5 }, '1.51', [['too-large', { limit: 1.5 }]]],
    [{ type: 'number', exclusiveMinimum: 0 }, '0', [['must-be-above', { limit: 0 }]]],
    [{ type: 'number', exclusiveMinimum: 0 }, '1e-300', []],
    [{ type: 'number', minimum: 0, exclusiveMinimum: true }, '0', [['must-be-above', { limit: 0 }]]],
    [{ type: 'number', minimum: 0, exclusiveMinimum: false }, '0', []],
    [{ type: 'number', maximum: 9, exclusiveMaximum: true }, '9', [['must-be-below', { limit: 9 }]]],
    [{ type: 'number', exclusiveMaximum: 9 }, '9', [['must-be-below', { limit: 9 }]]],
    [{ type: 'number', multipleOf: 0.1 }, '0.3', []],
    [{ type: 'number', multipleOf: 0.01 }, '1.15', []],
    [{ type: 'number', multipleOf: 0.01 }, '19.999', [['not-a-multiple', { limit: 0.01 }]]],
    [{ type: 'number', multipleOf: 1e-7 }, '0.0000003', []],
    [{ type: 'integer', multipleOf: 5 }, '1e15', []],
    [{ type: 'integer', multipleOf: 7 }, '-21', []],
  ])('%j with %j gives %j [EL-FORM-16] [EL-FORM-17]', (property, text, expected) => {
    expect(errors(property, text)).toEqual(expected);
  });

  it('send zero for minus zero, which JSON writes as 0 anyway', () => {
    const model = createFormModel({ type: 'object', properties: { n: { type: 'number' } } });
    expect(Object.is(model.toContent(model.set(model.initialDraft(), 'n', '-0')).n, 0)).toBe(true);
  });
});
