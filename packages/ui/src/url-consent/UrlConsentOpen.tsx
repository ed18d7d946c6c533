import type { JSX } from 'react';
import { ArmedButton } from '../arming/ArmedButton.tsx';
import { partOf } from '../internals/partOf.ts';
import { urlConsentText } from '../locales/families/urlConsent.ts';
import { useText } from '../locales/useText.ts';
import { siteNames } from './session/siteNames.ts';
import { useUrlConsent } from './UrlConsentContext.ts';
import { UrlText } from './UrlText.tsx';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** Opens the address within the click and names the site (U10, W1). Renders an `ArmedButton`; nothing when the address is blocked (U2). */
export function UrlConsentOpen(): JSX.Element | null {
  const words = useText(urlConsentText);
  const { inspection, href, ended, subject, needsAcknowledgement, acknowledged, attempt, open, idPrefix } =
    useUrlConsent('UrlConsent.Open');
  if (href === null || ended !== undefined) return null;
  const warned = inspection.reasons.length > 0;
  return (
    <ArmedButton
      {...partOf(urlConsentAnatomy, 'open')}
      gate="open"
      subject={subject}
      unavailable={attempt === 'opening' || (needsAcknowledgement && !acknowledged)}
      aria-describedby={warned ? `${idPrefix}-host ${idPrefix}-warning` : `${idPrefix}-host`}
      onClick={open}
    >
      {attempt === 'opening'
        ? words.string('opening')
        : words.nodes('open', { site: <UrlText text={siteNames(inspection)?.site ?? ''} /> })}
    </ArmedButton>
  );
}
