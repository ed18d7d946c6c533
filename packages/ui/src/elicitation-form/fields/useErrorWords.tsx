import type { FormField } from '@assent/client';
import { type ReactNode, useCallback } from 'react';
import { elicitationFormText } from '../../locales/families/elicitationForm.ts';
import { useText } from '../../locales/useText.ts';
import { UntrustedText } from '../../untrusted-text/UntrustedText.tsx';
import type { FormError } from '../session/FormError.ts';

/** "Answer this" says what to do only where there is something to type. */
function keyOf({ code }: FormError, field: FormField): keyof typeof elicitationFormText.source {
  if (code !== 'required') return `error.${code}`;
  if (field.kind === 'boolean') return 'error.required.boolean';
  return field.kind === 'choice' || field.kind === 'multi-choice'
    ? 'error.required.choice'
    : 'error.required';
}

/** The kit's words for an error; limits are numbers, what the server expects is its own text in a slot. */
export function useErrorWords(): (error: FormError, field: FormField) => ReactNode {
  const words = useText(elicitationFormText);
  return useCallback(
    (error, field) => {
      const slots: Record<string, ReactNode> = { ...error.values };
      const { limit, expected } = error.values ?? {};
      if (typeof limit === 'number') slots.count = limit;
      if (expected !== undefined) slots.expected = <UntrustedText text={String(expected)} as="label" />;
      return words.byCode(keyOf(error, field), slots);
    },
    [words],
  );
}
