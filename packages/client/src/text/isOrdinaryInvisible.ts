import type { TextRole } from './TextInspection.ts';

const JOINING =
  /(?=[\p{L}\p{M}\p{N}])[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Balinese}\p{Script=Javanese}]/u;
const ARABIC_MARK = /[\u064b-\u065f\u0670]/;
const RIGHT_TO_LEFT =
  /(?=[\p{L}\p{M}\p{N}])[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u0591-\u05c7\u064b-\u065f]/u;
const NO_SPACES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const PICTURE = /\p{Extended_Pictographic}/u;
const PICTURE_END = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f|\u20e3/u;
const HAN = /\p{Script=Han}/u;

/**
 * Whether an invisible code point does its ordinary work between its neighbours: joiners in emoji and in Arabic and
 * Indic words, direction marks beside right-to-left letters, one variation selector after a base that has variants.
 */
export function isOrdinaryInvisible(char: string, previous: string, next: string, role: TextRole): boolean {
  switch (char) {
    case '\u200d':
      return (PICTURE_END.test(previous) && PICTURE.test(next)) || isJoining(previous);
    case '\u200c':
      return isJoining(previous);
    case '\u200b':
      return role !== 'label' && NO_SPACES.test(previous) && NO_SPACES.test(next);
    case '\u200e':
    case '\u200f':
    case '\u061c':
      return role === 'prose' || RIGHT_TO_LEFT.test(previous) || RIGHT_TO_LEFT.test(next);
    case '\ufe0e':
    case '\ufe0f':
      return /\p{Emoji}/u.test(previous) || HAN.test(previous);
    default:
      return isVariant(char.codePointAt(0) ?? 0, previous);
  }
}

function isJoining(char: string): boolean {
  return JOINING.test(char) || ARABIC_MARK.test(char);
}

function isVariant(code: number, previous: string): boolean {
  if (code >= 0xfe00 && code <= 0xfe02) return HAN.test(previous) || /\p{Sm}/u.test(previous);
  if (code >= 0xe0100 && code <= 0xe010f) return HAN.test(previous);
  return code >= 0x180b && code <= 0x180f && /\p{Script=Mongolian}/u.test(previous);
}
