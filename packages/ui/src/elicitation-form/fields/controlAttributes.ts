import type { FormFieldState } from './useFormField.ts';

/** What keeps a browser or password manager from filling a server's form (F5). */
export const noAutofill = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
} as const;

/** Ids of everything that describes a field's control, in reading order; only of what is there. */
export function describedBy({ field, snapshot, ids }: FormFieldState, hasHint: boolean): string | undefined {
  const parts = [
    snapshot.errors.length > 0 ? ids.error : '',
    field.required ? '' : ids.optional,
    snapshot.suggested ? ids.suggestion : '',
    field.description === undefined ? '' : ids.description,
    hasHint ? ids.hint : '',
    field.sensitivity.level === 'none' ? '' : ids.caution,
  ].filter((id) => id !== '');
  return parts.length === 0 ? undefined : parts.join(' ');
}
