import type { JSX } from 'react';
import { urlConsentText } from '../locales/families/urlConsent.ts';
import { useText } from '../locales/useText.ts';
import { RequestHeader } from '../server-identity/RequestHeader.tsx';
import { ServerName } from '../server-identity/ServerName.tsx';
import { useUrlConsent } from './UrlConsentContext.ts';

/** Who asks, for which operation, and at which step the person is. */
export function UrlConsentHeader(): JSX.Element {
  const words = useText(urlConsentText);
  const { request, state, position } = useUrlConsent('UrlConsent.Header');
  const title =
    state === 'waiting'
      ? words.string('waitingTitle')
      : words.nodes('title', { server: <ServerName server={request.server} /> });
  return (
    <RequestHeader
      request={request}
      title={title}
      step={state}
      {...(position === undefined ? {} : { position })}
    />
  );
}
