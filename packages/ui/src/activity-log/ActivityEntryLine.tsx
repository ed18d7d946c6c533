import type { ServerIdentity } from '@assent/client';
import type { ActivityEntry } from '@assent/client/activity';
import type { JSX, ReactNode } from 'react';
import { partOf } from '../internals/partOf.ts';
import { activityText } from '../locales/families/activity.ts';
import { type Text, useText } from '../locales/useText.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { ServerName } from '../server-identity/ServerName.tsx';
import { UntrustedText } from '../untrusted-text/UntrustedText.tsx';
import { activityLogAnatomy } from './activityLog.anatomy.ts';
import { settledWords } from './settledWords.ts';

type Words = Text<typeof activityText.source>;

function what(words: Words, entry: ActivityEntry, server: ServerIdentity): ReactNode {
  switch (entry.event) {
    case 'arrived':
      return words.nodes('event.arrived', { server: <ServerName server={server} /> });
    case 'edited':
      return words.string('event.edited', { part: entry.part });
    case 'settled':
      return settledWords(words, entry);
    case 'opened':
    case 'answered':
    case 'reopened':
    case 'delivery-failed':
      return words.string(`event.${entry.event}`);
    default:
      return entry satisfies never;
  }
}

const untrusted = (text: string): JSX.Element => <UntrustedText text={text} as="label" />;

function detail(words: Words, entry: ActivityEntry): ReactNode {
  if (entry.event === 'arrived') {
    const { ask } = entry;
    switch (ask.kind) {
      case 'form':
        return words.nodes('fields', { count: ask.fieldCount, names: untrusted(ask.fields.join(', ')) });
      case 'url':
        return words.nodes('site', { origin: untrusted(ask.origin) });
      case 'sampling':
        return words.string('messages', { count: ask.messages });
      case 'roots':
        return null;
      default:
        return ask satisfies never;
    }
  }
  if (entry.event !== 'settled') return null;
  const { answer, noted } = entry;
  const note = noted === true ? words.string('noted') : null;
  switch (answer?.kind) {
    case 'form':
      return words.nodes('fields', {
        count: answer.fields.length,
        names: untrusted(answer.fields.map(({ name, value }) => `${name} ${value}`).join(', ')),
      });
    case 'sampling':
      return answer.model === undefined ? note : words.nodes('model', { model: untrusted(answer.model) });
    case 'roots':
      return words.string('rootsShared', { count: answer.roots });
    default:
      return note;
  }
}

/** One entry of the record. Renders an `<li>`. */
export function ActivityEntryLine({ entry }: { readonly entry: ActivityEntry }): JSX.Element {
  const words = useText(activityText);
  const { locale, timeZone } = useAssentSettings('ActivityLog');
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone });
  return (
    <li {...partOf(activityLogAnatomy, 'entry')} data-event={entry.event} data-kind={entry.kind}>
      <time {...partOf(activityLogAnatomy, 'time')} dateTime={new Date(entry.at).toISOString()}>
        {time.format(entry.at)}
      </time>
      <div>
        <p {...partOf(activityLogAnatomy, 'what')}>{what(words, entry, entry.server)}</p>
        <p {...partOf(activityLogAnatomy, 'detail')}>
          {words.string(`kind.${entry.kind}`)}
          {entry.event === 'arrived' ? null : (
            <>
              {' · '}
              <ServerName server={entry.server} />
            </>
          )}
          {entry.scope === undefined ? null : (
            <>
              {' · '}
              <code>{untrusted(entry.scope.name)}</code>
            </>
          )}{' '}
          {detail(words, entry)}
        </p>
      </div>
    </li>
  );
}
