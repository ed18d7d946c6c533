import type { JsonFormsInitStateProps } from '@jsonforms/react';

/**
 * Stands where JSON Forms would make an AJV: the kit validates itself, a server's schema is never compiled, and under
 * CSP without `unsafe-eval` compiling would throw. Without it JSON Forms constructs an AJV for each form.
 */
export const noAjv: NonNullable<JsonFormsInitStateProps['ajv']> = {
  compile: () => Object.assign(() => true, { errors: null }),
  validate: () => true,
} as never;
