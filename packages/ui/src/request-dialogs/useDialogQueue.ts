import type { PendingRequest } from '@assent/client';
import { usePendingRequest, useSettledRequest } from '@assent/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { useShownRequest } from '../provider/useShownRequest.ts';
import { nextToShow } from './nextToShow.ts';

/** Milliseconds between two requests: none appears under a press meant for the one before (C6). */
const gap = 500;
/** Milliseconds a dialog stays for an answer on its way, so that a quick failure shows where the person is looking. */
const deliveryPatience = 1000;

export interface DialogQueue {
  readonly request: PendingRequest | undefined;
  /** The request before has been answered, the next one is about to come. */
  readonly between: boolean;
  readonly position: { readonly index: number; readonly count: number } | undefined;
  hide(): void;
}

/** Whether the person is through with a request: answered here or kept for its round. What ended otherwise is explained in place. */
function useIsThrough(id: string | undefined): boolean {
  const pending = usePendingRequest(id);
  const settled = useSettledRequest(id);
  const [waited, setWaited] = useState(false);
  const delivering = pending?.status === 'delivering';
  useEffect(() => {
    setWaited(false);
    if (!delivering) return undefined;
    const timer = setTimeout(() => setWaited(true), deliveryPatience);
    return () => clearTimeout(timer);
  }, [delivering]);
  if (id === undefined) return false;
  if (pending !== undefined) return pending.status === 'answered' || (delivering && waited);
  const reason = settled?.outcome.reason;
  return reason === undefined || reason === 'user' || reason === 'policy';
}

/** One decision at a time: which request the dialog shows, in order of arrival and round by round. */
export function useDialogQueue(waiting: readonly PendingRequest[]): DialogQueue {
  const { inbox } = useAssentSettings('RequestDialogs');
  const { id, show, hide } = useShownRequest();
  const pending = usePendingRequest(id);
  const settled = useSettledRequest(id);
  const request = pending ?? settled?.request;
  const through = useIsThrough(id);
  const [done, setDone] = useState(0);
  const hasNext = nextToShow(waiting, request) !== undefined;

  useEffect(() => {
    if (!through) return undefined;
    if (!hasNext) {
      setDone(0);
      hide();
      return undefined;
    }
    const timer = setTimeout(() => {
      // Asked again now: the one that was next may have ended in the meantime.
      const next = nextToShow(inbox.getSnapshot(), request);
      if (next === undefined) return hide();
      setDone((count) => count + 1);
      show(next.id);
    }, gap);
    return () => clearTimeout(timer);
  }, [through, hasNext, request, inbox, show, hide]);

  const putAway = useCallback(() => {
    setDone(0);
    hide();
  }, [hide]);

  return { request, between: through && hasNext, position: placeOf(request, done, waiting), hide: putAway };
}

function placeOf(
  request: PendingRequest | undefined,
  done: number,
  waiting: readonly PendingRequest[],
): DialogQueue['position'] {
  if (request?.round !== undefined && request.round.count > 1) {
    return { index: request.round.index + 1, count: request.round.count };
  }
  if (request?.series !== undefined && request.series.count > 1) {
    return { index: request.series.index + 1, count: request.series.count };
  }
  const others = waiting.filter((other) => other.id !== request?.id).length;
  const count = done + 1 + others;
  return count === 1 ? undefined : { index: done + 1, count };
}
