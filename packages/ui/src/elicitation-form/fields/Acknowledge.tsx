import type { JSX } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';
import type { FormFieldState } from './useFormField.ts';

interface AcknowledgeProps {
  readonly state: FormFieldState;
  readonly label: string;
}

/** A consent of its own for one answer; taken back when the answer changes. */
export function Acknowledge({ state, label }: AcknowledgeProps): JSX.Element {
  return (
    <label {...partOf(elicitationFormAnatomy, 'acknowledge')}>
      <input
        type="checkbox"
        checked={state.snapshot.acknowledged}
        disabled={state.disabled}
        onChange={(event) => state.acknowledge(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
