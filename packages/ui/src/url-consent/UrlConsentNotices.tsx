import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { urlConsentText } from '../locales/families/urlConsent.ts';
import { useText } from '../locales/useText.ts';
import { useUrlConsent } from './UrlConsentContext.ts';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** The end of the request, or a failed delivery, in place (C11). */
export function UrlConsentNotices(): JSX.Element {
  const words = useText(urlConsentText);
  const { ended, status } = useUrlConsent('UrlConsent.Notices');
  return (
    <div role="status">
      {ended === undefined ? null : (
        <p {...partOf(urlConsentAnatomy, 'ended')} data-reason={ended}>
          {words.string(`ended.${ended}`)}
        </p>
      )}
      {status === 'failed' ? <p {...partOf(urlConsentAnatomy, 'failed')}>{words.string('failed')}</p> : null}
    </div>
  );
}
