import type { FindingTally } from './FindingTally.ts';
import type { TextRole } from './TextInspection.ts';
import { visibleTokens } from './visibleToken.ts';

/** UTS #39 §5.4: more nonspacing marks on one letter than any language needs. A joiner doesn't start a new letter. */
const MARKS = /(?:[\p{Mn}\p{Me}][\u200c\u200d]?){5,}/gu;
const KEPT = /^(?:[\p{Mn}\p{Me}][\u200c\u200d]?){4}/u;
const LABEL_SPACES = /\p{Zs}{3,}/gu;
/** Code and tables are indented; nothing a person reads has more than this in a line. */
const PROSE_SPACES = /[\p{Zs}\t]{64,}/gu;
/** More than two blank lines. */
const BLANK_LINES = /\n(?:[^\S\n]*\n){3,}/g;

/** Cuts piles of marks and squeezes runs of blanks to a counted sign, so that no text is pushed out of sight. */
export function squeezeRuns(text: string, role: TextRole, tally: FindingTally): string {
  const piled = text.replace(MARKS, (run) => {
    tally.add('combining-run');
    const kept = KEPT.exec(run)?.[0] ?? '';
    return kept + (role === 'review' ? visibleTokens(run.slice(kept.length)) : '');
  });
  const spaced = piled.replace(role === 'label' ? LABEL_SPACES : PROSE_SPACES, (run) => {
    tally.add('space-run');
    return `[␠ ×${[...run].length}]`;
  });
  if (role === 'label') return spaced;
  return spaced.replace(BLANK_LINES, (run) => {
    tally.add('blank-run');
    return `\n[↵ ×${run.split('\n').length - 1}]\n`;
  });
}
