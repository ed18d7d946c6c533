import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { elicitationFormText } from '../locales/families/elicitationForm.ts';
import { useText } from '../locales/useText.ts';
import { useElicitationForm } from './ElicitationFormContext.ts';
import { elicitationFormAnatomy } from './elicitationForm.anatomy.ts';

/** Ends the request without an answer. Renders a `<button>`. */
export function ElicitationFormCancel(): JSX.Element | null {
  const words = useText(elicitationFormText);
  const { cancel, status } = useElicitationForm('ElicitationForm.Cancel');
  if (status === 'ended') return null;
  return (
    <button {...partOf(elicitationFormAnatomy, 'cancel')} type="button" onClick={cancel}>
      {words.string('cancel')}
    </button>
  );
}
