import type { JSX } from 'react';
import { ArmedButton } from '../arming/ArmedButton.tsx';
import { partOf } from '../internals/partOf.ts';
import { urlConsentText } from '../locales/families/urlConsent.ts';
import { useText } from '../locales/useText.ts';
import { useUrlConsent } from './UrlConsentContext.ts';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** The person is back: a round leaves, a legacy wait ends. Armed, since it stands where Open stood. Renders an `ArmedButton`. */
export function UrlConsentFinished(): JSX.Element | null {
  const words = useText(urlConsentText);
  const { status, ended, subject, finish } = useUrlConsent('UrlConsent.Finished');
  if (ended !== undefined) return null;
  return (
    <ArmedButton
      {...partOf(urlConsentAnatomy, 'finished')}
      subject={subject}
      unavailable={status === 'answered' || status === 'delivering'}
      onClick={finish}
    >
      {words.string('finished')}
    </ArmedButton>
  );
}
