import type { FieldError, FieldErrorCode } from '@assent/client';

/** What can be wrong with an answer: what the model finds, and a consent that the surface itself asks for. */
export type FormErrorCode = FieldErrorCode | 'acknowledge' | 'acknowledge-value';

export interface FormError extends Omit<FieldError, 'code'> {
  readonly code: FormErrorCode;
}
