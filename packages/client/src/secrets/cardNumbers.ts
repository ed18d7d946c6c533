import { isCardNumber } from './isCardNumber.ts';
import type { ValueFinding } from './SecretFinding.ts';

/** Groups of digits with one separator between, after what makes them a phone number or an IBAN. */
const DIGIT_RUN = /(?<![\w.])(\+|[A-Z]{2}\d{2} ?)?\d+(?:[ \u00a0\u202f–-]\d+)*/g;
/** A card is printed in at most five groups. */
const GROUPS = 5;

/** Payment cards in a text, also when an expiry date or a check value follows in the same row of digits. */
export function* cardNumbers(text: string): Iterable<ValueFinding> {
  for (const { 0: run, 1: otherNumber, index } of text.matchAll(DIGIT_RUN)) {
    if (otherNumber !== undefined) continue;
    const after = text.slice(index + run.length, index + run.length + 2);
    const groups = [...run.matchAll(/\d+/g)].map((group) => ({
      start: group.index,
      end: group.index + group[0].length,
    }));
    if (/^(?:\w|[.,]\d)/.test(after)) groups.pop();
    for (let first = 0; first < groups.length; first++) {
      const start = groups[first]?.start ?? 0;
      const last = groups
        .slice(first, first + GROUPS)
        .findLastIndex(({ end }) => isCardNumber(run.slice(start, end)));
      if (last < 0) continue;
      const end = groups[first + last]?.end ?? start;
      yield { kind: 'payment-card', start: index + start, end: index + end };
      first += last;
    }
  }
}
