import type { FormField } from './FormField.ts';
import type { DraftValue, FieldErrorCode } from './FormModel.ts';

/** A field error before the model puts the field's name to it. */
export interface FieldIssue {
  readonly code: FieldErrorCode;
  readonly values?: Readonly<Record<string, string | number>>;
}

export type AnswerValue = string | number | boolean | readonly string[];

/** What a draft value amounts to: no answer, an answer as the server would get it, or something to correct. */
export type Reading =
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'answered'; readonly value: AnswerValue }
  | { readonly kind: 'invalid'; readonly issues: readonly FieldIssue[] };

/** One field with all the model needs to read its draft value. */
export interface FieldReader {
  readonly field: FormField;
  /** Server's regular expression, checked on the outgoing text once the engine is in. */
  readonly pattern?: string;
  /** False when no value at all can satisfy the field's rules. */
  readonly satisfiable?: boolean;
  read(value: DraftValue): Reading;
}

export const unanswered: Reading = { kind: 'unanswered' };

export function answered(value: AnswerValue): Reading {
  return { kind: 'answered', value };
}

export function invalid(code: FieldErrorCode, values?: FieldIssue['values']): Reading {
  return { kind: 'invalid', issues: [values === undefined ? { code } : { code, values }] };
}

/** An answer when nothing is wrong with it. */
export function answeredUnless(issues: readonly FieldIssue[], value: AnswerValue): Reading {
  return issues.length === 0 ? answered(value) : { kind: 'invalid', issues };
}
