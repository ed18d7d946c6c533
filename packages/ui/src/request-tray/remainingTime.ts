/** Time left in words of the locale: minutes and seconds, seconds alone in the last minute. */
export function remainingTime(milliseconds: number, locale: string): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const unit = (value: number, name: 'minute' | 'second' | 'hour'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  if (seconds < 60) return unit(seconds, 'second');
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return unit(Math.floor(minutes / 60), 'hour');
  return minutes >= 10
    ? unit(minutes, 'minute')
    : `${unit(minutes, 'minute')} ${unit(seconds % 60, 'second')}`;
}
