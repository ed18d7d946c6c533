import type { MultiChoiceField } from '@assent/client';
import type { JSX } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { OptionLabel } from './OptionLabel.tsx';
import { chosenOf, toggleValue } from './toggleValue.ts';
import { useFormField } from './useFormField.ts';

/** Several of a few options, all in view. */
export function CheckboxesControl({ field }: { readonly field: MultiChoiceField }): JSX.Element {
  const state = useFormField(field);
  const { snapshot, ids } = state;
  const chosen = chosenOf(snapshot.value);
  return (
    <FieldFrame state={state} group>
      {({ 'aria-describedby': describedBy }) => (
        // A group carries neither aria-required nor aria-invalid; its label and error say it.
        <fieldset
          {...partOf(elicitationFormAnatomy, 'control')}
          aria-describedby={describedBy}
          id={ids.control}
          aria-labelledby={ids.label}
          data-layout="list"
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) state.leave();
          }}
        >
          {field.options.map((option) => {
            const checked = chosen.includes(option.value);
            return (
              <label
                {...partOf(elicitationFormAnatomy, 'option')}
                key={option.value}
                data-value={option.value}
                data-state={checked ? 'checked' : 'unchecked'}
              >
                <input
                  type="checkbox"
                  name={ids.control}
                  value={option.value}
                  checked={checked}
                  disabled={state.disabled}
                  onChange={() => state.change(toggleValue(field, chosen, option.value))}
                />
                <OptionLabel option={option} />
              </label>
            );
          })}
        </fieldset>
      )}
    </FieldFrame>
  );
}
