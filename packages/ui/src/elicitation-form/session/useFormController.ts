import type { FormRequest } from '@assent/client';
import { usePendingRequest, useSettledRequest } from '@assent/client/react';
import { type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useAssentSettings } from '../../provider/AssentContext.ts';
import { useFrameEscape } from '../../server-identity/RequestFrame.ts';
import type { ElicitationFormContextValue, FormPanel } from '../ElicitationFormContext.ts';
import { fieldIds } from '../fields/fieldIds.ts';
import { focusControl } from '../fields/focusControl.ts';
import { useFormSession, useFormSnapshot } from './useFormSession.ts';

export interface FormControllerOptions {
  readonly request: FormRequest;
  readonly root: RefObject<HTMLFormElement | null>;
  readonly onLater: (() => void) | undefined;
  readonly position: { readonly index: number; readonly count: number } | undefined;
}

/** Joins a form's session to the inbox: what the parts of the form read and do. */
export function useFormController({
  request,
  root,
  onLater,
  position,
}: FormControllerOptions): ElicitationFormContextValue {
  const { inbox, review } = useAssentSettings('ElicitationForm.Root');
  const pending = usePendingRequest(request.id);
  const settled = useSettledRequest(request.id);
  const session = useFormSession(request);
  const { model } = session;
  const { phase, refusals, typed } = useFormSnapshot(session);
  const [panel, setPanel] = useState<FormPanel>('none');
  const idPrefix = `assent${useId().replace(/[^a-zA-Z0-9]/g, '')}`;
  const fieldById = useMemo(() => new Map(model.fields.map((field) => [field.id, field])), [model]);

  const status = pending?.status ?? 'ended';
  const ended = status === 'ended' ? (settled?.outcome.reason ?? 'withdrawn') : undefined;
  const answerable = model.problems.length === 0 && request.malformed === undefined;
  const reviews = model.shape === 'form' && (review === 'always' || (review === 'typed' && typed));

  // An inline form is a surface too: without one, a host is warned that nobody can see the request.
  useEffect(() => inbox.registerSurface('form'), [inbox]);

  // The field to go to once the form is back in the page.
  const wanted = useRef<string | undefined>(undefined);
  const focusNow = useCallback(
    (name: string) => {
      const field = model.fields.find((candidate) => candidate.name === name);
      const tree = root.current?.getRootNode();
      if (field !== undefined && tree !== undefined) {
        focusControl(tree as Document | ShadowRoot, fieldIds(idPrefix, field.id).control);
      }
    },
    [model, root, idPrefix],
  );
  const focusField = useCallback(
    (name: string) => {
      if (session.getSnapshot().phase === 'edit') focusNow(name);
      else {
        wanted.current = name;
        session.back();
      }
    },
    [session, focusNow],
  );
  useEffect(() => {
    if (phase === 'edit' && wanted.current !== undefined) {
      focusNow(wanted.current);
      wanted.current = undefined;
    }
  }, [phase, focusNow]);

  const seenRefusals = useRef(refusals);
  useEffect(() => {
    if (refusals === seenRefusals.current) return;
    seenRefusals.current = refusals;
    const [first] = session.getSnapshot().errors;
    if (first !== undefined) focusNow(first.name);
  }, [refusals, session, focusNow]);

  const send = useCallback(
    (content: Readonly<Record<string, unknown>>) => {
      inbox.accept(request.id, content);
    },
    [inbox, request.id],
  );
  const lead = useCallback(
    async (onReady: (content: Readonly<Record<string, unknown>>) => void) => {
      const content = await session.check();
      if (content === undefined) return;
      if (reviews) session.review(content);
      else onReady(content);
    },
    [session, reviews],
  );
  const accept = useCallback(() => {
    const { phase: current, content } = session.getSnapshot();
    if (current === 'review' && content !== undefined) send(content);
    else void lead(send);
  }, [session, lead, send]);
  const check = useCallback(() => {
    void lead(() => root.current?.querySelector<HTMLElement>('[data-part="accept"]')?.focus());
  }, [lead, root]);
  const decline = useCallback(
    (note?: string) => {
      inbox.decline(request.id, note === undefined || note.trim() === '' ? {} : { note });
    },
    [inbox, request.id],
  );
  const cancel = useCallback(() => {
    inbox.cancel(request.id);
  }, [inbox, request.id]);

  useFrameEscape(
    useCallback(() => {
      if (status === 'ended') return onLater?.();
      if (panel !== 'none') return setPanel('none');
      if (session.getSnapshot().dirty) return setPanel('leave');
      cancel();
    }, [status, panel, session, cancel, onLater]),
  );

  return useMemo(
    () => ({
      request,
      status,
      ended,
      session,
      answerable,
      reviews,
      idPrefix,
      fieldById,
      panel,
      position,
      setPanel,
      accept,
      check,
      decline,
      cancel,
      focusField,
      onLater,
    }),
    [
      request,
      status,
      ended,
      session,
      answerable,
      reviews,
      idPrefix,
      fieldById,
      panel,
      position,
      accept,
      check,
      decline,
      cancel,
      focusField,
      onLater,
    ],
  );
}
