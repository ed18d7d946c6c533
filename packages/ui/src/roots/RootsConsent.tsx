import type { RequestKind, RootsRequest, ServerIdentity } from '@assent/client';
import { usePendingRequest, useSettledRequest } from '@assent/client/react';
import { previewRoots, type RootsStore } from '@assent/client/roots';
import { type JSX, useId, useMemo, useState } from 'react';
import { ArmedButton } from '../arming/ArmedButton.tsx';
import { flag } from '../internals/flag.ts';
import { partOf } from '../internals/partOf.ts';
import { commonText } from '../locales/families/common.ts';
import { rootsText } from '../locales/families/roots.ts';
import { useText } from '../locales/useText.ts';
import { CombinationNotice } from '../permission-panel/CombinationNotice.tsx';
import { useAssentSettings } from '../provider/AssentContext.ts';
import type { RequestSurfaceProps } from '../provider/RequestSurface.ts';
import { RequestHeader } from '../server-identity/RequestHeader.tsx';
import { ServerName } from '../server-identity/ServerName.tsx';
import { plainLabel } from '../untrusted-text/plainLabel.ts';
import { RootLine } from './RootLine.tsx';
import { rootsConsentAnatomy } from './rootsConsent.anatomy.ts';
import { useRootEntries } from './useRootEntries.ts';

export interface RootsConsentProps extends Partial<RequestSurfaceProps<'roots'>> {
  readonly request: RootsRequest;
  readonly store: RootsStore;
  /** Gives the server standing consent; without it every request is asked. `policy.setAccess(id, 'roots', 'on')` fits. */
  readonly onRemember?: (server: ServerIdentity) => void;
  /** What the server may do already, to name what standing consent would complete (S-26). */
  readonly abilities?: (server: ServerIdentity) => readonly RequestKind[];
}

/**
 * Asks whether a server may be told of folders and shows exactly which (RO-12, RO-19). Renders a `<section>`.
 * @deprecated Roots are deprecated in MCP 2026-07-28.
 */
export function RootsConsent({
  request,
  store,
  onRemember,
  abilities,
  onLater,
  position,
}: RootsConsentProps): JSX.Element {
  const words = useText(rootsText);
  const common = useText(commonText);
  const { inbox, dir, language } = useAssentSettings('RootsConsent');
  const pending = usePendingRequest(request.id);
  const settled = useSettledRequest(request.id);
  const entries = useRootEntries(store);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [remember, setRemember] = useState(false);
  const rememberId = useId();
  const preview = useMemo(
    () => previewRoots(entries, request.server.id, leftOut),
    [entries, request.server.id, leftOut],
  );
  const ended = pending === undefined ? (settled?.outcome.reason ?? 'withdrawn') : undefined;
  const server = <ServerName server={request.server} />;
  const count = preview.answer.roots.length;
  const item = (name: 'name' | 'path' | 'warning') => partOf(rootsConsentAnatomy, name);
  // What this answer may hold, told or left out this time, in the order of the list.
  const offered = [
    ...preview.shared.map((root) => ({ ...root, shared: true })),
    ...preview.withheld
      .filter(({ because }) => because === 'left-out')
      .map((root) => ({ ...root, shared: false })),
  ].sort((a, b) => entries.indexOf(a.entry) - entries.indexOf(b.entry));
  const withheld = preview.withheld.filter(({ because }) => because !== 'left-out');

  const toggle = (id: string): void => {
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    setLeftOut(next);
  };
  const approve = (): void => {
    const { settled: done } = inbox.approve(request.id, { ...preview.answer });
    if (done && remember) onRemember?.(request.server);
  };

  return (
    <section
      {...partOf(rootsConsentAnatomy, 'root')}
      data-state={ended === undefined ? 'open' : 'ended'}
      lang={language}
      dir={dir}
    >
      <RequestHeader
        request={request}
        title={words.nodes('title', { server })}
        {...(position && { position })}
      />
      <div {...partOf(rootsConsentAnatomy, 'body')}>
        <div role="status">
          {ended === undefined ? null : (
            <p {...partOf(rootsConsentAnatomy, 'ended')} data-reason={ended}>
              {words.string(`ended.${ended}`)}
            </p>
          )}
          {pending?.status === 'failed' ? (
            <p {...partOf(rootsConsentAnatomy, 'failed')}>{words.string('failed')}</p>
          ) : null}
        </div>
        <p>
          {count === 0
            ? words.nodes('willShareNone', { server })
            : words.nodes('willShare', { server, count })}
        </p>
        {offered.length === 0 ? null : (
          <ul {...partOf(rootsConsentAnatomy, 'list')}>
            {offered.map((root) => (
              <li
                {...partOf(rootsConsentAnatomy, 'item')}
                key={root.entry.id}
                data-shared={flag(root.shared)}
              >
                <input
                  {...partOf(rootsConsentAnatomy, 'include')}
                  type="checkbox"
                  checked={root.shared}
                  disabled={ended !== undefined}
                  aria-label={words.string('include', { name: plainLabel(root.label) })}
                  onChange={() => toggle(root.entry.id)}
                />
                <span>
                  <RootLine root={root} part={item} />
                </span>
              </li>
            ))}
          </ul>
        )}
        {withheld.length === 0 ? null : (
          <section {...partOf(rootsConsentAnatomy, 'withheld')}>
            <h3>{words.string('withheldTitle')}</h3>
            <ul>
              {withheld.map((root) => (
                <li key={root.entry.id}>
                  <RootLine root={{ ...root, warnings: [] }} part={item} />{' '}
                  <span>{words.string(`withheld.${root.because}`)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p {...partOf(rootsConsentAnatomy, 'guidance')}>{words.nodes('guidance', { server })}</p>
        {onRemember === undefined || ended !== undefined ? null : (
          <div {...partOf(rootsConsentAnatomy, 'remember')}>
            <input
              id={rememberId}
              type="checkbox"
              checked={remember}
              aria-describedby={`${rememberId}-explain`}
              onChange={() => setRemember(!remember)}
            />
            <label htmlFor={rememberId}>{words.string('remember')}</label>
            <p id={`${rememberId}-explain`}>{words.string('rememberExplain')}</p>
            {remember && abilities ? (
              <div {...partOf(rootsConsentAnatomy, 'combination')} role="status">
                <CombinationNotice
                  abilities={abilities(request.server)}
                  added="roots"
                  server={request.server}
                />
              </div>
            ) : null}
          </div>
        )}
      </div>
      <footer {...partOf(rootsConsentAnatomy, 'actions')}>
        {onLater === undefined ? null : (
          <button
            {...partOf(rootsConsentAnatomy, ended === undefined ? 'later' : 'close')}
            type="button"
            onClick={onLater}
          >
            {common.string(ended === undefined ? 'later' : 'close')}
          </button>
        )}
        {ended !== undefined ? null : (
          <>
            <button
              {...partOf(rootsConsentAnatomy, 'cancel')}
              type="button"
              onClick={() => void inbox.cancel(request.id)}
            >
              {words.string('cancel')}
            </button>
            <button
              {...partOf(rootsConsentAnatomy, 'reject')}
              type="button"
              onClick={() => void inbox.reject(request.id)}
            >
              {words.string('reject')}
            </button>
            <ArmedButton
              {...partOf(rootsConsentAnatomy, 'approve')}
              subject={JSON.stringify([preview.answer, remember])}
              onClick={approve}
            >
              {count === 0 ? words.string('shareNone') : words.nodes('share', { server })}
            </ArmedButton>
          </>
        )}
      </footer>
    </section>
  );
}
