const TAG_BASE = 0xe0000;

/** ASCII smuggled in tag characters (U+E0020–U+E007E); anything else in the text carries none. */
export function decodeTags(run: string): string {
  let text = '';
  for (const char of run) {
    const code = (char.codePointAt(0) ?? 0) - TAG_BASE;
    if (code >= 0x20 && code < 0x7f) text += String.fromCharCode(code);
  }
  return text;
}

/** Bytes smuggled in variation selectors (VS1–VS256), read as UTF-8. */
export function decodeVariationSelectors(run: string): string {
  const bytes: number[] = [];
  for (const char of run) {
    const code = char.codePointAt(0) ?? 0;
    bytes.push(code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00);
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
}
