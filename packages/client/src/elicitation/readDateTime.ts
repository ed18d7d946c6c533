import { parseCalendarDate } from './calendarDate.ts';
import { toAscii } from './toAscii.ts';
import { instantsAt, offsetAt } from './zonedTime.ts';

/** What a typed date with time denotes. Instants are RFC 3339 in UTC; the two readings of a repeated hour are draft texts with their offset. */
export type DateTimeReading =
  | { readonly kind: 'instant'; readonly utc: string }
  | { readonly kind: 'nonexistent' }
  | { readonly kind: 'ambiguous'; readonly earlier: string; readonly later: string }
  | { readonly kind: 'invalid' };

const shape =
  /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(?:([Zz])|([+-])(\d{2}):(\d{2}))?$/u;

/** Reads `YYYY-MM-DDTHH:mm[:ss[.f]]` on the clock of a zone, or with an offset of its own (RFC 3339 §5.6). */
export function readDateTime(text: string, timeZone: string): DateTimeReading {
  const match = shape.exec(toAscii(text).trim());
  const date = parseCalendarDate(match?.[1] ?? '');
  if (match === null || date === undefined) return { kind: 'invalid' };
  const [, , hour, minute, second = '00', fraction = '', utc, sign, offsetHour, offsetMinute] = match;
  const [h, m, s] = [Number(hour), Number(minute), Number(second)];
  if (h > 23 || m > 59 || s > 59 || Number(offsetHour ?? 0) > 23 || Number(offsetMinute ?? 0) > 59) {
    return { kind: 'invalid' };
  }
  const wall =
    new Date(0).setUTCFullYear(date.year, date.month - 1, date.day) + ((h * 60 + m) * 60 + s) * 1000;
  if (utc !== undefined) return asInstant(wall, fraction);
  if (sign !== undefined) {
    const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * 60_000;
    return asInstant(sign === '-' ? wall + offset : wall - offset, fraction);
  }
  const instants = instantsAt(wall, timeZone);
  if (instants.kind === 'none') return { kind: 'nonexistent' };
  if (instants.kind === 'one') return asInstant(instants.instant, fraction);
  return {
    kind: 'ambiguous',
    earlier: withOffset(instants.earlier, timeZone, fraction),
    later: withOffset(instants.later, timeZone, fraction),
  };
}

/**
 * The text a zone's person would type for an instant: wall-clock time, seconds only when there are any, and the
 * offset only where the wall clock alone would not say which instant is meant. `undefined` for what is not a date with time.
 */
export function toZonedText(text: string, timeZone: string): string | undefined {
  const reading = readDateTime(text, timeZone);
  if (reading.kind !== 'instant') return undefined;
  const instant = Date.parse(reading.utc);
  const fraction = /\.(\d+)/u.exec(reading.utc)?.[1] ?? '';
  const whole = Math.floor(instant / 1000) * 1000;
  const wall = wallText(whole + offsetAt(whole, timeZone), fraction);
  const readBack = readDateTime(wall, timeZone);
  if (readBack.kind === 'instant' && readBack.utc === reading.utc) return wall;
  const exact = withOffset(whole, timeZone, fraction);
  const exactBack = readDateTime(exact, timeZone);
  // Offsets with seconds (before standard time) have no RFC 3339 spelling; UTC always has one.
  return exactBack.kind === 'instant' && exactBack.utc === reading.utc ? exact : reading.utc;
}

function asInstant(instant: number, fraction: string): DateTimeReading {
  const year = new Date(instant).getUTCFullYear();
  if (year < 1 || year > 9999) return { kind: 'invalid' };
  return {
    kind: 'instant',
    utc: `${new Date(instant).toISOString().slice(0, 19)}${fractionText(fraction)}Z`,
  };
}

function withOffset(instant: number, timeZone: string, fraction: string): string {
  const offset = offsetAt(instant, timeZone);
  const minutes = Math.floor(Math.abs(offset) / 60_000);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${wallText(instant + offset, fraction)}${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

function wallText(wall: number, fraction: string): string {
  const text = new Date(wall).toISOString();
  return fraction === '' && text.slice(17, 19) === '00'
    ? text.slice(0, 16)
    : `${text.slice(0, 19)}${fractionText(fraction)}`;
}

function fractionText(fraction: string): string {
  return fraction === '' ? '' : `.${fraction}`;
}
