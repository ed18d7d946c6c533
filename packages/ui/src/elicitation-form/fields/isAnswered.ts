import type { DraftValue, FormField } from '@assent/client';

/** Whether there is something to clear; an empty text is an answer only where it was chosen. */
export function isAnswered(field: FormField, value: DraftValue): boolean {
  if (value === '') return field.kind === 'choice';
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}
