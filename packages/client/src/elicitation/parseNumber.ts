import { type Decimal, decimalOf, toDecimal } from './Decimal.ts';
import type { FieldIssue } from './FieldReader.ts';
import type { NumberMarks } from './NumberMarks.ts';
import { toAscii } from './toAscii.ts';

export type ParsedNumber =
  | { readonly ok: true; readonly value: number; readonly decimal: Decimal }
  | { readonly ok: false; readonly issue: FieldIssue };

const longest = 1_000;

/** These two signs mean one thing wherever they stand; browsers give `ar` Latin digits, its keyboards type these. */
const arabicMarks: NumberMarks = { decimal: '\u066b', group: '\u066c' };

/**
 * Reads a number as a person of a locale types it, and nothing that could be meant otherwise.
 * The point is a decimal mark everywhere unless three digits follow where a locale might group by it; the number that
 * leaves is exactly the one on screen, so what a double cannot hold is an error.
 */
export function parseNumber(text: string, marks: NumberMarks): ParsedNumber {
  const ascii = toAscii(text).trim();
  const match = ascii.length > longest ? null : /^([+-]?)([^eE+-]+)(?:[eE]([+-]?\d+))?$/u.exec(ascii);
  if (match === null) return fail({ code: 'not-a-number' });
  const [, sign = '', body = '', exponent = '0'] = match;
  const split = splitBody(body, /[\u066b\u066c]/u.test(body) ? arabicMarks : marks);
  if ('code' in split) return fail(split);
  const decimal = toDecimal(split.whole, split.fraction, Number(exponent));
  const size = Number(`${split.whole || '0'}.${split.fraction || '0'}e${exponent}`);
  if (!Number.isFinite(size)) return fail({ code: 'out-of-range' });
  const held = decimalOf(size);
  if (held.mantissa !== decimal.mantissa || held.exponent !== decimal.exponent) {
    return fail({ code: isWhole(decimal) ? 'unsafe-integer' : 'too-precise' });
  }
  return { ok: true, value: sign === '-' && size !== 0 ? -size : size, decimal };
}

export function isWhole(decimal: Decimal): boolean {
  return decimal.exponent >= 0;
}

/** A number as this locale's person would type it, such that `parseNumber` reads the same number back. */
export function formatNumber(value: number, marks: NumberMarks): string {
  const text = String(value).replace('.', marks.decimal === ',' ? ',' : '.');
  if (parseNumber(text, marks).ok) return text;
  return text.replace(/[.,]\d+/u, (fraction) => `${fraction}0`);
}

function splitBody(body: string, marks: NumberMarks): { whole: string; fraction: string } | FieldIssue {
  if (/^\d+$/u.test(body)) return { whole: body, fraction: '' };
  const looksGrouped = /^([1-9]\d{0,2})([.,])(\d{3})$/u.exec(body);
  if (looksGrouped !== null && !(looksGrouped[2] === '.' && marks.decimal === '.')) {
    const [, head = '', , tail = ''] = looksGrouped;
    const mark = marks.decimal === ',' ? ',' : '.';
    return {
      code: 'ambiguous-number',
      values: { whole: `${head}${tail}`, fraction: `${head}${mark}${tail}0` },
    };
  }
  const [before = '', after, ...more] = body.split(body.includes(marks.decimal) ? marks.decimal : '.');
  if (more.length === 0 && after !== undefined && /^\d*$/u.test(before) && /^\d+$/u.test(after)) {
    return { whole: before, fraction: after };
  }
  const grouped = splitGroups(body, marks);
  if (grouped !== undefined) return grouped;
  return { code: /^\d[\d., '\u066b\u066c]*\d$/u.test(body) ? 'ambiguous-number' : 'not-a-number' };
}

function splitGroups(body: string, marks: NumberMarks): { whole: string; fraction: string } | undefined {
  const [whole = '', fraction, ...more] = body.split(marks.decimal);
  const groups = marks.group === '' ? [] : whole.split(marks.group);
  const [first = '', ...rest] = groups;
  const last = rest.at(-1);
  const wellFormed =
    more.length === 0 &&
    (fraction === undefined || /^\d+$/u.test(fraction)) &&
    /^[1-9]\d{0,2}$/u.test(first) &&
    last?.length === 3 &&
    rest.every((group) => /^\d{2,3}$/u.test(group));
  return wellFormed ? { whole: groups.join(''), fraction: fraction ?? '' } : undefined;
}

function fail(issue: FieldIssue): ParsedNumber {
  return { ok: false, issue };
}
