import type { FormField } from '@assent/client';
import type { JSX } from 'react';
import { elicitationFormText } from '../../locales/families/elicitationForm.ts';
import { useText } from '../../locales/useText.ts';
import { UntrustedText } from '../../untrusted-text/UntrustedText.tsx';

/** Name of a field; in the kit's words when the server gives it neither a title nor a name, since a control needs one. */
export function FieldLabel({ field }: { readonly field: FormField }): JSX.Element {
  const words = useText(elicitationFormText);
  return field.label.trim() === '' ? (
    <span>{words.string('unnamedField')}</span>
  ) : (
    <UntrustedText text={field.label} as="label" />
  );
}
