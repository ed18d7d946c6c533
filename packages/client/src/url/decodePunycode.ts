const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const maxCodePoint = 0x10ffff;

/** Decodes a label's part after `xn--` (RFC 3492); `null` when it is not Punycode. */
export function decodePunycode(encoded: string): string | null {
  // A DNS label holds 63 characters; the bound keeps the insertions below from growing quadratically.
  if (encoded.length > 63 || !/^[a-z0-9-]*$/i.test(encoded)) return null;
  const lastHyphen = encoded.lastIndexOf('-');
  const output = Array.from(encoded.slice(0, Math.max(lastHyphen, 0)));
  let codePoint = 128;
  let bias = 72;
  let index = 0;
  let position = lastHyphen < 0 ? 0 : lastHyphen + 1;

  while (position < encoded.length) {
    const start = index;
    let weight = 1;
    for (let k = base; ; k += base) {
      const digit = digitOf(encoded.charCodeAt(position++));
      if (digit === null) return null;
      index += digit * weight;
      const threshold = Math.min(tMax, Math.max(tMin, k - bias));
      if (digit < threshold) break;
      weight *= base - threshold;
      if (weight > 2 ** 31) return null;
    }
    const length = output.length + 1;
    bias = adapt(index - start, length, start === 0);
    codePoint += Math.floor(index / length);
    index %= length;
    if (codePoint > maxCodePoint || (codePoint >= 0xd800 && codePoint <= 0xdfff)) return null;
    output.splice(index++, 0, String.fromCodePoint(codePoint));
  }
  return output.join('');
}

function digitOf(code: number): number | null {
  if (code >= 0x30 && code <= 0x39) return code - 22;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x7a ? letter - 0x61 : null;
}

function adapt(delta: number, length: number, first: boolean): number {
  let rest = first ? Math.floor(delta / damp) : delta >> 1;
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((base - tMin) * tMax) >> 1; k += base) rest = Math.floor(rest / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}
