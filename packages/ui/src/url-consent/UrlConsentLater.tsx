import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { commonText } from '../locales/families/common.ts';
import { useText } from '../locales/useText.ts';
import { useUrlConsent } from './UrlConsentContext.ts';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** Puts the surface away and keeps the request, or closes one that is over. Renders a `<button>` where the frame can do that. */
export function UrlConsentLater(): JSX.Element | null {
  const words = useText(commonText);
  const { onLater, ended } = useUrlConsent('UrlConsent.Later');
  if (onLater === undefined) return null;
  const part = ended === undefined ? 'later' : 'close';
  return (
    <button {...partOf(urlConsentAnatomy, part)} type="button" onClick={onLater}>
      {words.string(part)}
    </button>
  );
}
