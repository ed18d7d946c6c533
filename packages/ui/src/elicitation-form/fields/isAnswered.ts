import type { DraftValue } from '@assent/client';

/** Whether there is something to clear. */
export function isAnswered(value: DraftValue): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}
