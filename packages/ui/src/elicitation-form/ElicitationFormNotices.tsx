import { useSettledRequest } from '@assent/client/react';
import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { elicitationFormText } from '../locales/families/elicitationForm.ts';
import { useText } from '../locales/useText.ts';
import { ServerName } from '../server-identity/ServerName.tsx';
import { UntrustedText } from '../untrusted-text/UntrustedText.tsx';
import { useElicitationForm } from './ElicitationFormContext.ts';
import { elicitationFormAnatomy } from './elicitationForm.anatomy.ts';
import { Problems } from './notices/Problems.tsx';
import { SecretRefusal } from './notices/SecretRefusal.tsx';
import { useFormSnapshot } from './session/useFormSession.ts';

/** What stands in the way of answering, in place: the end of the request, a failed delivery, a form that can't be answered. */
export function ElicitationFormNotices(): JSX.Element {
  const words = useText(elicitationFormText);
  const { request, session, answerable, ended, status } = useElicitationForm('ElicitationForm.Notices');
  const serverReason = useSettledRequest(request.id)?.outcome.serverReason;
  const { dirty } = useFormSnapshot(session);
  const secret = session.model.problems.some((problem) => problem.code === 'secret-field');
  return (
    <>
      <div role="status">
        {ended === undefined ? null : (
          <div {...partOf(elicitationFormAnatomy, 'ended')} data-reason={ended}>
            <p>{words.string(`ended.${ended}`)}</p>
            {serverReason === undefined ? null : (
              <p>
                {words.nodes('serverReason', {
                  server: <ServerName server={request.server} />,
                  reason: <UntrustedText as="label" text={serverReason} />,
                })}
              </p>
            )}
            {dirty ? <p>{words.string('endedKept')}</p> : null}
          </div>
        )}
        {status === 'failed' ? (
          <p {...partOf(elicitationFormAnatomy, 'failed')}>{words.string('failed')}</p>
        ) : null}
      </div>
      {secret ? <SecretRefusal /> : null}
      {answerable || secret ? null : <Problems />}
    </>
  );
}
