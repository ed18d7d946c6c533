import type { FieldOption } from '@assent/client';
import type { JSX } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { UntrustedText } from '../../untrusted-text/UntrustedText.tsx';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';
import { OptionTitle } from './OptionTitle.tsx';

/** Title of an option, and what the server says about it. */
export function OptionLabel({ option }: { readonly option: FieldOption }): JSX.Element {
  return (
    <span>
      <OptionTitle option={option} />
      {option.description === undefined ? null : (
        <span {...partOf(elicitationFormAnatomy, 'option-description')}>
          <UntrustedText text={option.description} as="label" />
        </span>
      )}
    </span>
  );
}
