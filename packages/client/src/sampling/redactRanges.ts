import { redactedText } from './BlockEdits.ts';

/** UTF-16 offsets, `end` exclusive: what a selection and `scanValue` give. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const highSurrogate = /[\uD800-\uDBFF]/;
const lowSurrogate = /[\uDC00-\uDFFF]/;

/** Replaces ranges by `[redacted]`; overlapping ones count as one, halves of a code point go together. */
export function redactRanges(text: string, ranges: readonly TextRange[]): string {
  const sorted = ranges
    .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(text.length, end) }))
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start);
  let result = '';
  let at = 0;
  let last = -1;
  for (const range of sorted) {
    const start = splits(text, range.start) ? range.start - 1 : range.start;
    const end = splits(text, range.end) ? range.end + 1 : range.end;
    if (start > last || last === -1) result += text.slice(at, start) + redactedText;
    last = Math.max(last, end);
    at = Math.max(at, end);
  }
  return result + text.slice(at);
}

function splits(text: string, offset: number): boolean {
  return highSurrogate.test(text[offset - 1] ?? '') && lowSurrogate.test(text[offset] ?? '');
}
