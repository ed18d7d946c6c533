import type { UrlReason } from './UrlReason.ts';

/** What hides in path, query and fragment once decoded; the address itself is always shown encoded (U8). */
export function textReasons(encoded: string, decoded: string): UrlReason[] {
  const reasons: UrlReason[] = [];
  if (/\p{Bidi_Control}/u.test(decoded)) reasons.push('bidi-control');
  if (hasInvisible(decoded)) reasons.push('invisible-char');
  // Neither valid in an address nor harmless to an opener that goes through a shell.
  if (/[`|\\^"<>]|[$<>]\(|\$\{/.test(encoded)) reasons.push('shell-metacharacters');
  return reasons;
}

const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/u;

function hasInvisible(text: string): boolean {
  if (!invisible.test(text)) return false;
  const letters = Array.from(text);
  return letters.some((letter, index) => {
    if (!invisible.test(letter) || /\p{Bidi_Control}/u.test(letter)) return false;
    const before = letters[index - 1] ?? '';
    const after = letters[index + 1] ?? '';
    if (letter === '\ufe0e' || letter === '\ufe0f') return !/\p{Emoji}/u.test(before);
    if (letter !== '\u200c' && letter !== '\u200d') return true;
    const joinsEmoji = letter === '\u200d' && /\p{Emoji}|\ufe0f/u.test(before) && /\p{Emoji}/u.test(after);
    // In these scripts the joiners are spelling (Persian, Hindi, Bengali, …).
    const spells =
      /[\p{scx=Arabic}\p{scx=Devanagari}\p{scx=Bengali}\p{scx=Gurmukhi}\p{scx=Gujarati}\p{scx=Oriya}\p{scx=Tamil}\p{scx=Telugu}\p{scx=Kannada}\p{scx=Malayalam}\p{scx=Sinhala}\p{scx=Khmer}\p{scx=Myanmar}]/u;
    return !joinsEmoji && !spells.test(before);
  });
}
