import type { JSX } from 'react';
import { ArmedButton } from '../arming/ArmedButton.tsx';
import { partOf } from '../internals/partOf.ts';
import { urlConsentText } from '../locales/families/urlConsent.ts';
import { useText } from '../locales/useText.ts';
import { useUrlConsent } from './UrlConsentContext.ts';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** Opens the page once more; another click, armed anew (W6). Renders an `ArmedButton`. */
export function UrlConsentOpenAgain(): JSX.Element | null {
  const words = useText(urlConsentText);
  const { href, subject, openAgain } = useUrlConsent('UrlConsent.OpenAgain');
  if (href === null) return null;
  return (
    <ArmedButton
      {...partOf(urlConsentAnatomy, 'open-again')}
      gate="open"
      subject={subject}
      onClick={openAgain}
    >
      {words.string('openAgain')}
    </ArmedButton>
  );
}
