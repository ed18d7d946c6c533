import {
  type AnswerValue,
  answered,
  answeredUnless,
  type FieldIssue,
  invalid,
  type Reading,
  unanswered,
} from './FieldReader.ts';
import type { FieldOption } from './FormField.ts';
import type { DraftValue } from './FormModel.ts';

export type OptionsByValue = ReadonlyMap<string, FieldOption>;

/** One of the options by its draft value; `check` says what else the schema asks of the constant. */
export function readChoice(
  value: DraftValue,
  options: OptionsByValue,
  check: (constant: FieldOption['constant']) => readonly FieldIssue[],
): Reading {
  if (value === undefined) return unanswered;
  const option = typeof value === 'string' ? options.get(value) : undefined;
  if (option !== undefined) return answeredUnless(check(option.constant), option.constant);
  return value === '' ? unanswered : invalid('not-an-option');
}

export interface MultiChoiceRules {
  readonly required: boolean;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Several options by their draft values, in the order they were chosen; choosing none is an answer only where the schema needs one and allows it. */
export function readMultiChoice(
  value: DraftValue,
  options: OptionsByValue,
  rules: MultiChoiceRules,
): Reading {
  if (value === undefined) return unanswered;
  if (typeof value === 'string' || typeof value === 'boolean') return invalid('not-an-option');
  if (value.length === 0 && !(rules.required && (rules.minItems ?? 0) === 0)) return unanswered;
  const constants: string[] = [];
  for (const item of value) {
    const option = options.get(item);
    if (option === undefined) return invalid('not-an-option');
    constants.push(String(option.constant));
  }
  if (new Set(constants).size < constants.length) return invalid('duplicate');
  const count = constants.length;
  const issues: FieldIssue[] = [];
  if (count < (rules.minItems ?? 0)) {
    issues.push({ code: 'too-few', values: { limit: rules.minItems ?? 0, count } });
  }
  if (rules.maxItems !== undefined && count > rules.maxItems) {
    issues.push({ code: 'too-many', values: { limit: rules.maxItems, count } });
  }
  return answeredUnless(issues, Object.freeze(constants));
}

/** Yes or no; `only` is the one answer a constant admits. */
export function readBoolean(value: DraftValue, only: boolean | undefined): Reading {
  if (value === undefined) return unanswered;
  if (typeof value !== 'boolean') return invalid('invalid-format');
  const answer: AnswerValue = value;
  return only === undefined || value === only
    ? answered(answer)
    : invalid('not-the-constant', { expected: String(only) });
}
