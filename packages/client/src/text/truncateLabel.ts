import type { FindingTally } from './FindingTally.ts';

/** Graphemes of a label: longer than any honest title, short enough for two lines. */
const LIMIT = 120;
/** UTF-16 units looked at: a grapheme of joined emoji may be long, and segmenting a megabyte is slow. */
const READ = 2000;

/** A label of at most 120 graphemes, ellipsis included; the full text is shown on demand with role `prose`. */
export function truncateLabel(text: string, isCut: boolean, tally: FindingTally): string {
  if (text.length <= LIMIT && !isCut) return text;
  const ends: number[] = [];
  for (const { index, segment } of new Intl.Segmenter().segment(text.slice(0, READ))) {
    ends.push(index + segment.length);
    if (ends.length > LIMIT) break;
  }
  if (ends.length <= LIMIT && text.length <= READ && !isCut) return text;
  tally.add('too-long');
  const end =
    ends.length < LIMIT && text.length <= READ ? text.length : ends[Math.min(LIMIT, ends.length) - 2];
  // What would dangle at the cut would be found again when the result is inspected.
  return `${text.slice(0, end).replace(/[\s\u200c-\u200f\u061c]+$/, '')}…`;
}
