import type { FindingTally } from './FindingTally.ts';
import { foldText } from './foldText.ts';
import { isAscii } from './isAscii.ts';
import { nameSkeleton } from './nameSkeleton.ts';

/** What the host knows and a label may imitate. */
export interface LabelContext {
  /** Names that only the host may use, beside System, Admin, Security and the like: its own product's. */
  readonly reservedNames?: readonly string[];
  /** Names of the other connected servers. */
  readonly otherNames?: readonly string[];
  /** The kit's actions in the language on screen, beside the English ones. */
  readonly actionLabels?: readonly string[];
}

const RESERVED_NAMES = ['System', 'Admin', 'Administrator', 'Security', 'Browser', 'Host', 'Assistant'];
const ACTIONS: ReadonlySet<string> = new Set(
  'accept decline cancel approve reject allow deny open send submit continue confirm back close retry edit redact'.split(
    ' ',
  ),
);
const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;
const ALIKE_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}]/u;

let reserved: ReadonlySet<string> | undefined;

/** Made once: a form has a thousand labels, and a skeleton is the dear part of each. */
function reservedSkeletons(): ReadonlySet<string> {
  reserved ??= new Set(RESERVED_NAMES.map((name) => nameSkeleton(name)));
  return reserved;
}

/** Names and titles that pass for somebody or something else; nothing is changed, findings only. */
export function checkLabel(label: string, context: LabelContext, tally: FindingTally): void {
  const mixed = (word: string): boolean => LATIN.test(word) && ALIKE_SCRIPT.test(word);
  if (!isAscii(label) && label.match(WORD)?.some(mixed)) tally.add('mixed-script');
  if (label === '__proto__') tally.add('unsafe-property-name');
  const folded = foldText(label).trim();
  if (ACTIONS.has(folded) || context.actionLabels?.some((action) => foldText(action) === folded)) {
    tally.add('reserved-action-label');
  }
  const skeleton = nameSkeleton(label);
  const looksLike = (name: string): boolean => skeleton !== '' && nameSkeleton(name) === skeleton;
  if (reservedSkeletons().has(skeleton) || (context.reservedNames ?? []).some(looksLike))
    tally.add('reserved-name');
  for (const other of (context.otherNames ?? []).filter(looksLike)) {
    tally.add(foldText(other).trim() === folded ? 'duplicate-name' : 'lookalike-name');
  }
}
