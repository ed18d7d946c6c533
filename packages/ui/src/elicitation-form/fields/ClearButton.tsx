import type { JSX } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { elicitationFormText } from '../../locales/families/elicitationForm.ts';
import { useText } from '../../locales/useText.ts';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';
import { focusControl } from './focusControl.ts';
import type { FormFieldState } from './useFormField.ts';

/** Makes an optional field unanswered and hands the focus back to it. Renders a `<button>` named after its field. */
export function ClearButton({ state }: { readonly state: FormFieldState }): JSX.Element {
  const words = useText(elicitationFormText);
  return (
    <button
      {...partOf(elicitationFormAnatomy, 'clear')}
      type="button"
      id={state.ids.clear}
      aria-labelledby={`${state.ids.clear} ${state.ids.label}`}
      disabled={state.disabled}
      onClick={(event) => {
        const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
        state.change(undefined);
        focusControl(root, state.ids.control);
      }}
    >
      {words.string('clear')}
    </button>
  );
}
