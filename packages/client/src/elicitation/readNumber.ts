import { isMultipleOf } from './Decimal.ts';
import { answeredUnless, type FieldIssue, invalid, type Reading, unanswered } from './FieldReader.ts';
import type { NumberField } from './FormField.ts';
import type { DraftValue } from './FormModel.ts';
import type { NumberMarks } from './NumberMarks.ts';
import { isWhole, parseNumber } from './parseNumber.ts';

export type NumberRules = Pick<
  NumberField,
  'kind' | 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum' | 'multipleOf'
>;

/** A number as typed in a locale; only text that is empty or blank counts as no answer. */
export function readNumber(value: DraftValue, rules: NumberRules, marks: NumberMarks): Reading {
  if (value === undefined) return unanswered;
  if (typeof value !== 'string') return invalid('not-a-number');
  if (value.trim() === '') return unanswered;
  const parsed = parseNumber(value, marks);
  if (!parsed.ok) return { kind: 'invalid', issues: [parsed.issue] };
  if (rules.kind === 'integer' && !isWhole(parsed.decimal)) return invalid('not-an-integer');
  return answeredUnless(checkNumber(parsed.value, rules), parsed.value);
}

/** A number against the schema's rules; also what a server's default must pass. */
export function checkNumber(value: number, rules: NumberRules): readonly FieldIssue[] {
  if (rules.kind === 'integer' && !Number.isInteger(value)) return [{ code: 'not-an-integer' }];
  if (rules.kind === 'integer' && !Number.isSafeInteger(value)) return [{ code: 'unsafe-integer' }];
  const issues: FieldIssue[] = [];
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = rules;
  const fails = (limit: number | undefined, holds: (limit: number) => boolean): limit is number =>
    limit !== undefined && !holds(limit);
  if (fails(minimum, (limit) => value >= limit))
    issues.push({ code: 'too-small', values: { limit: minimum } });
  if (fails(exclusiveMinimum, (limit) => value > limit)) {
    issues.push({ code: 'must-be-above', values: { limit: exclusiveMinimum } });
  }
  if (fails(maximum, (limit) => value <= limit))
    issues.push({ code: 'too-large', values: { limit: maximum } });
  if (fails(exclusiveMaximum, (limit) => value < limit)) {
    issues.push({ code: 'must-be-below', values: { limit: exclusiveMaximum } });
  }
  if (fails(multipleOf, (step) => isMultipleOf(value, step))) {
    issues.push({ code: 'not-a-multiple', values: { limit: multipleOf } });
  }
  return issues;
}
