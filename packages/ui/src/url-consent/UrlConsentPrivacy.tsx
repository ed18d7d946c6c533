import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { urlConsentText } from '../locales/families/urlConsent.ts';
import { useText } from '../locales/useText.ts';
import { ServerName } from '../server-identity/ServerName.tsx';
import { useUrlConsent } from './UrlConsentContext.ts';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** What the server learns of the visit, and what it does not (EL-URL-28, EL-URL-33). Renders a `<p>`. */
export function UrlConsentPrivacy(): JSX.Element | null {
  const words = useText(urlConsentText);
  const { request, href, ended } = useUrlConsent('UrlConsent.Privacy');
  if (href === null || ended !== undefined) return null;
  return (
    <p {...partOf(urlConsentAnatomy, 'privacy')}>
      {words.nodes('privacy', { server: <ServerName server={request.server} /> })}
    </p>
  );
}
