import type { ServerIdentity } from '@assent/client';
import { fileUriToDisplayPath, type RootsStore } from '@assent/client/roots';
import { type JSX, useId, useRef, useState } from 'react';
import { partOf } from '../internals/partOf.ts';
import { rootsText } from '../locales/families/roots.ts';
import { useText } from '../locales/useText.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { UntrustedText } from '../untrusted-text/UntrustedText.tsx';
import { RootsEditorAdd, type RootsEditorAddProps } from './RootsEditorAdd.tsx';
import { RootsEditorItem } from './RootsEditorItem.tsx';
import { rootsEditorAnatomy } from './rootsEditor.anatomy.ts';
import { useRootEntries } from './useRootEntries.ts';

export interface RootsEditorProps {
  readonly store: RootsStore;
  /** Opens the host's own picker. Its button is shown only with it. */
  readonly pick?: RootsEditorAddProps['pick'];
  /** Servers for which a folder can be left out one by one. */
  readonly servers?: readonly ServerIdentity[];
}

const noServers: readonly ServerIdentity[] = [];

/**
 * The list of folders that servers may be told of: add, rename, leave out, remove (RO-13, S-24, S-25). Renders a `<section>`.
 * @deprecated Roots are deprecated in MCP 2026-07-28.
 */
export function RootsEditor({ store, pick, servers = noServers }: RootsEditorProps): JSX.Element {
  const words = useText(rootsText);
  const { dir, language } = useAssentSettings('RootsEditor');
  const entries = useRootEntries(store);
  const [said, setSaid] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  return (
    <section {...partOf(rootsEditorAnatomy, 'root')} aria-labelledby={titleId} lang={language} dir={dir}>
      <h2 {...partOf(rootsEditorAnatomy, 'title')} id={titleId} ref={title} tabIndex={-1}>
        {words.string('editorTitle')}
      </h2>
      <p {...partOf(rootsEditorAnatomy, 'guidance')}>
        {words.string('editorGuidance')} {words.string('deprecated')}
      </p>
      {entries.length === 0 ? (
        <p {...partOf(rootsEditorAnatomy, 'empty')}>{words.string('empty')}</p>
      ) : (
        <ul {...partOf(rootsEditorAnatomy, 'list')} aria-label={words.string('listLabel')}>
          {entries.map((entry) => (
            <RootsEditorItem
              key={entry.id}
              entry={entry}
              store={store}
              servers={servers}
              onRemoved={(path) => {
                setSaid(words.string('removed', { path }));
                // Its button is gone, and the focus must not fall to the top of the page.
                title.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <RootsEditorAdd
        store={store}
        {...(pick && { pick })}
        onAdded={(path) => setSaid(words.string('added', { path }))}
      />
      {store.refused.length === 0 ? null : (
        <section {...partOf(rootsEditorAnatomy, 'refused')}>
          <h3>{words.string('refusedTitle')}</h3>
          <ul>
            {store.refused.map(({ input, reason }) => (
              <li key={JSON.stringify([input.location, input.serverId])}>
                <code>
                  <UntrustedText text={fileUriToDisplayPath(input.location)} as="label" />
                </code>{' '}
                {words.string(`refusal.${reason.code}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div role="status" data-visually-hidden="">
        {said}
      </div>
    </section>
  );
}
