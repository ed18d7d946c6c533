import type { SamplingRequest } from '@assent/client';
import { usePendingRequest, useSettledRequest } from '@assent/client/react';
import { type SamplingReview, type SamplingState, toRequest, toResult } from '@assent/client/sampling';
import {
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useAssentSettings } from '../../provider/AssentContext.ts';
import { useFrameEscape } from '../../server-identity/RequestFrame.ts';
import type { SamplingReviewContextValue } from '../SamplingReviewContext.ts';
import { policyOf } from './enginesOf.ts';
import { sessionOf } from './sessionOf.ts';
import { useConcerns } from './useConcerns.ts';

export interface SamplingControllerOptions {
  readonly request: SamplingRequest;
  readonly engine: SamplingReview;
  /** The state when the review came up. */
  readonly initial: SamplingState;
  readonly root: RefObject<HTMLElement | null>;
  readonly onLater: (() => void) | undefined;
  readonly position: { readonly index: number; readonly count: number } | undefined;
}

/** Joins the drafts of a review to its engine and to the inbox: what the parts of the review read and do. */
export function useSamplingController({
  request,
  engine,
  initial,
  root,
  onLater,
  position,
}: SamplingControllerOptions): SamplingReviewContextValue {
  const { inbox } = useAssentSettings('SamplingReview.Root');
  const { id } = request;
  const pending = usePendingRequest(id);
  const settled = useSettledRequest(id);
  const live = useSyncExternalStore(
    useCallback((listener: () => void) => engine.subscribeTo(id, listener), [engine, id]),
    () => engine.getState(id),
    () => initial,
  );
  // What was reviewed stays in view when the request ends under it (C11).
  const [last, setLast] = useState(live ?? initial);
  if (live !== undefined && live !== last) setLast(live);
  const state = live ?? last;

  const [session] = useState(() => sessionOf(engine, id, initial.asked));
  const response = state.phase === 'response' ? state.response : undefined;
  useLayoutEffect(() => session.show(response), [session, response]);
  const drafts = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
  const concerns = useConcerns(state, drafts);
  const [panel, setPanel] = useState<'none' | 'leave'>('none');
  const idPrefix = `assent${useId().replace(/[^a-zA-Z0-9]/g, '')}`;
  const ended = pending === undefined ? (settled?.outcome.reason ?? 'withdrawn') : undefined;
  const { phase } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another gate is another question
  useEffect(() => setPanel('none'), [phase]);

  const approve = useCallback(() => {
    if (!concerns.ready) return;
    if (concerns.hidden.length > 0 && !session.getSnapshot().acknowledged) {
      root.current?.querySelector<HTMLElement>('[data-part="acknowledge"]')?.focus();
      return;
    }
    const now = session.getSnapshot();
    if (phase === 'request') inbox.approve(id, { ...toRequest(now.request) });
    else if (phase === 'response' && now.response !== undefined) inbox.approve(id, toResult(now.response));
  }, [inbox, id, phase, session, concerns, root]);
  const reject = useCallback(() => {
    inbox.reject(id);
  }, [inbox, id]);

  useFrameEscape(
    useCallback(() => {
      if (ended !== undefined) return onLater?.();
      if (panel !== 'none') return setPanel('none');
      const now = session.getSnapshot();
      const edits = now.response ?? now.request;
      const changed = edits.texts.size + edits.redacted.size + edits.inputs.size + edits.dropped.size > 0;
      if (changed) return setPanel('leave');
      reject();
    }, [ended, panel, session, reject, onLater]),
  );

  return useMemo(
    () => ({
      request,
      engine,
      policy: policyOf(inbox),
      state,
      session,
      drafts,
      concerns,
      ended,
      delivering: pending?.status === 'delivering',
      panel,
      idPrefix,
      position,
      setPanel,
      approve,
      reject,
      onLater,
    }),
    [
      request,
      engine,
      inbox,
      state,
      session,
      drafts,
      concerns,
      ended,
      pending?.status,
      panel,
      idPrefix,
      position,
      approve,
      reject,
      onLater,
    ],
  );
}
