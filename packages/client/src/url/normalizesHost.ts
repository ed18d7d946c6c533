/** Whether the parser turned the written host (in lower case) into another one, beyond composing accents (U3). */
export function normalizesHost(written: string, host: string, unicodeHost: string): boolean {
  if (written === host) return false;
  const raw = written.normalize('NFC').split('.');
  const ascii = host.split('.');
  const unicode = unicodeHost.split('.');
  if (raw.length !== ascii.length) return true;
  return raw.some((label, index) => label !== ascii[index] && label !== unicode[index]?.normalize('NFC'));
}
