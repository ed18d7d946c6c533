import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { UrlConsentAcknowledge } from './UrlConsentAcknowledge.tsx';
import { useUrlConsent } from './UrlConsentContext.ts';
import { UrlConsentDestination } from './UrlConsentDestination.tsx';
import { UrlConsentMessage } from './UrlConsentMessage.tsx';
import { UrlConsentNotes } from './UrlConsentNotes.tsx';
import { UrlConsentNotices } from './UrlConsentNotices.tsx';
import { UrlConsentOpenError } from './UrlConsentOpenError.tsx';
import { UrlConsentPrivacy } from './UrlConsentPrivacy.tsx';
import { UrlConsentWaiting } from './UrlConsentWaiting.tsx';
import { UrlConsentWarning } from './UrlConsentWarning.tsx';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** The address and what is to be known of it, or what to do while its page is open. */
export function UrlConsentBody(): JSX.Element {
  const { state } = useUrlConsent('UrlConsent.Body');
  return (
    <div {...partOf(urlConsentAnatomy, 'body')}>
      <UrlConsentNotices />
      {state === 'waiting' ? (
        <>
          <UrlConsentWaiting />
          <UrlConsentDestination />
        </>
      ) : (
        <>
          <UrlConsentMessage />
          <UrlConsentDestination />
          <UrlConsentWarning />
          <UrlConsentNotes />
          <UrlConsentAcknowledge />
          <UrlConsentPrivacy />
          <UrlConsentOpenError />
        </>
      )}
    </div>
  );
}
