import { asciiLookAlike } from '../text/skeleton.ts';
import { isAllowedInLabel } from './isAllowedInLabel.ts';
import { scriptsOf } from './scriptsOf.ts';
import type { UrlReason } from './UrlReason.ts';

/** Latin may share a label with the writing systems of Japan, China and Korea (UTS #39, Highly Restrictive). */
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

/** East Asian letters that pass for a slash, a hyphen or a dot when nothing East Asian stands beside them. */
const passesForPunctuation = /^[ノンソゾヽヾゝ丶丿ー一ㄧ・〇]+$/;

/** What is deceptive about one decoded label of an international host name (U6). */
export function inspectLabel(label: string, topLevel: string): UrlReason[] {
  const letters = Array.from(label);
  const reasons: UrlReason[] = [];
  const allowed = letters.every((_, index) => isAllowedInLabel(letters, index, topLevel));
  if (!allowed || hasFalsePunctuation(label)) reasons.push('idn-disallowed-char');
  if (hasAbusedMarks(label)) reasons.push('idn-combining-marks');

  const scripts = letters.map(scriptsOf).filter((it) => it.length > 0);
  const alone = scripts[0]?.find((script) => scripts.every((it) => it.includes(script)));
  const fits = (mixture: readonly string[]): boolean =>
    scripts.every((it) => it.some((script) => mixture.includes(script)));
  if (alone === undefined && scripts.length > 0 && !mixtures.some(fits)) reasons.push('idn-mixed-script');

  if (readsAsDigits(letters) || mixesDigits(letters)) reasons.push('idn-digit-lookalike');
  else if (alone !== undefined && alone !== 'Latin' && readsAsAscii(letters) && !isAtHome(alone, topLevel)) {
    reasons.push('idn-whole-script-confusable');
  }
  return reasons;
}

function isAtHome(script: string, topLevel: string): boolean {
  if (homeRegistries[script]?.includes(topLevel)) return true;
  return Array.from(topLevel).some((letter) => scriptsOf(letter).includes(script));
}

function hasFalsePunctuation(label: string): boolean {
  if (!/[a-z]/.test(label)) return false;
  return label.split(/[\0-\x7f]+/).some((run) => passesForPunctuation.test(run));
}

function readsAsAscii(letters: readonly string[]): boolean {
  return letters.every((letter) => asciiLookAlike(letter) < '\u0080');
}

/** A number with foreign digits or letters in it that look like other digits: `ძ4000` for 34000. */
function readsAsDigits(letters: readonly string[]): boolean {
  const shapes = letters
    .filter((letter) => letter !== '-')
    .map((letter) => [letter, asciiLookAlike(letter)] as const);
  const isDigit = (shape: string): boolean => /^[0-9]$/.test(shape);
  return (
    shapes.some(([letter, shape]) => letter !== shape) &&
    shapes.some(([, shape]) => isDigit(shape)) &&
    shapes.every(([letter, shape]) => isDigit(shape) || (letter !== shape && /^[ol]$/i.test(shape)))
  );
}

/** Digits of two numbering systems in one label (UTS #39, mixed numbers). */
function mixesDigits(letters: readonly string[]): boolean {
  const systems = letters
    .filter((letter) => /\p{Nd}/u.test(letter))
    // Ten digits of a system never cross a row of sixteen code points.
    .map((letter) => (letter.codePointAt(0) ?? 0) >> 4);
  return new Set(systems).size > 1;
}

/** Marks that no writing system stacks: the same one twice, more than four, one struck through, a dot on a dotted letter, a Latin mark elsewhere. */
function hasAbusedMarks(label: string): boolean {
  let run = 0;
  let base = '';
  let previous = '';
  for (const letter of label.normalize('NFD')) {
    if (/\p{Mn}/u.test(letter)) {
      run++;
      if (run > 4 || letter === previous || /[\u0334-\u0338]/.test(letter)) return true;
      if (letter === '\u0307' && /^[ijlı]$/.test(base)) return true;
      const european = /[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}]/u.test(base);
      if (/[\u0300-\u036f]/.test(letter) && !european) return true;
    } else {
      run = 0;
      base = letter;
    }
    previous = letter;
  }
  return false;
}
