import { type DraftValue, type FormField, scanValue } from '@assent/client';
import type { FormError } from './FormError.ts';

/** Consents that the surface asks for before a value may leave: a secret field that is answered (F1), a value that looks like a credential (F4). */
export function ownErrors(field: FormField, value: DraftValue, acknowledged: boolean): readonly FormError[] {
  if (acknowledged || value === undefined || value === '') return [];
  if (field.sensitivity.level === 'secret') return [{ name: field.name, code: 'acknowledge' }];
  if (field.kind === 'text' && typeof value === 'string' && scanValue(value).length > 0) {
    return [{ name: field.name, code: 'acknowledge-value' }];
  }
  return [];
}
