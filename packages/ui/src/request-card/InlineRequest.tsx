import type { PendingRequest } from '@assent/client';
import { usePendingRequest, useSettledRequest } from '@assent/client/react';
import {
  type JSX,
  type KeyboardEvent,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { closesPopup } from '../internals/closesPopup.ts';
import { partOf } from '../internals/partOf.ts';
import { requestTrayText } from '../locales/families/requestTray.ts';
import { useText } from '../locales/useText.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import type { RequestSurfaces } from '../provider/RequestSurface.ts';
import { DialogPlaceholder } from '../request-dialogs/DialogPlaceholder.tsx';
import { defaultSurfaces } from '../request-dialogs/defaultSurfaces.ts';
import { ShownSurface } from '../request-dialogs/ShownSurface.tsx';
import { SurfaceBoundary } from '../request-dialogs/SurfaceBoundary.tsx';
import { type RequestFrame, RequestFrameContext, useRequestFrame } from '../server-identity/RequestFrame.ts';
import { RequestCard } from './RequestCard.tsx';
import { requestCardAnatomy } from './requestCard.anatomy.ts';

export interface InlineRequestProps {
  /** The request as it arrived; keep rendering it after its end, which it explains in place. */
  readonly request: PendingRequest;
  /** Surfaces by kind, beside those of the provider and instead of the kit's. */
  readonly surfaces?: Partial<RequestSurfaces>;
}

/**
 * A request in the flow of a chat: a card on arrival, the whole surface in its place on a press, with the same parts and
 * guarantees as in the dialog. Never takes the focus by itself (C1). Renders a `<div>`.
 */
export function InlineRequest({ request, surfaces }: InlineRequestProps): JSX.Element {
  const words = useText(requestTrayText);
  const { inbox, surfaces: own } = useAssentSettings('InlineRequest');
  const all = useMemo(() => ({ ...defaultSurfaces, ...own, ...surfaces }), [own, surfaces]);
  const pending = usePendingRequest(request.id);
  const settled = useSettledRequest(request.id);
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const surfaceEscape = useRef<(() => void) | undefined>(undefined);
  const outer = useRequestFrame();
  const { kind, round } = request;

  useEffect(() => inbox.registerSurface(kind), [inbox, kind]);

  const close = useCallback(() => {
    setOpen(false);
    place.current?.focus();
  }, []);
  const frame = useMemo(
    (): RequestFrame => ({
      ...outer,
      // It was opened by a press, so the focus may follow.
      focusTitle: true,
      onEscape(handler) {
        surfaceEscape.current = handler;
        return () => {
          if (surfaceEscape.current === handler) surfaceEscape.current = undefined;
        };
      },
    }),
    [outer],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    const { nativeEvent } = event;
    if (event.key !== 'Escape' || nativeEvent.isComposing || nativeEvent.repeat || closesPopup(nativeEvent))
      return;
    event.preventDefault();
    event.stopPropagation();
    // Without a word of its own a surface is only put away: in a chat Escape dismisses nothing.
    (surfaceEscape.current ?? close)();
  };
  const over = pending === undefined;

  if (!open && over) {
    return (
      <div
        {...partOf(requestCardAnatomy, 'inline')}
        ref={place}
        tabIndex={-1}
        data-state="ended"
        role="status"
      >
        <p {...partOf(requestCardAnatomy, 'ended')}>
          {words.string(`ended.${settled?.outcome.reason ?? 'withdrawn'}`)}
        </p>
      </div>
    );
  }
  return (
    <div
      {...partOf(requestCardAnatomy, 'inline')}
      ref={place}
      tabIndex={-1}
      data-state={open ? 'open' : 'card'}
      {...(open && { onKeyDown })}
    >
      {open ? (
        <RequestFrameContext.Provider value={frame}>
          <SurfaceBoundary fallback={<DialogPlaceholder state="failed" onLater={close} />}>
            <Suspense fallback={<DialogPlaceholder state="loading" onLater={close} />}>
              <ShownSurface
                surfaces={all}
                request={pending ?? request}
                position={
                  round === undefined || round.count < 2
                    ? undefined
                    : { index: round.index + 1, count: round.count }
                }
                onLater={close}
              />
            </Suspense>
          </SurfaceBoundary>
        </RequestFrameContext.Provider>
      ) : (
        <RequestCard request={pending ?? request} onShow={() => setOpen(true)} />
      )}
    </div>
  );
}
