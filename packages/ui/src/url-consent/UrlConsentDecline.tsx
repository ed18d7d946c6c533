import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { urlConsentText } from '../locales/families/urlConsent.ts';
import { useText } from '../locales/useText.ts';
import { useUrlConsent } from './UrlConsentContext.ts';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** Says no, at once: refusing is never delayed. Renders a `<button>`. */
export function UrlConsentDecline(): JSX.Element | null {
  const words = useText(urlConsentText);
  const { ended, decline } = useUrlConsent('UrlConsent.Decline');
  if (ended !== undefined) return null;
  return (
    <button {...partOf(urlConsentAnatomy, 'decline')} type="button" onClick={decline}>
      {words.string('decline')}
    </button>
  );
}
