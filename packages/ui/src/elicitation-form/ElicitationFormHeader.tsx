import type { JSX } from 'react';
import { elicitationFormText } from '../locales/families/elicitationForm.ts';
import { useText } from '../locales/useText.ts';
import { RequestHeader } from '../server-identity/RequestHeader.tsx';
import { ServerName } from '../server-identity/ServerName.tsx';
import { useElicitationForm } from './ElicitationFormContext.ts';
import { useFormSnapshot } from './session/useFormSession.ts';

/** Who asks, for which operation, and at which step the person is. */
export function ElicitationFormHeader(): JSX.Element {
  const words = useText(elicitationFormText);
  const { request, session, position } = useElicitationForm('ElicitationForm.Header');
  const { phase } = useFormSnapshot(session);
  const title =
    phase === 'review'
      ? words.string('reviewTitle')
      : words.nodes('title', { server: <ServerName server={request.server} /> });
  return (
    <RequestHeader
      request={request}
      title={title}
      step={phase}
      {...(position === undefined ? {} : { position })}
    />
  );
}
