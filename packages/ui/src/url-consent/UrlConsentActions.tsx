import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { UrlConsentCancel } from './UrlConsentCancel.tsx';
import { useUrlConsent } from './UrlConsentContext.ts';
import { UrlConsentDecline } from './UrlConsentDecline.tsx';
import { UrlConsentFinished } from './UrlConsentFinished.tsx';
import { UrlConsentLater } from './UrlConsentLater.tsx';
import { UrlConsentOpen } from './UrlConsentOpen.tsx';
import { UrlConsentRetry } from './UrlConsentRetry.tsx';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** The row of actions. Renders a `<footer>`. */
export function UrlConsentActions(): JSX.Element {
  const { state } = useUrlConsent('UrlConsent.Actions');
  return (
    <footer {...partOf(urlConsentAnatomy, 'actions')}>
      <UrlConsentLater />
      <UrlConsentCancel />
      {state === 'waiting' ? (
        <>
          <UrlConsentRetry />
          <UrlConsentFinished />
        </>
      ) : (
        <>
          <UrlConsentDecline />
          <UrlConsentOpen />
        </>
      )}
    </footer>
  );
}
