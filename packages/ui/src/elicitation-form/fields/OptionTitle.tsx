import type { FieldOption } from '@assent/client';
import type { JSX } from 'react';
import { elicitationFormText } from '../../locales/families/elicitationForm.ts';
import { useText } from '../../locales/useText.ts';
import { UntrustedText } from '../../untrusted-text/UntrustedText.tsx';

/** Title of an option; in the kit's words when it is an empty text without a title, which nobody could see or press. */
export function OptionTitle({ option }: { readonly option: FieldOption }): JSX.Element {
  const words = useText(elicitationFormText);
  return option.title.trim() === '' ? (
    <span>{words.string('emptyOption')}</span>
  ) : (
    <UntrustedText text={option.title} as="label" />
  );
}
