import { toAscii } from './toAscii.ts';

/** How a locale writes numbers; spaces and apostrophes in their ASCII form. */
export interface NumberMarks {
  readonly decimal: string;
  readonly group: string;
}

const known = new Map<string | undefined, NumberMarks>();

/** Marks of a locale, from the platform's own data; English ones where it is no locale. */
export function numberMarks(locale: string | undefined): NumberMarks {
  const marks = known.get(locale) ?? readMarks(locale);
  known.set(locale, marks);
  return marks;
}

/** These are known; the platform's locale data takes milliseconds to load, and most forms are opened under one of them. */
const pointAndComma = /^(?:en(?:-(?:AU|CA|GB|IE|IN|NZ|US))?|(?:zh|ja|ko)(?:-[A-Z][A-Za-z]+)*)$/;

function readMarks(locale: string | undefined): NumberMarks {
  if (locale !== undefined && pointAndComma.test(locale)) return { decimal: '.', group: ',' };
  try {
    const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5);
    const of = (type: string): string => toAscii(parts.find((part) => part.type === type)?.value ?? '');
    return { decimal: of('decimal'), group: of('group') };
  } catch {
    return { decimal: '.', group: ',' };
  }
}
