import type { FormField } from './FormField.ts';

/** What a person has in a field: text for strings, numbers and dates as typed; `undefined` is unanswered. */
export type DraftValue = string | boolean | readonly string[] | undefined;

/** An immutable draft: made by `initialDraft`, changed by `set`. Held in memory only. */
export interface Draft {
  /** By property name; a name that is missing or `undefined` is unanswered. */
  readonly values: ReadonlyMap<string, DraftValue>;
  /** Names whose value is the server's default that nobody has touched. */
  readonly suggested: ReadonlySet<string>;
}

/** Content of an accepted form: only what was answered, never `null` or `undefined` (spec: ElicitResult.content). */
export type FormContent = Readonly<Record<string, string | number | boolean | string[]>>;

/** A message code with its numbers; the UI's locale files hold the words. */
export interface FieldError {
  /** Property name. */
  readonly name: string;
  readonly code: FieldErrorCode;
  /**
   * What the words need: `limit` and `count` (numbers); `expected`, `whole` and `fraction`, `earlier` and `later`:
   * draft texts that would do and can be offered as they are; `timeZone`.
   */
  readonly values?: Readonly<Record<string, string | number>>;
}

export type FieldErrorCode =
  | 'required'
  | 'blank'
  | 'too-short'
  | 'too-long'
  | 'not-a-number'
  | 'ambiguous-number'
  | 'not-an-integer'
  | 'unsafe-integer'
  | 'too-precise'
  | 'out-of-range'
  | 'too-small'
  | 'too-large'
  | 'must-be-above'
  | 'must-be-below'
  | 'not-a-multiple'
  | 'invalid-email'
  | 'invalid-uri'
  | 'invalid-date'
  | 'invalid-date-time'
  | 'invalid-time'
  | 'nonexistent-local-time'
  | 'ambiguous-local-time'
  | 'pattern'
  | 'pattern-pending'
  | 'invalid-format'
  | 'not-an-option'
  | 'not-the-constant'
  | 'too-few'
  | 'too-many'
  | 'duplicate';

/** Why a form as a whole cannot be answered. Decline and cancel stay. */
export interface FormProblem {
  readonly code:
    | 'not-an-object'
    | 'unsupported-required-field'
    | 'unsatisfiable-field'
    | 'unsupported-constraint'
    | 'unsupported-dialect'
    | 'secret-field'
    | 'too-many-fields'
    | 'too-many-options'
    | 'schema-too-large'
    | 'unreadable-schema';
  /** Property name, when the problem is one field's. */
  readonly name?: string;
  /** For the server's developer: what in the schema caused it. */
  readonly detail: string;
}

/** Something in the schema that was read leniently or ignored; shown to developers, not to the person. */
export interface FormNotice {
  readonly code: string;
  readonly name?: string;
  readonly detail: string;
}

/**
 * A `requestedSchema`, read once: fields to show, and pure functions over drafts.
 * Serves elicitation form mode (client/elicitation#requested-schema) and F9, F10 of the security notes.
 */
export interface FormModel {
  /** What kind of question it is: nothing to fill in, one yes or no, or a form. */
  readonly shape: 'confirm-only' | 'yes-no' | 'form';
  readonly title?: string;
  readonly description?: string;
  readonly fields: readonly FormField[];
  readonly problems: readonly FormProblem[];
  readonly notices: readonly FormNotice[];
  /** Resolves when lazily loaded parts (the linear-time pattern engine) are in; at once when none are needed. */
  readonly ready: Promise<void>;
  initialDraft(): Draft;
  set(draft: Draft, name: string, value: DraftValue): Draft;
  /** All errors of all fields at once. `pattern-pending` only before `ready`. */
  validate(draft: Draft): readonly FieldError[];
  /** Errors of one field: what a control needs, at a cost that does not grow with the form. */
  validateField(draft: Draft, name: string): readonly FieldError[];
  /** Only what was answered. Throws when the draft is invalid or the form has problems: call `validate` first. */
  toContent(draft: Draft): FormContent;
}
