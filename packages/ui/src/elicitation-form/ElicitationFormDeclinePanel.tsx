import { type JSX, useEffect, useRef, useState } from 'react';
import { partOf } from '../internals/partOf.ts';
import { elicitationFormText } from '../locales/families/elicitationForm.ts';
import { useText } from '../locales/useText.ts';
import { ServerName } from '../server-identity/ServerName.tsx';
import { useElicitationForm } from './ElicitationFormContext.ts';
import { elicitationFormAnatomy } from './elicitationForm.anatomy.ts';
import { noAutofill } from './fields/controlAttributes.ts';

/** A reason for declining; it stays with the host (S-04). */
export function ElicitationFormDeclinePanel(): JSX.Element {
  const words = useText(elicitationFormText);
  const { request, setPanel, decline, idPrefix } = useElicitationForm('ElicitationForm.DeclinePanel');
  const [note, setNote] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const titleId = `${idPrefix}-decline`;
  const noteId = `${idPrefix}-decline-note`;
  return (
    <fieldset {...partOf(elicitationFormAnatomy, 'decline-panel')} aria-labelledby={titleId}>
      <h3 id={titleId}>{words.string('declineTitle')}</h3>
      <p>{words.nodes('declineExplain', { server: <ServerName server={request.server} /> })}</p>
      <label htmlFor={noteId}>{words.string('declineNote')}</label>
      <textarea
        {...partOf(elicitationFormAnatomy, 'decline-note')}
        {...noAutofill}
        ref={input}
        id={noteId}
        name={noteId}
        rows={2}
        dir="auto"
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div data-row="">
        <button {...partOf(elicitationFormAnatomy, 'keep')} type="button" onClick={() => setPanel('none')}>
          {words.string('declineKeep')}
        </button>
        <button {...partOf(elicitationFormAnatomy, 'decline')} type="button" onClick={() => decline(note)}>
          {words.string('decline')}
        </button>
      </div>
    </fieldset>
  );
}
