import { describe, expect, it } from 'vitest';
import { createFormModel } from './createFormModel.ts';
import type { FormModel } from './FormModel.ts';

function modelOf(pattern: unknown, more: object = {}): FormModel {
  return createFormModel({
    type: 'object',
    properties: { v: { type: 'string', pattern, ...more } },
  });
}

function codes(model: FormModel, value: string): readonly string[] {
  return model.validateField(model.set(model.initialDraft(), 'v', value), 'v').map(({ code }) => code);
}

describe('patterns of a server', () => {
  it('are pending until the engine is in, then checked anywhere in the text, as JSON Schema does [EL-FORM-15]', async () => {
    const model = modelOf('[A-Z]{2}\\d');
    expect(codes(model, 'xAB1y')).toEqual(['pattern-pending']);
    expect(() => model.toContent(model.set(model.initialDraft(), 'v', 'xAB1y'))).toThrow();
    await model.ready;
    expect(codes(model, 'xAB1y')).toEqual([]);
    expect(codes(model, 'xA1y')).toEqual(['pattern']);
  });

  it('that would make a backtracking engine run for years are answered at once [EL-FORM-15]', async () => {
    const model = modelOf('^(a+)+$');
    await model.ready;
    expect(codes(model, `${'a'.repeat(20_000)}!`)).toEqual(['pattern']);
    expect(codes(model, 'a'.repeat(20_000))).toEqual([]);
  });

  it.each([
    '(?P<year>[0-9',
    '(?=a)b',
    '(a)\\1',
    '(x{1000}){1000}',
    `${'('.repeat(2000)}${')'.repeat(2000)}`,
    'a'.repeat(20_000),
  ])('that cannot be checked are ignored and noted: %.30s [EL-FORM-15]', async (pattern) => {
    const model = modelOf(pattern);
    await model.ready;
    expect(model.notices).toContainEqual(expect.objectContaining({ code: 'pattern-ignored', name: 'v' }));
    expect(codes(model, '2026')).toEqual([]);
  });

  it('that are no text are ignored and noted', async () => {
    const model = modelOf({ evil: true });
    expect(model.notices.map(({ code }) => code)).toEqual(['malformed-keyword']);
    expect(codes(model, 'x')).toEqual([]);
  });

  it('check what leaves, not what was typed', async () => {
    const model = modelOf('Z$', { format: 'date-time' });
    await model.ready;
    expect(codes(model, '2026-03-05T09:30')).toEqual([]);
  });

  it.each([
    ['^\\s$', '\u00a0', true],
    ['^\\S$', '\u00a0', false],
    ['^.$', '\u2028', false],
    ['^[^]$', '\n', true],
    ['^[]$', 'a', false],
    ['^\\u00e4$', 'ä', true],
    ['^\\u{1F44D}$', '👍', true],
    ['^\\cJ$', '\n', true],
    ['^[\\b]$', '\b', true],
    ['^\\p{Script=Greek}+$', 'αβ', true],
    ['^\\p{Letter}+$', 'äб', true],
    ['^[[:alpha:]]$', 'b]', false],
    ['^[[:alpha:]]$', 'l]', true],
    ['^[a[^]$', '^', true],
    ['^\\d+\\-\\d+$', '1-2', true],
    ['^a\\/b$', 'a/b', true],
    ['a$', 'a\n', false],
  ])('mean what ECMA-262 says: %s on %j is %s', async (pattern, text, matches) => {
    // The platform's own engine is the judge; where the u flag refuses a spelling, the older syntax reads it.
    expect(ecma(pattern).test(text)).toBe(matches);
    const model = modelOf(pattern);
    await model.ready;
    expect(codes(model, text)).toEqual(matches ? [] : ['pattern']);
  });
});

function ecma(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}
