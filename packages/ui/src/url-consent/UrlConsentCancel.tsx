import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { urlConsentText } from '../locales/families/urlConsent.ts';
import { useText } from '../locales/useText.ts';
import { useUrlConsent } from './UrlConsentContext.ts';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** Ends the request without an answer; while a page is open it stops the operation. Renders a `<button>`. */
export function UrlConsentCancel(): JSX.Element | null {
  const words = useText(urlConsentText);
  const { ended, cancel } = useUrlConsent('UrlConsent.Cancel');
  if (ended !== undefined) return null;
  return (
    <button {...partOf(urlConsentAnatomy, 'cancel')} type="button" onClick={cancel}>
      {words.string('cancel')}
    </button>
  );
}
