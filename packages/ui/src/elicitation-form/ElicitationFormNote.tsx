import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { elicitationFormText } from '../locales/families/elicitationForm.ts';
import { useText } from '../locales/useText.ts';
import { useElicitationForm } from './ElicitationFormContext.ts';
import { elicitationFormAnatomy } from './elicitationForm.anatomy.ts';
import { useFormSnapshot } from './session/useFormSession.ts';

/** What pressing the main action will do, and the way to a reason for declining. */
export function ElicitationFormNote(): JSX.Element | null {
  const words = useText(elicitationFormText);
  const { session, answerable, status, reviews, setPanel } = useElicitationForm('ElicitationForm.Note');
  const { phase } = useFormSnapshot(session);
  if (status === 'ended') return null;
  const confirms = session.model.shape === 'confirm-only';
  const key = confirms
    ? 'confirmNothingElse'
    : reviews && phase === 'edit'
      ? 'nothingSentYet'
      : 'sendsAtOnce';
  return (
    <p {...partOf(elicitationFormAnatomy, 'note')}>
      {answerable ? <span>{words.string(key)}</span> : null}
      <button
        {...partOf(elicitationFormAnatomy, 'decline-with-note')}
        type="button"
        onClick={() => setPanel('decline')}
      >
        {words.string('declineWithNote')}
      </button>
    </p>
  );
}
