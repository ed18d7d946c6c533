import type { DraftValue, FormField } from '@assent/client';

/** A draft value as a foreign JSON Forms renderer expects its data. */
export function toJsonFormsData(field: FormField, value: DraftValue): unknown {
  if (value === undefined) return undefined;
  if ((field.kind === 'number' || field.kind === 'integer') && typeof value === 'string') {
    const number = Number(value);
    return value.trim() === '' || !Number.isFinite(number) ? value : number;
  }
  return typeof value === 'object' ? [...value] : value;
}

/** What a foreign renderer put into its data, as the person's answer; anything unreadable is unanswered. */
export function fromJsonFormsData(field: FormField, data: unknown): DraftValue {
  if (data === undefined || data === null || data === '') return undefined;
  switch (field.kind) {
    case 'text':
    case 'choice':
    case 'number':
    case 'integer':
      return typeof data === 'string' || typeof data === 'number' ? String(data) : undefined;
    case 'date':
      return typeof data === 'string' ? data.slice(0, 10) : undefined;
    case 'date-time':
      return typeof data === 'string' ? data : undefined;
    case 'boolean':
      return typeof data === 'boolean' ? data : undefined;
    case 'multi-choice': {
      const chosen = Array.isArray(data) ? data.filter((item) => typeof item === 'string') : [];
      return chosen.length === 0 ? undefined : chosen;
    }
    case 'unsupported':
      return undefined;
    default:
      return field satisfies never;
  }
}
