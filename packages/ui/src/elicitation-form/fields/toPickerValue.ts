const dateText = /^\d{4}-\d{2}-\d{2}$/;
const dateTimeText = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)/;

/** A draft text as a native picker takes it; empty when it can't show it. */
export function toPickerValue(value: string, kind: 'date' | 'date-time'): string {
  if (kind === 'date') return dateText.test(value) ? value : '';
  const match = dateTimeText.exec(value);
  return match === null ? '' : `${match[1]}T${match[2]}`;
}
