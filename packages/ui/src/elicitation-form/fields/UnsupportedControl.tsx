import type { UnsupportedField } from '@assent/client';
import type { JSX } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { elicitationFormText } from '../../locales/families/elicitationForm.ts';
import { useText } from '../../locales/useText.ts';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';
import { FieldLabel } from './FieldLabel.tsx';

/** A field that can't be answered here, said plainly instead of left out silently. */
export function UnsupportedControl({ field }: { readonly field: UnsupportedField }): JSX.Element {
  const words = useText(elicitationFormText);
  return (
    <div
      {...partOf(elicitationFormAnatomy, 'field')}
      data-field={field.name}
      data-kind="unsupported"
      data-disabled=""
    >
      <span {...partOf(elicitationFormAnatomy, 'label')}>
        <FieldLabel field={field} />
      </span>
      <p {...partOf(elicitationFormAnatomy, 'hint')}>{words.string('unsupported')}</p>
    </div>
  );
}
