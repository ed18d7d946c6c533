/** Whether the parser turned the written host into another one, beyond case and composed accents (U3). */
export function normalizesHost(written: string, host: string, unicodeHost: string): boolean {
  const raw = Array.from(written, (letter) => letter.toLowerCase())
    .join('')
    .normalize('NFC')
    .split('.');
  const ascii = host.split('.');
  const unicode = unicodeHost.split('.');
  if (raw.length !== ascii.length) return true;
  return raw.some((label, index) => label !== ascii[index] && label !== unicode[index]?.normalize('NFC'));
}
