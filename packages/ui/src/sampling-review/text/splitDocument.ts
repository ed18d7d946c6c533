/** Where a long text may be cut for drawing; never shortened. */
const chunkLength = 6_000;

export interface DocumentChunk {
  /** Offset in the text: a stable key. */
  readonly start: number;
  readonly text: string;
  /** Cut inside a line: the break on screen is the kit's, not the text's. */
  readonly cut: boolean;
}

/** Cuts a text at line ends into pieces that a browser can leave undrawn while they are out of view. */
export function splitDocument(text: string): readonly DocumentChunk[] {
  const chunks: DocumentChunk[] = [];
  let start = 0;
  while (text.length - start > chunkLength * 1.5) {
    // Within the piece only: a search from there back to the beginning would cost the square of a line's length.
    const line = text.slice(start, start + chunkLength).lastIndexOf('\n');
    const atLine = line !== -1;
    let end = start + (atLine ? line + 1 : chunkLength);
    const unit = text.charCodeAt(end - 1);
    if (!atLine && unit >= 0xd800 && unit < 0xdc00) end -= 1;
    chunks.push({ start, text: text.slice(start, end), cut: !atLine });
    start = end;
  }
  chunks.push({ start, text: text.slice(start), cut: false });
  return chunks;
}
