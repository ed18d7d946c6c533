import type { JSX } from 'react';
import { ArmedButton } from '../arming/ArmedButton.tsx';
import { partOf } from '../internals/partOf.ts';
import { urlConsentText } from '../locales/families/urlConsent.ts';
import { useText } from '../locales/useText.ts';
import { useUrlConsent } from './UrlConsentContext.ts';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** Repeats the operation, or leads back to the question where nothing can be repeated (EL-URL-12). Renders an `ArmedButton`. */
export function UrlConsentRetry(): JSX.Element | null {
  const words = useText(urlConsentText);
  const { status, ended, subject, retry } = useUrlConsent('UrlConsent.Retry');
  if (ended !== undefined) return null;
  return (
    <ArmedButton
      {...partOf(urlConsentAnatomy, 'retry')}
      subject={subject}
      unavailable={status === 'answered' || status === 'delivering'}
      onClick={retry}
    >
      {words.string('retry')}
    </ArmedButton>
  );
}
