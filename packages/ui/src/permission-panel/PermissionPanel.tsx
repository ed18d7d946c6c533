import type { ServerIdentity } from '@assent/client';
import type { Policy } from '@assent/client/policy';
import { type JSX, useId, useState, useSyncExternalStore } from 'react';
import { partOf } from '../internals/partOf.ts';
import { permissionPanelText } from '../locales/families/permissionPanel.ts';
import { useText } from '../locales/useText.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { PermissionServer } from './PermissionServer.tsx';
import { permissionPanelAnatomy } from './permissionPanel.anatomy.ts';

export interface PermissionPanelProps {
  readonly policy: Policy;
  /** Every server the host knows, connected or not. */
  readonly servers: readonly ServerIdentity[];
}

const matches = ({ label, origin = '' }: ServerIdentity, text: string): boolean => {
  const wanted = text.trim().toLocaleLowerCase();
  return label.toLocaleLowerCase().includes(wanted) || origin.toLocaleLowerCase().includes(wanted);
};

/** Per server: what it may do, since when, what it used, and the end of it; what it amounts to together (S-16, S-26). Renders a `<section>`. */
export function PermissionPanel({ policy, servers }: PermissionPanelProps): JSX.Element {
  const words = useText(permissionPanelText);
  const { dir, language } = useAssentSettings('PermissionPanel');
  const { askEveryTime, problem } = useSyncExternalStore(
    policy.subscribe,
    policy.getSnapshot,
    policy.getSnapshot,
  );
  const [query, setQuery] = useState('');
  const [said, setSaid] = useState('');
  const id = useId();
  const found = servers.filter((server) => matches(server, query));

  return (
    <section
      {...partOf(permissionPanelAnatomy, 'root')}
      aria-labelledby={`${id}-title`}
      lang={language}
      dir={dir}
    >
      <h2 {...partOf(permissionPanelAnatomy, 'title')} id={`${id}-title`}>
        {words.string('title')}
      </h2>
      {problem === undefined ? null : (
        <p {...partOf(permissionPanelAnatomy, 'problem')} role="alert">
          {words.string(problem === 'unreadable' ? 'unreadable' : 'notSaved')}
        </p>
      )}
      <div {...partOf(permissionPanelAnatomy, 'ask-every-time')}>
        <input
          id={`${id}-every`}
          type="checkbox"
          checked={askEveryTime}
          aria-describedby={`${id}-every-explain`}
          onChange={(event) => policy.setAskEveryTime(event.target.checked)}
        />
        <label htmlFor={`${id}-every`}>{words.string('askEveryTime')}</label>
        <p id={`${id}-every-explain`}>{words.string('askEveryTimeExplain')}</p>
      </div>
      {servers.length === 0 ? (
        <p {...partOf(permissionPanelAnatomy, 'empty')}>{words.string('empty')}</p>
      ) : (
        <>
          <label htmlFor={`${id}-search`}>{words.string('search')}</label>
          <input
            {...partOf(permissionPanelAnatomy, 'search')}
            id={`${id}-search`}
            type="search"
            value={query}
            autoComplete="off"
            onChange={(event) => setQuery(event.target.value)}
          />
          <p {...partOf(permissionPanelAnatomy, 'count')} role="status">
            {found.length === 0 ? words.string('none') : words.string('found', { count: found.length })}
          </p>
          <p>{words.string('reconnect')}</p>
          <div {...partOf(permissionPanelAnatomy, 'list')}>
            {found.map((server) => (
              <PermissionServer key={server.id} server={server} policy={policy} onSaid={setSaid} />
            ))}
          </div>
        </>
      )}
      <div role="status" data-visually-hidden="">
        {said}
      </div>
    </section>
  );
}
