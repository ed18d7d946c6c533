import type { Anatomy } from '../internals/partOf.ts';

export type UntrustedTextPart = 'root' | 'text' | 'reveal' | 'finding' | 'hidden-text';

/** Parts of text that somebody else wrote. */
export const untrustedTextAnatomy: Anatomy<'untrusted-text', UntrustedTextPart> = {
  scope: 'untrusted-text',
  parts: {
    root: 'Holds the text; `data-role` is label, prose or review.',
    text: 'The `<bdi>` around the words; its direction follows them.',
    reveal: 'Shows or folds the rest of a long text.',
    finding: 'Says that hidden or misleading characters were found.',
    'hidden-text': 'What tag characters or variation selectors spelled.',
  },
};
