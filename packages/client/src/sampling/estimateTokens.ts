/** An estimate, to be labelled as one: no tokenizer of any model is consulted. */
export interface TokenEstimate {
  /** What is likely. */
  readonly likely: number;
  /** What no byte-level tokenizer exceeds: one token per UTF-8 byte. Budgets set this much aside. */
  readonly atMost: number;
}

/**
 * Estimates the tokens of a text in one pass. Words in Latin script take about a token per four letters, other
 * alphabets one per two, and each Han, Kana or Hangul character about one, so that a Chinese prompt is not
 * counted at a quarter of its price.
 */
export function estimateTokens(text: string): TokenEstimate {
  let quarters = 0;
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) {
      bytes += 1;
      quarters += 1;
    } else if (unit < 0x800) {
      bytes += 2;
      quarters += 2;
    } else if (unit >= 0xd800 && unit < 0xdc00) {
      // A pair: one code point of four bytes, such as an emoji or a rare Han character.
      at += 1;
      bytes += 4;
      quarters += 8;
    } else {
      bytes += 3;
      quarters += 4;
    }
  }
  return { likely: Math.ceil(quarters / 4), atMost: bytes };
}
