import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { urlConsentText } from '../locales/families/urlConsent.ts';
import { useText } from '../locales/useText.ts';
import { siteNames } from './session/siteNames.ts';
import { useUrlConsent } from './UrlConsentContext.ts';
import { UrlText } from './UrlText.tsx';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** A name with letters: an address that is a number has no owner to read from its end. */
const dnsName = /\.[^.\d\]][^.\]]*\.?$/;

/** The name of the site, and all other ways to write it (U6, U7, EL-URL-01). Renders a `<div>`. */
export function UrlConsentHost(): JSX.Element {
  const words = useText(urlConsentText);
  const { inspection, knowsSuffixes, idPrefix } = useUrlConsent('UrlConsent.Host');
  const names = siteNames(inspection);
  return (
    <div {...partOf(urlConsentAnatomy, 'host')} id={`${idPrefix}-host`}>
      {names === undefined ? (
        <p {...partOf(urlConsentAnatomy, 'host-note')}>{words.string('noHost')}</p>
      ) : (
        <>
          <p {...partOf(urlConsentAnatomy, 'site')}>
            <strong>
              <UrlText text={names.site} />
            </strong>
          </p>
          {names.inFull === undefined ? null : (
            <p {...partOf(urlConsentAnatomy, 'other-form')} data-form="full">
              {words.nodes('inFull', { host: <UrlText text={names.inFull} /> })}
            </p>
          )}
          {names.otherForm === undefined ? null : (
            <p {...partOf(urlConsentAnatomy, 'other-form')} data-form={names.otherForm.form}>
              {words.nodes(names.otherForm.form === 'unicode' ? 'inUnicode' : 'inAscii', {
                host: <UrlText text={names.otherForm.host} />,
              })}
            </p>
          )}
          {knowsSuffixes || !dnsName.test(inspection.host ?? '') ? null : (
            <p {...partOf(urlConsentAnatomy, 'host-note')}>{words.string('wholeHost')}</p>
          )}
        </>
      )}
    </div>
  );
}
