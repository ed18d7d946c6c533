import type { BooleanField } from '@assent/client';
import type { JSX } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { elicitationFormText } from '../../locales/families/elicitationForm.ts';
import { useText } from '../../locales/useText.ts';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField } from './useFormField.ts';

/** Yes, No, or not answered yet: a checkbox could not tell "no" from "not answered" (S-05). */
export function BooleanControl({ field }: { readonly field: BooleanField }): JSX.Element {
  const words = useText(elicitationFormText);
  const state = useFormField(field);
  const { snapshot, ids } = state;
  const option = (value: boolean): JSX.Element => {
    const checked = snapshot.value === value;
    return (
      <label
        {...partOf(elicitationFormAnatomy, 'option')}
        data-value={String(value)}
        data-state={checked ? 'checked' : 'unchecked'}
      >
        <input
          type="radio"
          name={ids.control}
          value={String(value)}
          checked={checked}
          disabled={state.disabled}
          onChange={() => state.change(value)}
        />
        {words.string(value ? 'yes' : 'no')}
      </label>
    );
  };
  return (
    <FieldFrame state={state} group>
      {(description) => (
        <div
          {...partOf(elicitationFormAnatomy, 'control')}
          {...description}
          id={ids.control}
          role="radiogroup"
          aria-labelledby={ids.label}
          data-layout="segments"
          onBlur={state.leave}
        >
          {option(true)}
          {option(false)}
        </div>
      )}
    </FieldFrame>
  );
}
