import { isSevereReason } from '@assent/client';
import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { urlConsentText } from '../locales/families/urlConsent.ts';
import { useText } from '../locales/useText.ts';
import { siteNames } from './session/siteNames.ts';
import { useUrlConsent } from './UrlConsentContext.ts';
import { UrlText } from './UrlText.tsx';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

const title = { block: 'blockedTitle', severe: 'severeTitle', plain: 'warningTitle' } as const;

/** Why the address is blocked or suspicious, every reason in plain words (U10, EL-URL-08, EL-URL-09). Renders a `<section>`. */
export function UrlConsentWarning(): JSX.Element | null {
  const words = useText(urlConsentText);
  const { request, inspection, href, idPrefix } = useUrlConsent('UrlConsent.Warning');
  const { malformed } = request;
  const { scheme, verdict } = inspection;
  // Without an address there is nothing to say about it.
  const reasons = malformed === 'url-missing' ? [] : inspection.reasons;
  if (malformed === undefined && reasons.length === 0) return null;
  const level = href === null ? 'block' : reasons.some(isSevereReason) ? 'severe' : 'plain';
  const site = siteNames(inspection)?.site ?? '';
  const unencrypted = verdict === 'warn' && scheme === 'http' && !reasons.includes('insecure-http');
  return (
    <section
      {...partOf(urlConsentAnatomy, 'warning')}
      id={`${idPrefix}-warning`}
      data-level={level}
      aria-labelledby={`${idPrefix}-warning-title`}
    >
      <h3 id={`${idPrefix}-warning-title`}>{words.string(title[level])}</h3>
      <ul>
        {malformed === 'message-missing' || malformed === 'url-missing' ? (
          <li {...partOf(urlConsentAnatomy, 'reason')} data-reason={malformed}>
            {words.string(`malformed.${malformed}`)}
          </li>
        ) : null}
        {reasons.map((reason) => (
          <li {...partOf(urlConsentAnatomy, 'reason')} key={reason} data-reason={reason}>
            {words.byCode(`reason.${reason}`, {
              site: <UrlText text={site} />,
              scheme: <UrlText text={`${scheme}:`} />,
            })}
          </li>
        ))}
        {unencrypted ? (
          <li {...partOf(urlConsentAnatomy, 'reason')} data-reason="unencrypted">
            {words.string('unencrypted')}
          </li>
        ) : null}
      </ul>
    </section>
  );
}
