/** `label`: one short line (names, titles, options). `prose`: a message or description. `review`: text that will be sent on. */
export type TextRole = 'label' | 'prose' | 'review';

export interface TextFinding {
  /** A kind named in `cases/text-spoof.json`, such as `bidi-control`. */
  readonly kind: string;
  /** How many times. */
  readonly count: number;
  /** Decoded hidden text, for tag characters and variation selector runs. */
  readonly hiddenText?: string;
}

export interface TextInspection {
  /** What may be put on screen, in a text node inside an isolated element. */
  readonly display: string;
  readonly findings: readonly TextFinding[];
}
