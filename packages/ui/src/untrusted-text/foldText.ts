const foldedLines = 12;
const foldedCharacters = 1200;

/** The beginning of a long text, or `undefined` when all of it fits; never cuts a surrogate pair. */
export function foldText(text: string): string | undefined {
  let end = Math.min(text.length, foldedCharacters);
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) {
    lines += 1;
    if (lines === foldedLines) end = at;
  }
  if (end >= text.length) return undefined;
  const last = text.charCodeAt(end - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? end - 1 : end);
}
