import { inspectText } from '../text/inspectText.ts';
import type { TextFinding, TextFindingKind } from '../text/TextInspection.ts';
import { listReviewedTexts } from './listReviewedTexts.ts';
import type { SamplingResponse } from './SamplingResponse.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';

/** Text with characters that a reader would not see, so that approving it needs an acknowledgement (S7, T7). */
export interface HiddenText {
  readonly path: string;
  readonly findings: readonly TextFinding[];
}

const hiding: ReadonlySet<TextFindingKind> = new Set<TextFindingKind>([
  'bidi-control',
  'invisible-char',
  'tag-characters',
  'variation-selector-run',
  'control-char',
  'private-use',
  'malformed-text',
]);

/** What one text hides; an empty list needs no acknowledgement. */
export function hiddenIn(text: string): readonly TextFinding[] {
  return inspectText(text, { role: 'review' }).findings.filter(({ kind }) => hiding.has(kind));
}

/** Everywhere that a request or an answer hides something. Linear time. */
export function findHiddenText(reviewed: SamplingReviewModel | SamplingResponse): readonly HiddenText[] {
  return listReviewedTexts(reviewed)
    .map(({ path, text }) => ({ path, findings: hiddenIn(text) }))
    .filter(({ findings }) => findings.length > 0);
}
