/** What a wall-clock reading means in a zone: one instant, none (clocks jumped over it) or two (clocks were set back). */
export type ZonedInstants =
  | { readonly kind: 'one'; readonly instant: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'two'; readonly earlier: number; readonly later: number };

const day = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Instants (milliseconds since the epoch) that show `wall` on a clock in `timeZone`; `wall` is the reading taken as if in UTC. */
export function instantsAt(wall: number, timeZone: string): ZonedInstants {
  // No zone moves twice within two days, so the offsets a day before and after are the only candidates.
  const offsets = new Set([offsetAt(wall - day, timeZone), offsetAt(wall + day, timeZone)]);
  const found = [...offsets]
    .map((offset) => wall - offset)
    .filter((instant) => instant + offsetAt(instant, timeZone) === wall)
    .sort((a, b) => a - b);
  const [earlier, later] = found;
  if (earlier === undefined) return { kind: 'none' };
  return later === undefined ? { kind: 'one', instant: earlier } : { kind: 'two', earlier, later };
}

/** What a zone's clock is ahead of UTC at an instant, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const second = Math.floor(instant / 1000) * 1000;
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(second)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Partial<Record<Intl.DateTimeFormatPartTypes, number>>;
  const shown = new Date(0);
  shown.setUTCFullYear(part.year ?? 0, (part.month ?? 1) - 1, part.day ?? 1);
  shown.setUTCHours(part.hour ?? 0, part.minute ?? 0, part.second ?? 0);
  return shown.getTime() - second;
}

/** The zone by this name when the platform knows it, else the run-time's own. */
export function knownTimeZone(timeZone: string | undefined): string {
  try {
    if (timeZone !== undefined) formatOf(timeZone);
    return timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return knownTimeZone(undefined);
  }
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}
