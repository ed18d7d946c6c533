import type { ChoiceField } from '@assent/client';
import type { JSX } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { OptionLabel } from './OptionLabel.tsx';
import { useFormField } from './useFormField.ts';

/** One of a few options, all in view. */
export function RadioControl({ field }: { readonly field: ChoiceField }): JSX.Element {
  const state = useFormField(field);
  const { snapshot, ids } = state;
  return (
    <FieldFrame state={state} group>
      {(description) => (
        <div
          {...partOf(elicitationFormAnatomy, 'control')}
          {...description}
          id={ids.control}
          role="radiogroup"
          aria-labelledby={ids.label}
          data-layout="list"
          onBlur={state.leave}
        >
          {field.options.map((option) => {
            const checked = snapshot.value === option.value;
            return (
              <label
                {...partOf(elicitationFormAnatomy, 'option')}
                key={option.value}
                data-value={option.value}
                data-state={checked ? 'checked' : 'unchecked'}
              >
                <input
                  type="radio"
                  name={ids.control}
                  value={option.value}
                  checked={checked}
                  disabled={state.disabled}
                  onChange={() => state.change(option.value)}
                />
                <OptionLabel option={option} />
              </label>
            );
          })}
        </div>
      )}
    </FieldFrame>
  );
}
