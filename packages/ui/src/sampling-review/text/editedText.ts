/**
 * A text field shows `\r\n` as `\n`, so offsets and edits made there have to be read back: otherwise an edit of one word
 * would change every line end of a text.
 */
export function offsetInText(text: string, offsetInField: number): number {
  if (!text.includes('\r')) return offsetInField;
  let at = 0;
  for (let counted = 0; counted < offsetInField && at < text.length; counted += 1) {
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return at;
}

/** What the person made of a text in a field, with the line ends that the text had where it had only one kind. */
export function textFromField(text: string, field: string): string {
  const crlf = text.includes('\r\n') && !/(?<!\r)\n/.test(text);
  return crlf ? field.replaceAll('\n', '\r\n') : field;
}
