import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { elicitationFormText } from '../locales/families/elicitationForm.ts';
import { useText } from '../locales/useText.ts';
import { useElicitationForm } from './ElicitationFormContext.ts';
import { elicitationFormAnatomy } from './elicitationForm.anatomy.ts';
import { useFormSnapshot } from './session/useFormSession.ts';

/** From the review to the form. Renders a `<button>`, only in review. */
export function ElicitationFormBack(): JSX.Element | null {
  const words = useText(elicitationFormText);
  const { session, status } = useElicitationForm('ElicitationForm.Back');
  const { phase } = useFormSnapshot(session);
  if (phase === 'edit' || status === 'ended') return null;
  return (
    <button {...partOf(elicitationFormAnatomy, 'back')} type="button" onClick={session.back}>
      {words.string('back')}
    </button>
  );
}
