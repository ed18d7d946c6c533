import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { urlConsentText } from '../locales/families/urlConsent.ts';
import { useText } from '../locales/useText.ts';
import { useUrlConsent } from './UrlConsentContext.ts';
import { UrlConsentHost } from './UrlConsentHost.tsx';
import { UrlConsentHref } from './UrlConsentHref.tsx';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** Where the address leads: the site first, then the address to its last character. */
export function UrlConsentDestination(): JSX.Element | null {
  const words = useText(urlConsentText);
  const { request, state, href } = useUrlConsent('UrlConsent.Destination');
  if (request.malformed === 'url-missing') return null;
  const label = href === null ? 'blockedDestination' : state === 'waiting' ? 'opened' : 'destination';
  return (
    <div {...partOf(urlConsentAnatomy, 'destination')}>
      <p {...partOf(urlConsentAnatomy, 'destination-label')}>{words.string(label)}</p>
      <UrlConsentHost />
      <UrlConsentHref />
    </div>
  );
}
