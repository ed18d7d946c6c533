/** Length in Unicode code points, as JSON Schema counts (validation §6.3.1); a lone surrogate is one. */
export function codePointLength(text: string): number {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++) {
    if (isHigh(text.charCodeAt(i)) && isLow(text.charCodeAt(i + 1))) {
      length--;
      i++;
    }
  }
  return length;
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
