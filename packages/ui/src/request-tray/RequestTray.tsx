import type { PendingRequest } from '@assent/client';
import { type JSX, useEffect, useId, useRef, useState } from 'react';
import { partOf } from '../internals/partOf.ts';
import { requestTrayText } from '../locales/families/requestTray.ts';
import { useText } from '../locales/useText.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { HeldBackNotices } from '../request-card/HeldBackNotices.tsx';
import { RequestTrayItem } from './RequestTrayItem.tsx';
import { requestTrayAnatomy } from './requestTray.anatomy.ts';
import { useTrayItems } from './useTrayItems.ts';

export interface RequestTrayProps {
  /** Opens a request. @default the dialog of `RequestDialogs` */
  readonly onShow?: (request: PendingRequest) => void;
  /** Names the conversation, or other place of the host, that an operation's `context` stands for; requests are grouped by it. */
  readonly nameContext?: (context: unknown) => string | undefined;
}

function grouped(
  items: readonly PendingRequest[],
  name: (context: unknown) => string | undefined,
): ReadonlyMap<string | undefined, readonly PendingRequest[]> {
  const groups = new Map<string | undefined, PendingRequest[]>();
  for (const request of items) {
    const key = request.scope?.context === undefined ? undefined : name(request.scope.context);
    groups.set(key, [...(groups.get(key) ?? []), request]);
  }
  return groups;
}

const unnamed = (): undefined => undefined;

/** A badge with how many requests wait, and their list across servers and conversations; never takes the focus by itself (C1). */
export function RequestTray({ onShow, nameContext = unnamed }: RequestTrayProps): JSX.Element {
  const words = useText(requestTrayText);
  const { shown, dir, language } = useAssentSettings('RequestTray');
  const [open, setOpen] = useState(false);
  const { items, waiting, dismiss } = useTrayItems(open);
  const title = useRef<HTMLHeadingElement>(null);
  const badge = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (open) title.current?.focus();
  }, [open]);

  const close = (): void => {
    setOpen(false);
    badge.current?.focus();
  };
  const groups = grouped(items, nameContext);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open, wherever the focus is inside
    <div
      {...partOf(requestTrayAnatomy, 'root')}
      data-state={open ? 'open' : 'closed'}
      lang={language}
      dir={dir}
      onKeyDown={(event) => {
        if (!open || event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        {...partOf(requestTrayAnatomy, 'badge')}
        ref={badge}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {waiting === 0 ? words.string('badgeNone') : words.string('badge', { count: waiting })}
        {waiting === 0 ? null : (
          <span {...partOf(requestTrayAnatomy, 'count')} aria-hidden="true">
            {waiting}
          </span>
        )}
      </button>
      {open ? (
        <section {...partOf(requestTrayAnatomy, 'panel')} id={id} aria-labelledby={`${id}-title`}>
          <h2 {...partOf(requestTrayAnatomy, 'title')} id={`${id}-title`} ref={title} tabIndex={-1}>
            {words.string('title')}
          </h2>
          {items.length === 0 ? (
            <p {...partOf(requestTrayAnatomy, 'empty')}>{words.string('empty')}</p>
          ) : (
            [...groups].map(([name, requests]) => (
              <section {...partOf(requestTrayAnatomy, 'group')} key={name ?? ''}>
                {groups.size > 1 || name !== undefined ? <h3>{name ?? words.string('elsewhere')}</h3> : null}
                <ul>
                  {requests.map((request) => (
                    <RequestTrayItem
                      key={request.id}
                      request={request}
                      onDismiss={(done) => {
                        dismiss(done);
                        title.current?.focus();
                      }}
                      onShow={(wanted) => {
                        if (onShow) onShow(wanted);
                        else shown.show(wanted.id, badge.current);
                        setOpen(false);
                      }}
                    />
                  ))}
                </ul>
              </section>
            ))
          )}
          <HeldBackNotices />
        </section>
      ) : null}
    </div>
  );
}
