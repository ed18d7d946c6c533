import { type JSX, useState } from 'react';
import { partOf } from '../internals/partOf.ts';
import { urlConsentText } from '../locales/families/urlConsent.ts';
import { useText } from '../locales/useText.ts';
import { useUrlConsent } from './UrlConsentContext.ts';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** Copies the canonical address, for another browser of the same person (U15, EL-URL-30). Renders a `<button>` and what came of it. */
export function UrlConsentCopy(): JSX.Element | null {
  const words = useText(urlConsentText);
  const { href } = useUrlConsent('UrlConsent.Copy');
  const [result, setResult] = useState<'copied' | 'copyFailed' | undefined>(undefined);
  if (href === null) return null;
  const copy = async (): Promise<void> => {
    setResult(undefined);
    try {
      // Absent on an insecure page, refused by some frames: then the text above can still be selected.
      await navigator.clipboard.writeText(href);
      setResult('copied');
    } catch {
      setResult('copyFailed');
    }
  };
  return (
    <>
      <button {...partOf(urlConsentAnatomy, 'copy')} type="button" onClick={() => void copy()}>
        {words.string('copy')}
      </button>
      <span {...partOf(urlConsentAnatomy, 'copied')} role="status">
        {result === undefined ? null : words.string(result)}
      </span>
    </>
  );
}
