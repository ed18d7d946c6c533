/** `label`: one short line (names, titles, options). `prose`: a message or description. `review`: text that will be sent on. */
export type TextRole = 'label' | 'prose' | 'review';

export type TextFindingKind =
  | 'bidi-control'
  | 'invisible-char'
  | 'tag-characters'
  | 'variation-selector-run'
  | 'control-char'
  | 'private-use'
  | 'malformed-text'
  | 'combining-run'
  | 'space-run'
  | 'blank-run'
  | 'blank-label'
  | 'too-long'
  | 'url-in-text'
  | 'ui-symbol'
  | 'mixed-script'
  | 'reserved-name'
  | 'duplicate-name'
  | 'lookalike-name'
  | 'reserved-action-label'
  | 'unsafe-property-name';

export interface TextFinding {
  readonly kind: TextFindingKind;
  /** How many code points or places. */
  readonly count: number;
  /** Decoded hidden text, already safe to show, for tag characters and variation selector runs. */
  readonly hiddenText?: string;
}

export interface TextInspection {
  /** What may be put on screen, in a text node inside an isolated element. */
  readonly display: string;
  readonly findings: readonly TextFinding[];
}
