/** Scripts in everyday use (UAX #31, recommended); a letter of any other script is not allowed in a label. */
const names =
  'Latin Han Hiragana Katakana Hangul Bopomofo Cyrillic Greek Arabic Hebrew Armenian Georgian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Khmer Ethiopic Thaana'.split(
    ' ',
  );

let patterns: readonly (readonly [name: string, pattern: RegExp])[] | undefined;

/** The scripts a letter is used in (its script extensions); empty for what all scripts share, such as digits. */
export function scriptsOf(letter: string): string[] {
  if (letter < '\u0080') return /[a-z]/i.test(letter) ? ['Latin'] : [];
  patterns ??= names.map((name) => [name, new RegExp(`^\\p{scx=${name}}$`, 'u')] as const);
  return patterns.filter(([, pattern]) => pattern.test(letter)).map(([name]) => name);
}
