const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

/** Digits of other scripts, full-width signs and exotic spaces as their ASCII twins, so that an input method does not decide what counts. */
export function toAscii(text: string): string {
  return text.replace(/[^\x20-\x7e]/gu, (char) => {
    const code = char.charCodeAt(0);
    const zero = zeros.find((start) => code >= start && code <= start + 9);
    if (zero !== undefined) return String(code - zero);
    if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
    if (/\s/u.test(char)) return ' ';
    if (char === '\u2212') return '-';
    if (char === '\u2019') return "'";
    return /[\u200e\u200f\u061c]/u.test(char) ? '' : char;
  });
}
