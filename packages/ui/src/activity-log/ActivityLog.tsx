import type { RequestKind } from '@assent/client';
import type { ActivityFilter, ActivityLog as Log } from '@assent/client/activity';
import { type JSX, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { partOf } from '../internals/partOf.ts';
import { activityText } from '../locales/families/activity.ts';
import { useText } from '../locales/useText.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { ActivityEntryLine } from './ActivityEntryLine.tsx';
import { activityLogAnatomy } from './activityLog.anatomy.ts';
import { saveText } from './saveText.ts';

export interface ActivityLogProps {
  readonly log: Log;
  /** Takes the JSON Lines of what matches. @default the browser's downloads */
  readonly onExport?: (jsonLines: string) => void;
}

const KINDS: readonly RequestKind[] = ['form', 'url', 'sampling', 'roots'];
const OUTCOMES = ['accept', 'decline', 'cancel', 'approve', 'reject', 'pending'] as const;
const PAGE = 50;

/** The record of what servers asked and what became of it, newest first; filtered and saved as JSON Lines. Renders a `<section>`. */
export function ActivityLog({ log, onExport }: ActivityLogProps): JSX.Element {
  const words = useText(activityText);
  const { dir, language } = useAssentSettings('ActivityLog');
  const entries = useSyncExternalStore(log.subscribe, log.getSnapshot, log.getSnapshot);
  const [filter, setFilter] = useState<ActivityFilter>({});
  const [shown, setShown] = useState(PAGE);
  const id = useId();
  const servers = useMemo(() => new Map(entries.map(({ server }) => [server.id, server.label])), [entries]);
  // Read with the entries: select() itself doesn't change when they do.
  const found = useMemo(() => (entries.length === 0 ? [] : log.select(filter)), [entries, log, filter]);

  const choose = <Key extends keyof ActivityFilter>(key: Key, value: string): void => {
    const { [key]: _, ...others } = filter;
    setFilter(value === '' ? others : { ...others, [key]: value });
    setShown(PAGE);
  };
  const select = (
    key: keyof ActivityFilter,
    label: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <label>
      {label}
      <select
        {...partOf(activityLogAnatomy, 'filter')}
        data-filter={key}
        value={filter[key] ?? ''}
        onChange={(event) => choose(key, event.target.value)}
      >
        <option value="">{words.string('all')}</option>
        {options.map(([value, text]) => (
          <option value={value} key={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );

  return (
    <section
      {...partOf(activityLogAnatomy, 'root')}
      aria-labelledby={`${id}-title`}
      lang={language}
      dir={dir}
    >
      <h2 {...partOf(activityLogAnatomy, 'title')} id={`${id}-title`}>
        {words.string('title')}
      </h2>
      <p {...partOf(activityLogAnatomy, 'masked')}>{words.string('masked')}</p>
      <div {...partOf(activityLogAnatomy, 'filters')}>
        {select('serverId', words.string('filterServer'), [...servers])}
        {select(
          'kind',
          words.string('filterKind'),
          KINDS.map((kind) => [kind, words.string(`kind.${kind}`)]),
        )}
        {select(
          'outcome',
          words.string('filterOutcome'),
          OUTCOMES.map((outcome) => [outcome, words.string(`outcome.${outcome}`)]),
        )}
        <button
          {...partOf(activityLogAnatomy, 'export')}
          type="button"
          onClick={() => {
            const text = log.toJsonLines(filter);
            if (onExport) onExport(text);
            else saveText('activity.jsonl', text);
          }}
        >
          {words.string('export')}
        </button>
      </div>
      <p {...partOf(activityLogAnatomy, 'count')} role="status">
        {words.string('shown', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <p {...partOf(activityLogAnatomy, 'empty')}>
          {words.string(entries.length === 0 ? 'empty' : 'noMatch')}
        </p>
      ) : (
        <ol {...partOf(activityLogAnatomy, 'list')}>
          {found
            .slice(-shown)
            .reverse()
            .map((entry) => (
              <ActivityEntryLine key={entry.seq} entry={entry} />
            ))}
        </ol>
      )}
      {found.length > shown ? (
        <button {...partOf(activityLogAnatomy, 'more')} type="button" onClick={() => setShown(shown + PAGE)}>
          {words.string('more')}
        </button>
      ) : null}
    </section>
  );
}
