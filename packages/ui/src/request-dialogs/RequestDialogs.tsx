import type { RequestKind } from '@assent/client';
import { usePendingRequests } from '@assent/client/react';
import { type JSX, Suspense, useEffect, useMemo } from 'react';
import { useAssentSettings } from '../provider/AssentContext.ts';
import type { RequestSurfaces } from '../provider/RequestSurface.ts';
import { ArrivalAnnouncer } from '../request-card/ArrivalAnnouncer.tsx';
import { RequestCards } from '../request-card/RequestCards.tsx';
import { DialogPlaceholder } from './DialogPlaceholder.tsx';
import { defaultSurfaces } from './defaultSurfaces.ts';
import { waitsForPerson } from './nextToShow.ts';
import { OutcomeAnnouncer } from './OutcomeAnnouncer.tsx';
import { PreviousQuestion } from './PreviousQuestion.tsx';
import { RequestDialogFrame } from './RequestDialogFrame.tsx';
import { ShownSurface } from './ShownSurface.tsx';
import { SurfaceBoundary } from './SurfaceBoundary.tsx';
import { useDialogQueue } from './useDialogQueue.ts';

export interface RequestDialogsProps {
  /** Surfaces by kind, beside those of the provider and instead of the kit's. */
  readonly surfaces?: Partial<RequestSurfaces>;
  /** Whether arrivals show as cards in the corner; `none` when the host draws its own and calls `useShownRequest().show`. @default 'corner' */
  readonly cards?: 'corner' | 'none';
  /** Where the dialog goes, such as inside a shadow root. @default document.body */
  readonly container?: HTMLElement;
}

/** Everything a host needs to show what servers ask: a card on arrival, a dialog on a press, one decision at a time. */
export function RequestDialogs({ surfaces, cards = 'corner', container }: RequestDialogsProps): JSX.Element {
  const { inbox, surfaces: own } = useAssentSettings('RequestDialogs');
  const all = useMemo(() => ({ ...defaultSurfaces, ...own, ...surfaces }), [own, surfaces]);
  const requests = usePendingRequests();
  const waiting = useMemo(
    () => requests.filter((request) => all[request.kind] !== undefined && waitsForPerson(request)),
    [requests, all],
  );
  // Behind what waits for an answer, the pages that were opened and put away: the person has to find back to them.
  const carded = useMemo(() => {
    const opened = requests.filter(
      (request) => all[request.kind] !== undefined && request.status === 'opened',
    );
    return opened.length === 0 ? waiting : [...waiting, ...opened];
  }, [requests, all, waiting]);
  const { request, between, position, hide } = useDialogQueue(waiting);
  const open = request !== undefined;

  useEffect(() => {
    const kinds = (Object.keys(all) as RequestKind[]).filter((kind) => all[kind] !== undefined);
    const releases = kinds.map((kind) => inbox.registerSurface(kind));
    return () => {
      for (const release of releases) release();
    };
  }, [inbox, all]);

  const onEscape = (): void => {
    if (request === undefined || between) return;
    if (request.kind === 'form' || request.kind === 'url') inbox.cancel(request.id);
    else inbox.reject(request.id);
  };

  return (
    <>
      <ArrivalAnnouncer requests={carded} />
      <OutcomeAnnouncer />
      {cards === 'corner' && !open ? <RequestCards requests={carded} /> : null}
      <RequestDialogFrame open={open} container={container} onEscape={onEscape}>
        {request === undefined ? null : between ? (
          <DialogPlaceholder state="between" onLater={hide} />
        ) : (
          <SurfaceBoundary key={request.id} fallback={<DialogPlaceholder state="failed" onLater={hide} />}>
            <PreviousQuestion request={request} />
            <Suspense fallback={<DialogPlaceholder state="loading" onLater={hide} />}>
              <ShownSurface surfaces={all} request={request} position={position} onLater={hide} />
            </Suspense>
          </SurfaceBoundary>
        )}
      </RequestDialogFrame>
    </>
  );
}
