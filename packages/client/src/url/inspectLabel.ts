import { asciiLookAlike } from '../text/skeleton.ts';
import { isAllowedInLabel } from './isAllowedInLabel.ts';
import { scriptsOf } from './scriptsOf.ts';
import type { UrlReason } from './UrlReason.ts';

/** Scripts that may share a label: one script, or the writing systems of Japan, China and Korea with Latin (UTS #39 Highly Restrictive). */
const mixtures: readonly (readonly string[])[] = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

/** Registries whose users write that script, so that a label of look-alikes there is an ordinary word. */
const homeRegistries: Record<string, readonly string[]> = {
  Cyrillic: ['ba', 'bg', 'by', 'kg', 'kz', 'me', 'mk', 'mn', 'rs', 'ru', 'su', 'tj', 'ua', 'uz'],
  Greek: ['cy', 'gr'],
  Armenian: ['am'],
  Georgian: ['ge'],
  Hebrew: ['il'],
};

/** What is deceptive about one decoded label of an international host name (U6). */
export function inspectLabel(label: string, topLevel: string): UrlReason[] {
  const letters = Array.from(label);
  const reasons: UrlReason[] = [];
  if (!letters.every((_, index) => isAllowedInLabel(letters, index, topLevel))) {
    reasons.push('idn-disallowed-char');
  }
  if (hasAbusedMarks(letters)) reasons.push('idn-combining-marks');

  const scripts = letters.map(scriptsOf).filter((it) => it.length > 0);
  const alone = (scripts[0] ?? []).find((script) => scripts.every((it) => it.includes(script)));
  const fits = (mixture: readonly string[]): boolean =>
    scripts.every((it) => it.some((script) => mixture.includes(script)));
  if (alone === undefined && scripts.length > 0 && !mixtures.some(fits)) reasons.push('idn-mixed-script');

  if (readsAsDigits(letters)) reasons.push('idn-digit-lookalike');
  else if (alone !== undefined && alone !== 'Latin' && readsAsAscii(letters) && !isAtHome(alone, topLevel)) {
    reasons.push('idn-whole-script-confusable');
  }
  return reasons;
}

function isAtHome(script: string, topLevel: string): boolean {
  if (homeRegistries[script]?.includes(topLevel)) return true;
  return Array.from(topLevel).some((letter) => scriptsOf(letter).includes(script));
}

function readsAsAscii(letters: readonly string[]): boolean {
  return letters.every((letter) => letter < '\u0080' || asciiLookAlike(letter) < '\u0080');
}

function readsAsDigits(letters: readonly string[]): boolean {
  let foreign = 0;
  let digits = 0;
  for (const letter of letters) {
    if (letter === '-') continue;
    const shape = letter < '\u0080' ? letter : asciiLookAlike(letter);
    if (/^[0-9]$/.test(shape)) digits++;
    else if (!/^[ol]$/i.test(shape) || letter < '\u0080') return false;
    if (letter !== shape) foreign++;
  }
  return foreign > 0 && digits > 0;
}

/** Marks that no writing system stacks: the same one twice, more than four, a dot on a dotted letter, a Latin mark elsewhere. */
function hasAbusedMarks(letters: readonly string[]): boolean {
  let run = 0;
  let base = '';
  for (const [index, letter] of letters.entries()) {
    if (!/\p{Mn}/u.test(letter)) {
      run = 0;
      base = letter;
      continue;
    }
    run++;
    if (run > 4 || letter === letters[index - 1]) return true;
    if (letter === '\u0307' && /^[ijlı]$/.test(base)) return true;
    if (/[\u0300-\u036f]/.test(letter) && !/[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}]/u.test(base))
      return true;
  }
  return false;
}
