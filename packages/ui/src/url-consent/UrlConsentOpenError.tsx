import type { JSX } from 'react';
import { ArmedButton } from '../arming/ArmedButton.tsx';
import { partOf } from '../internals/partOf.ts';
import { urlConsentText } from '../locales/families/urlConsent.ts';
import { useText } from '../locales/useText.ts';
import { useUrlConsent } from './UrlConsentContext.ts';
import { UrlConsentCopy } from './UrlConsentCopy.tsx';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** The host could not open the page: nothing was sent, and the person can open it themselves and say so (EL-URL-13). */
export function UrlConsentOpenError(): JSX.Element {
  const words = useText(urlConsentText);
  const { attempt, openedElsewhere, ended, subject } = useUrlConsent('UrlConsent.OpenError');
  return (
    <div role="alert">
      {(attempt === 'blocked' || attempt === 'failed') && ended === undefined ? (
        <div {...partOf(urlConsentAnatomy, 'open-error')}>
          <p>{words.string(`attempt.${attempt}`)}</p>
          <div data-row="">
            <UrlConsentCopy />
            <ArmedButton
              {...partOf(urlConsentAnatomy, 'opened-elsewhere')}
              subject={subject}
              onClick={openedElsewhere}
            >
              {words.string('openedElsewhere')}
            </ArmedButton>
          </div>
        </div>
      ) : null}
    </div>
  );
}
