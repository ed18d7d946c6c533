import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { urlConsentText } from '../locales/families/urlConsent.ts';
import { useText } from '../locales/useText.ts';
import { ServerName } from '../server-identity/ServerName.tsx';
import { useUrlConsent } from './UrlConsentContext.ts';
import { UrlConsentCopy } from './UrlConsentCopy.tsx';
import { UrlConsentOpenAgain } from './UrlConsentOpenAgain.tsx';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** What to do now that a tab should have opened; a browser tells nobody whether it has (W2). */
export function UrlConsentWaiting(): JSX.Element | null {
  const words = useText(urlConsentText);
  const { request, status, ended } = useUrlConsent('UrlConsent.Waiting');
  if (ended !== undefined) return null;
  const { params, era, round } = request;
  const noticed = era === 'legacy' && round === undefined && params.elicitationId !== undefined;
  const key =
    status === 'answered' || status === 'delivering'
      ? 'waitingBusy'
      : round?.askedAgain === true
        ? 'waitingAgain'
        : noticed
          ? 'waitingNotice'
          : 'waitingReturn';
  return (
    <div {...partOf(urlConsentAnatomy, 'waiting')}>
      <p role="status">{words.nodes(key, { server: <ServerName server={request.server} /> })}</p>
      <p>{words.string('notThere')}</p>
      <div data-row="">
        <UrlConsentOpenAgain />
        <UrlConsentCopy />
      </div>
    </div>
  );
}
