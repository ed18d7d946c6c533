import { scriptsOf } from './scriptsOf.ts';

/** Marks that kill the inherent vowel; after them a joiner changes how the next letter joins (RFC 5892, CONTEXTJ). */
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u0e3a\u0f84\u1039\u17d2]/;
/** Phonetic, historical, dotless and modifier letters: look-alikes more often than letters of a living orthography. */
const archaic =
  /[ĸŉƄƅȷ\u01c0-\u01c3\u0250-\u02ff\u1c80-\u1c8f\u1d00-\u1dbf\u2c60-\u2c7f\ua640-\ua69f\ua720-\ua7ff\uab30-\uab6f]/;
/** Those of that range that West African, Azerbaijani, Sami and other alphabets write. */
const living = /[ɓɔɖɗəɛɣɨɩɲɵʃʉʊʋʒ]/;
/** Old or lone parts of Korean syllables, small and repeating kana, Hebrew points: nothing a name is registered with. */
const fragments = /[\u0591-\u05c7\u1100-\u11ff\u3033-\u3035\u31f0-\u31ff\ua960-\ua97f\ud7b0-\ud7ff]/;
const kana = /[\p{sc=Hiragana}\p{sc=Katakana}ー]/u;

/** Whether a letter may stand where it stands in a label that is shown decoded (UTS #39 identifier profile, RFC 5892 CONTEXTO). */
export function isAllowedInLabel(letters: readonly string[], index: number, topLevel: string): boolean {
  const letter = letters[index] ?? '';
  const before = letters[index - 1] ?? '';
  const after = letters[index + 1] ?? '';
  if (letter < '\u0080') return true;
  switch (letter) {
    case '\u00b7':
      // The middle dot is a letter's part in Catalan only, between two l.
      return topLevel === 'cat' && before === 'l' && after === 'l';
    case '\u05f3':
    case '\u05f4':
      return scriptsOf(before).includes('Hebrew');
    case '\u30fb':
      return letters.some((it) => it !== letter && /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(it));
    case '\u0f0b':
      return scriptsOf(before).includes('Tibetan');
    case 'ー':
      // Elsewhere the lengthening mark is a dash.
      return kana.test(before);
    case 'ヽ':
    case 'ヾ':
      return /\p{sc=Katakana}/u.test(before);
    case '\u3007':
      // The zero of Chinese dates is a number, not a letter.
      return true;
    case '\u200c':
      return virama.test(before) || (isArabic(before) && isArabic(after));
    case '\u200d':
      return virama.test(before);
    default:
      break;
  }
  if (!/^[\p{L}\p{M}\p{Nd}]$/u.test(letter) || /\p{Default_Ignorable_Code_Point}/u.test(letter)) return false;
  if (fragments.test(letter) || (archaic.test(letter) && !living.test(letter))) return false;
  return scriptsOf(letter).length > 0 || /\p{sc=Inherited}/u.test(letter);
}

function isArabic(letter: string): boolean {
  return /\p{sc=Arabic}/u.test(letter);
}
