import { toAscii } from './toAscii.ts';

/** How a locale writes numbers; spaces and apostrophes in their ASCII form. */
export interface NumberMarks {
  readonly decimal: string;
  readonly group: string;
}

/** Marks of a locale, from the platform's own data. */
export function numberMarks(locale: string | undefined): NumberMarks {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.5);
  const of = (type: string, otherwise: string): string =>
    toAscii(parts.find((part) => part.type === type)?.value ?? otherwise);
  return { decimal: of('decimal', '.'), group: of('group', '') };
}
