/**
 * What is wrong with a request or result.
 * - `refuse`: the protocol answers with an error, nobody is asked (undeclared tools, unbalanced tool history, too large).
 * - `withhold`: it is shown, but can't be approved until an edit takes it away.
 * - `flag`: it can be approved by a person, never by a rule (a result that ignores what was asked of the model).
 */
export interface SamplingProblem {
  readonly code: SamplingProblemCode;
  readonly severity: 'refuse' | 'withhold' | 'flag';
  /** Where, as a JSON pointer into the params or the result, such as `/messages/3/content/0`. */
  readonly path: string;
  /** For the server's developer: what was found and what is expected. Never holds content. */
  readonly detail: string;
}

export type SamplingProblemCode =
  | 'not-an-object'
  | 'no-messages'
  | 'invalid-role'
  | 'missing-content'
  | 'malformed-block'
  | 'unknown-block-type'
  | 'invalid-base64'
  | 'invalid-media-type'
  | 'invalid-max-tokens'
  | 'invalid-parameter'
  | 'tools-not-declared'
  | 'malformed-tool'
  | 'duplicate-tool'
  | 'unknown-tool-choice'
  | 'mixed-tool-results'
  | 'misplaced-tool-block'
  | 'unbalanced-tool-use'
  | 'dangling-tool-result'
  | 'duplicate-tool-use-id'
  | 'too-large'
  | 'too-deep'
  | 'missing-model'
  | 'array-needs-tools'
  | 'tool-use-forbidden'
  | 'tool-use-required'
  | 'stop-reason-mismatch'
  | 'unknown-tool'
  | 'invalid-tool-input'
  | 'raised-limit';

/** Something read leniently or noteworthy: shown, no obstacle. */
export interface SamplingNotice {
  readonly code:
    | 'string-content'
    | 'nameless-hint'
    | 'invalid-hint'
    | 'invalid-priority'
    | 'context-not-declared'
    | 'context-all-servers'
    | 'not-forwarded';
  readonly path: string;
  readonly detail: string;
}
