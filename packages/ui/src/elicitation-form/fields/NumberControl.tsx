import type { NumberField } from '@assent/client';
import type { JSX } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';
import { noAutofill } from './controlAttributes.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField } from './useFormField.ts';

/** The numeric keyboards of phones have no minus sign. */
function inputModeOf(field: NumberField): 'numeric' | 'decimal' | 'text' {
  const negative = (field.minimum ?? field.exclusiveMinimum ?? -1) < 0;
  if (negative) return 'text';
  return field.kind === 'integer' ? 'numeric' : 'decimal';
}

/** A number as text: `type="number"` swallows what it can't read and changes the value under a turning wheel. */
export function NumberControl({ field }: { readonly field: NumberField }): JSX.Element {
  const state = useFormField(field);
  const { snapshot, ids } = state;
  const secret = field.sensitivity.level === 'secret';
  return (
    <FieldFrame state={state}>
      {(description) => (
        <input
          {...partOf(elicitationFormAnatomy, 'control')}
          {...noAutofill}
          {...description}
          id={ids.control}
          name={ids.control}
          type={secret ? 'password' : 'text'}
          inputMode={inputModeOf(field)}
          spellCheck={false}
          dir="ltr"
          readOnly={state.disabled}
          value={typeof snapshot.value === 'string' ? snapshot.value : ''}
          onBlur={state.leave}
          onChange={(event) => state.change(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
