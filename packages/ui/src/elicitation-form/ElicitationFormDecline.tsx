import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { elicitationFormText } from '../locales/families/elicitationForm.ts';
import { useText } from '../locales/useText.ts';
import { useElicitationForm } from './ElicitationFormContext.ts';
import { elicitationFormAnatomy } from './elicitationForm.anatomy.ts';

/** Says no, at once: refusing is never delayed and never needs a reason. Renders a `<button>`. */
export function ElicitationFormDecline(): JSX.Element | null {
  const words = useText(elicitationFormText);
  const { decline, status } = useElicitationForm('ElicitationForm.Decline');
  if (status === 'ended') return null;
  return (
    <button {...partOf(elicitationFormAnatomy, 'decline')} type="button" onClick={() => decline()}>
      {words.string('decline')}
    </button>
  );
}
