import type { TextField } from '@assent/client';
import type { JSX } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';
import { noAutofill } from './controlAttributes.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField } from './useFormField.ts';

/** `type="email"` and `"url"` would trim, rewrite and autofill what the person types; a keyboard hint is all that is wanted. */
function inputModeOf(field: TextField): 'email' | 'url' | 'text' {
  if (field.format === 'email') return 'email';
  return field.format === 'uri' ? 'url' : 'text';
}

/** A line or a paragraph of text. No `maxlength`: it counts UTF-16 units and cuts what is pasted. */
export function TextControl({ field }: { readonly field: TextField }): JSX.Element {
  const state = useFormField(field);
  const { snapshot, ids } = state;
  const value = typeof snapshot.value === 'string' ? snapshot.value : '';
  const secret = field.sensitivity.level === 'secret';
  const plain = field.format !== undefined || secret;
  return (
    <FieldFrame state={state}>
      {(description) => {
        const shared = {
          ...partOf(elicitationFormAnatomy, 'control'),
          ...noAutofill,
          ...description,
          id: ids.control,
          name: ids.control,
          value,
          readOnly: state.disabled,
          dir: 'auto',
          spellCheck: !plain,
          onBlur: state.leave,
          onChange: (event: { currentTarget: { value: string } }) => state.change(event.currentTarget.value),
        } as const;
        return field.multiline && !secret ? (
          <textarea {...shared} rows={4} />
        ) : (
          <input
            {...shared}
            type={secret ? 'password' : 'text'}
            inputMode={inputModeOf(field)}
            autoCapitalize={plain ? 'off' : undefined}
          />
        );
      }}
    </FieldFrame>
  );
}
