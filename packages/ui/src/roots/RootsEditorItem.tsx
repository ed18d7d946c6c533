import type { ServerIdentity } from '@assent/client';
import {
  fileUriToDisplayPath,
  inspectRoot,
  type RootEntry,
  type RootsStore,
  rootLabel,
} from '@assent/client/roots';
import { type FormEvent, type JSX, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flag } from '../internals/flag.ts';
import { partOf } from '../internals/partOf.ts';
import { rootsText } from '../locales/families/roots.ts';
import { useText } from '../locales/useText.ts';
import { ServerName } from '../server-identity/ServerName.tsx';
import { RootLine } from './RootLine.tsx';
import { rootsEditorAnatomy } from './rootsEditor.anatomy.ts';

export interface RootsEditorItemProps {
  readonly entry: RootEntry;
  readonly store: RootsStore;
  readonly servers: readonly ServerIdentity[];
  readonly onRemoved: (path: string) => void;
}

/** One folder: its name, path, state and warnings, and what can be done with it. Renders an `<li>`. */
export function RootsEditorItem({ entry, store, servers, onRemoved }: RootsEditorItemProps): JSX.Element {
  const words = useText(rootsText);
  const [name, setName] = useState<string | undefined>(undefined);
  const renameButton = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const wasEditing = useRef(false);
  const path = fileUriToDisplayPath(entry.uri);
  const editing = name !== undefined;
  const only = servers.find(({ id }) => id === entry.serverId);

  useEffect(() => {
    if (editing) {
      input.current?.focus();
      input.current?.select();
    } else if (wasEditing.current) renameButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const save = (event: FormEvent): void => {
    event.preventDefault();
    store.rename(entry.id, name ?? '');
    setName(undefined);
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    setName(undefined);
  };

  return (
    <li
      {...partOf(rootsEditorAnatomy, 'item')}
      data-source={entry.source}
      data-excluded={flag(entry.excluded)}
      data-unavailable={flag(entry.unavailable)}
    >
      <RootLine
        root={{ label: rootLabel(entry), path, warnings: inspectRoot(entry.uri) }}
        part={(part) => partOf(rootsEditorAnatomy, part)}
      />
      <span {...partOf(rootsEditorAnatomy, 'source')}>
        {words.string(`source.${entry.source}`)}
        {only === undefined ? null : (
          <span>{words.nodes('onlyFor', { server: <ServerName server={only} /> })}</span>
        )}
      </span>
      {entry.excluded || entry.unavailable ? (
        <span {...partOf(rootsEditorAnatomy, 'state')}>
          {words.string(entry.excluded ? 'excluded' : 'unavailable')}
        </span>
      ) : null}
      {editing ? (
        <form {...partOf(rootsEditorAnatomy, 'rename-form')} onSubmit={save} data-row="">
          <input
            {...partOf(rootsEditorAnatomy, 'rename-input')}
            ref={input}
            type="text"
            value={name}
            autoComplete="off"
            aria-label={words.string('nameLabel', { path })}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={leave}
          />
          <button {...partOf(rootsEditorAnatomy, 'save')} type="submit">
            {words.string('save')}
          </button>
          <button {...partOf(rootsEditorAnatomy, 'leave')} type="button" onClick={() => setName(undefined)}>
            {words.string('leave')}
          </button>
        </form>
      ) : (
        <div data-row="">
          <button
            {...partOf(rootsEditorAnatomy, 'rename')}
            ref={renameButton}
            type="button"
            aria-label={words.string('renameNamed', { path })}
            onClick={() => setName(entry.name ?? '')}
          >
            {words.string('rename')}
          </button>
          <button
            {...partOf(rootsEditorAnatomy, entry.excluded ? 'include' : 'exclude')}
            type="button"
            aria-label={words.string(entry.excluded ? 'includeNamed' : 'excludeNamed', { path })}
            onClick={() => (entry.excluded ? store.include(entry.id) : store.exclude(entry.id))}
          >
            {words.string(entry.excluded ? 'includeAgain' : 'exclude')}
          </button>
          <button
            {...partOf(rootsEditorAnatomy, 'remove-root')}
            type="button"
            aria-label={words.string('removeNamed', { path })}
            onClick={() => {
              store.remove(entry.id);
              onRemoved(path);
            }}
          >
            {words.string('remove')}
          </button>
        </div>
      )}
      {servers.length === 0 || entry.serverId !== undefined || entry.excluded ? null : (
        <fieldset {...partOf(rootsEditorAnatomy, 'servers')}>
          <legend>{words.string('serversLabel')}</legend>
          {servers.map((server) => (
            <label {...partOf(rootsEditorAnatomy, 'server')} key={server.id}>
              <input
                type="checkbox"
                checked={!entry.excludedFor.includes(server.id)}
                onChange={(event) =>
                  event.target.checked
                    ? store.include(entry.id, server.id)
                    : store.exclude(entry.id, server.id)
                }
              />
              <ServerName server={server} />
            </label>
          ))}
        </fieldset>
      )}
    </li>
  );
}
