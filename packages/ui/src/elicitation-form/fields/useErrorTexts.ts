import { useCallback } from 'react';
import { elicitationFormText } from '../../locales/families/elicitationForm.ts';
import { useText } from '../../locales/useText.ts';
import type { FormError } from '../session/FormError.ts';

/** Errors as plain text, for renderers that take nothing else; a server's own text is left out of them. */
export function useErrorTexts(): (errors: readonly FormError[]) => readonly string[] {
  const words = useText(elicitationFormText);
  return useCallback(
    (errors) =>
      errors.map((error) => {
        const { limit, count } = error.values ?? {};
        return words.textByCode(`error.${error.code}`, {
          ...(limit === undefined ? {} : { limit }),
          count: typeof limit === 'number' ? limit : (count ?? 0),
          expected: '…',
        });
      }),
    [words],
  );
}
