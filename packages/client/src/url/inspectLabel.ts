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
  Ethiopic: ['er', 'et'],
  Thai: ['th'],
  Lao: ['la'],
  Myanmar: ['mm'],
};

/** East Asian strokes and letters that pass for a slash, a dash, a dot or a Latin letter when nothing East Asian stands beside them. */
const passesForAscii =
  /^[ノンソゾヽヾゝー・〇一丁七丅丆丨丩丫丶丿乀乁乂乛乚亅二亠冖十宀工巛讠ㄈㄒㄚㄟㄧㄨㄩ]+$/;

/** What is deceptive about one decoded label of an international host name (U6). */
export function inspectLabel(label: string, topLevel: string): UrlReason[] {
  const letters = Array.from(label);
  const reasons: UrlReason[] = [];
  const allowed = letters.every((_, index) => isAllowedInLabel(letters, index, topLevel));
  if (!allowed || hasFalseAscii(label)) reasons.push('idn-disallowed-char');
  if (hasAbusedMarks(label)) reasons.push('idn-combining-marks');

  const scripts = letters.map(scriptsOf).filter((it) => it.length > 0);
  const alone = scripts[0]?.find((script) => scripts.every((it) => it.includes(script)));
  // With East Asian letters only plain Latin is usual.
  const plain = !/[^\0-\x7f]/.test(letters.filter((it) => scriptsOf(it).includes('Latin')).join(''));
  const fits = (mixture: readonly string[]): boolean =>
    plain && scripts.every((it) => it.some((script) => mixture.includes(script)));
  if (alone === undefined && scripts.length > 0 && !mixtures.some(fits)) reasons.push('idn-mixed-script');

  const abroad = alone === undefined || !isAtHome(alone, topLevel);
  if (mixesDigits(letters) || (abroad && readsAsDigits(letters))) reasons.push('idn-digit-lookalike');
  else if (abroad && alone !== undefined && alone !== 'Latin' && readsAsAscii(letters)) {
    reasons.push('idn-whole-script-confusable');
  }
  return reasons;
}

function isAtHome(script: string, topLevel: string): boolean {
  if (homeRegistries[script]?.includes(topLevel)) return true;
  return Array.from(topLevel).some((letter) => scriptsOf(letter).includes(script));
}

function hasFalseAscii(label: string): boolean {
  if (!/[a-z]/.test(label)) return false;
  return label.split(/[\0-\x7f]+/).some((run) => passesForAscii.test(run));
}

/** Cyrillic letters that no Slavic word needs but that are drawn exactly as Latin ones. */
const exactCyrillic = /[ѕԁԛԝԍԗһӏ]/;
/** Cyrillic letters that pass for Latin ones in such company only: alone they make ordinary words. */
const nearCyrillic = /[вкмнтыю]/;

function readsAsAscii(letters: readonly string[]): boolean {
  const near = letters.some((letter) => exactCyrillic.test(letter));
  return letters.every((letter) => asciiLookAlike(letter) < '\u0080' || (near && nearCyrillic.test(letter)));
}

/** A number with foreign digits or letters in it that look like other digits: `ძ4000` for 34000. */
function readsAsDigits(letters: readonly string[]): boolean {
  let foreign = false;
  let digits = false;
  for (const letter of letters) {
    const shape = asciiLookAlike(letter);
    // Digits of Arabic look like no others; those of India do.
    if (/^[0-9]$/.test(shape) || /[^\P{Nd}٠-٩۰-۹]/u.test(letter)) digits = true;
    else if (letter !== '-' && !(letter !== shape && /^[ol]$/i.test(shape))) return false;
    if (letter > '\u007f') foreign = true;
  }
  return foreign && digits;
}

/** Digits of two numbering systems in one label (UTS #39, mixed numbers). */
function mixesDigits(letters: readonly string[]): boolean {
  const systems = letters
    .filter((letter) => /\p{Nd}/u.test(letter))
    // Ten digits of a system never cross a row of sixteen code points.
    .map((letter) => (letter.codePointAt(0) ?? 0) >> 4);
  return new Set(systems).size > 1;
}

/** Marks that no writing system stacks: the same twice, more than four, struck through, on a dotted or dotless letter, on another script's. */
function hasAbusedMarks(label: string): boolean {
  let run = 0;
  let base = '';
  let previous = '';
  for (const letter of label.normalize('NFD')) {
    if (/\p{Mn}/u.test(letter)) {
      run++;
      if (run > 4 || letter === previous || /[\u0334-\u0338]/.test(letter)) return true;
      if (/^[ıȷ]$/.test(base) || (letter === '\u0307' && /^[ijl]$/.test(base))) return true;
      if (!sharesScript(letter, base)) return true;
    } else {
      run = 0;
      base = letter;
    }
    previous = letter;
  }
  return false;
}

function sharesScript(mark: string, base: string): boolean {
  if (/[\u0300-\u036f]/.test(mark)) return /[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}]/u.test(base);
  const scripts = scriptsOf(mark);
  return scripts.length === 0 || scriptsOf(base).some((it) => scripts.includes(it));
}
