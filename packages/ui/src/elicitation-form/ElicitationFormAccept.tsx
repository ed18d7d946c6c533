import type { JSX } from 'react';
import { ArmedButton } from '../arming/ArmedButton.tsx';
import { partOf } from '../internals/partOf.ts';
import { elicitationFormText } from '../locales/families/elicitationForm.ts';
import { useText } from '../locales/useText.ts';
import { ServerName } from '../server-identity/ServerName.tsx';
import { useElicitationForm } from './ElicitationFormContext.ts';
import { elicitationFormAnatomy } from './elicitationForm.anatomy.ts';
import { useFormSnapshot } from './session/useFormSession.ts';

/** Leads to the review, or sends; says which. Renders an `ArmedButton`, and nothing when the form can't be answered. */
export function ElicitationFormAccept(): JSX.Element | null {
  const words = useText(elicitationFormText);
  const { session, request, status, answerable, reviews, accept } =
    useElicitationForm('ElicitationForm.Accept');
  const { phase, content, checking } = useFormSnapshot(session);
  if (!answerable || status === 'ended') return null;
  const server = <ServerName server={request.server} />;
  const leads = phase === 'edit' && reviews;
  const label =
    session.model.shape === 'confirm-only'
      ? words.nodes('agree', { server })
      : leads
        ? words.string('checkAndSend')
        : words.nodes('send', { server });
  return (
    // Another element in review: what sends is not the button that was just pressed.
    <ArmedButton
      {...partOf(elicitationFormAnatomy, 'accept')}
      key={phase}
      subject={phase === 'review' ? content : request.id}
      unavailable={checking || status === 'delivering'}
      onClick={accept}
    >
      {status === 'delivering' ? words.string('sending') : label}
    </ArmedButton>
  );
}
