import { scanValue } from './scanValue.ts';

/** Dots for a text, three lengths of them: enough to see that there was an answer, too little to guess it. */
export function maskText(text: string): string {
  return '•'.repeat(text === '' ? 0 : text.length <= 8 ? 4 : text.length <= 32 ? 8 : 12);
}

/** Any answered value for a log: nothing of a text, number or boolean is kept, of a list only how many there were. */
export function maskValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return `${maskText('-')} ×${value.length}`;
  return maskText('-');
}

/** A text for a log with what `scanValue` finds in it masked, everything else as it is. */
export function maskSecrets(text: string): string {
  let masked = '';
  let done = 0;
  for (const { start, end } of scanValue(text)) {
    masked += text.slice(done, start) + maskText(text.slice(start, end));
    done = end;
  }
  return masked + text.slice(done);
}
