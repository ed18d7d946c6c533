import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { elicitationFormText } from '../locales/families/elicitationForm.ts';
import { useText } from '../locales/useText.ts';
import { useRequestFrame } from '../server-identity/RequestFrame.ts';
import { ServerName } from '../server-identity/ServerName.tsx';
import { useElicitationForm } from './ElicitationFormContext.ts';
import { elicitationFormAnatomy } from './elicitationForm.anatomy.ts';
import { ReviewRow } from './review/ReviewRow.tsx';
import { useFormSnapshot } from './session/useFormSession.ts';

/** Every value as the server will get it, to whom, for which operation (S-09, F8). Renders a `<dl>`. */
export function ElicitationFormReview(): JSX.Element | null {
  const words = useText(elicitationFormText);
  const { session, request } = useElicitationForm('ElicitationForm.Review');
  const frame = useRequestFrame();
  const { content } = useFormSnapshot(session);
  if (content === undefined) return null;
  return (
    <div {...partOf(elicitationFormAnatomy, 'review')}>
      {frame.wrapDescription(
        <p {...partOf(elicitationFormAnatomy, 'destination')}>
          {words.nodes('reviewTo', { server: <ServerName server={request.server} /> })}
        </p>,
      )}
      <dl>
        {session.model.fields.map((field) =>
          field.kind === 'unsupported' ? null : <ReviewRow key={field.id} field={field} content={content} />,
        )}
      </dl>
    </div>
  );
}
