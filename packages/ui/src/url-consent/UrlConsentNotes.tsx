import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { urlConsentText } from '../locales/families/urlConsent.ts';
import { useText } from '../locales/useText.ts';
import { useUrlConsent } from './UrlConsentContext.ts';
import { UrlText } from './UrlText.tsx';
import { urlConsentAnatomy } from './urlConsent.anatomy.ts';

/** Neutral facts about the address, apart from the warnings (U6, U12). Renders a `<ul>`. */
export function UrlConsentNotes(): JSX.Element | null {
  const words = useText(urlConsentText);
  const { request, inspection, href } = useUrlConsent('UrlConsent.Notes');
  const { verdict, scheme, parts } = inspection;
  // A warning about the address inside says more than the neutral note.
  const nestedWarned = inspection.reasons.some((reason) => reason.startsWith('nested-'));
  const notes = inspection.notes.filter((note) => note !== 'nested-url' || !nestedWarned);
  const port = parts.find(({ role }) => role === 'port')?.text.slice(1) ?? '';
  const unencrypted = verdict === 'ok' && scheme === 'http';
  // Without an id no notice of completion can ever find this request (EL-URL-17).
  const noCompletion =
    request.era === 'legacy' && request.params.elicitationId === undefined && href !== null;
  if (notes.length === 0 && !unencrypted && !noCompletion) return null;
  return (
    <ul {...partOf(urlConsentAnatomy, 'notes')}>
      {notes.map((note) => (
        <li key={note} data-note={note}>
          {words.byCode(`note.${note}`, { port: <UrlText text={port} /> })}
        </li>
      ))}
      {unencrypted ? <li data-note="unencrypted">{words.string('unencrypted')}</li> : null}
      {noCompletion ? <li data-note="no-completion">{words.string('noCompletion')}</li> : null}
    </ul>
  );
}
