import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { commonText } from '../locales/families/common.ts';
import { useText } from '../locales/useText.ts';
import { ServerName } from '../server-identity/ServerName.tsx';
import { UntrustedText } from '../untrusted-text/UntrustedText.tsx';
import { useUrlConsent } from './UrlConsentContext.ts';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** The server's stated purpose, quoted and apart from the kit's own words. Renders a `<figure>`. */
export function UrlConsentMessage(): JSX.Element | null {
  const common = useText(commonText);
  const { request } = useUrlConsent('UrlConsent.Message');
  if (request.params.message === '') return null;
  return (
    <figure {...partOf(urlConsentAnatomy, 'message')}>
      <figcaption>
        {common.nodes('serverSays', { server: <ServerName server={request.server} /> })}
      </figcaption>
      <blockquote>
        <UntrustedText text={request.params.message} />
      </blockquote>
    </figure>
  );
}
