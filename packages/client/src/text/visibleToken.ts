/** Tokens of one run that are written out; the rest is counted. */
const TOKENS = 256;

/** A code point made visible: `␛`, `[U+202E]`, `[U+200B ×5]`. Plain text, so that inspecting it again finds nothing. */
function visibleToken(codePoint: number, count = 1): string {
  const picture = codePoint < 0x20 ? codePoint + 0x2400 : codePoint === 0x7f ? 0x2421 : undefined;
  if (picture !== undefined && count === 1) return String.fromCodePoint(picture);
  const name = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
  return count === 1 ? `[${name}]` : `[${name} ×${count}]`;
}

/** Tokens for a run, equal neighbours counted instead of repeated: a megabyte of them stays short. */
export function visibleTokens(run: string): string {
  const stretches: { codePoint: number; count: number }[] = [];
  let rest = 0;
  for (const char of run) {
    const codePoint = char.codePointAt(0) ?? 0;
    const last = stretches.at(-1);
    if (rest === 0 && last?.codePoint === codePoint) last.count++;
    else if (stretches.length < TOKENS) stretches.push({ codePoint, count: 1 });
    else rest++;
  }
  const shown = stretches.map(({ codePoint, count }) => visibleToken(codePoint, count)).join('');
  return rest === 0 ? shown : `${shown}[… ×${rest}]`;
}
