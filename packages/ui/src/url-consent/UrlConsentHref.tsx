import type { UrlPart, UrlReason } from '@assent/client';
import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { urlConsentText } from '../locales/families/urlConsent.ts';
import { useText } from '../locales/useText.ts';
import { UntrustedText } from '../untrusted-text/UntrustedText.tsx';
import { useUrlConsent } from './UrlConsentContext.ts';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** Beyond this many characters the address scrolls in its frame, which the keyboard then has to reach. */
const scrollsFrom = 400;

/** Of an address too long to be opened this much is shown: a megabyte of text would hold up the page for nothing. */
const mostOfBlocked = 4096;

/** Reasons that speak of how the server wrote the address, which the canonical one no longer shows (U8). */
const aboutWriting: ReadonlySet<UrlReason> = new Set([
  'unparseable',
  'userinfo',
  'noncanonical-syntax',
  'ip-obfuscated',
  'host-percent-encoded',
  'host-normalized',
  'bidi-control',
  'invisible-char',
  'surrounding-whitespace',
]);

function shownParts(parts: readonly UrlPart[], most: number): readonly UrlPart[] {
  let left = most;
  return parts.map(({ role, text }) => {
    const shown = text.length > left ? `${text.slice(0, left)}…` : text;
    left = Math.max(0, left - text.length);
    return { role, text: shown };
  });
}

function emphasises(parts: readonly UrlPart[]): UrlPart['role'] {
  return parts.some(({ role }) => role === 'registrable-domain') ? 'registrable-domain' : 'host';
}

/**
 * The whole canonical address, which is what will be opened: text from left to right, never cut and never in an attribute,
 * so that nothing fetches, previews or follows it before consent (U7, U8, U9, EL-URL-03, EL-URL-05). Renders a `<div>`.
 */
export function UrlConsentHref(): JSX.Element {
  const words = useText(urlConsentText);
  const { request, inspection } = useUrlConsent('UrlConsent.Href');
  const { href, reasons } = inspection;
  const parts = reasons.includes('url-too-long')
    ? shownParts(inspection.parts, mostOfBlocked)
    : inspection.parts;
  const raw = request.params.url;
  const emphasised = emphasises(parts);
  return (
    <>
      {href === '' ? null : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a group of controls
        <div
          {...partOf(urlConsentAnatomy, 'href')}
          role="group"
          aria-label={words.string('hrefLabel')}
          {...(href.length > scrollsFrom ? { tabIndex: 0 } : {})}
        >
          <bdi dir="ltr" translate="no">
            {parts.map(({ role, text }, index) => {
              const Piece = role === emphasised ? 'strong' : 'span';
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one address never change places
                <Piece key={index} data-role={role}>
                  {text}
                </Piece>
              );
            })}
          </bdi>
        </div>
      )}
      {raw === href || !reasons.some((reason) => aboutWriting.has(reason)) ? null : (
        <p {...partOf(urlConsentAnatomy, 'raw')}>
          {words.nodes('raw', { url: <UntrustedText text={raw} as="review" notice={false} /> })}
        </p>
      )}
    </>
  );
}
