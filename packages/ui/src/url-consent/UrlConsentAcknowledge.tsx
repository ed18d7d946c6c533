import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { urlConsentText } from '../locales/families/urlConsent.ts';
import { useText } from '../locales/useText.ts';
import { useUrlConsent } from './UrlConsentContext.ts';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** A consent of its own for what looks like a trap; taken back when the address changes (U10). Renders a `<label>`. */
export function UrlConsentAcknowledge(): JSX.Element | null {
  const words = useText(urlConsentText);
  const { needsAcknowledgement, acknowledged, acknowledge, ended, attempt } =
    useUrlConsent('UrlConsent.Acknowledge');
  if (!needsAcknowledgement || ended !== undefined) return null;
  return (
    <label {...partOf(urlConsentAnatomy, 'acknowledge')}>
      <input
        type="checkbox"
        checked={acknowledged}
        disabled={attempt === 'opening'}
        onChange={(event) => acknowledge(event.currentTarget.checked)}
      />
      {words.string('acknowledge')}
    </label>
  );
}
