import { isSevereReason, openableHref, type UrlRequest } from '@assent/client';
import { usePendingRequest, useSettledRequest } from '@assent/client/react';
import { useCallback, useId, useMemo, useState } from 'react';
import { useLatest } from '../../internals/useLatest.ts';
import { useAssentSettings } from '../../provider/AssentContext.ts';
import { useFrameEscape } from '../../server-identity/RequestFrame.ts';
import type { OpenAttempt, UrlConsentContextValue } from '../UrlConsentContext.ts';
import { openAddress } from './openAddress.ts';
import { useInspection } from './useInspection.ts';

export interface UrlConsentControllerOptions {
  readonly request: UrlRequest;
  readonly onLater: (() => void) | undefined;
  readonly position: { readonly index: number; readonly count: number } | undefined;
}

/** Joins one address to the inbox: what the parts of the consent read and do. */
export function useUrlConsentController({
  request,
  onLater,
  position,
}: UrlConsentControllerOptions): UrlConsentContextValue {
  const { inbox, openUrl } = useAssentSettings('UrlConsent.Root');
  const pending = usePendingRequest(request.id);
  const settled = useSettledRequest(request.id);
  const { inspection, knowsSuffixes, subject } = useInspection(request);
  // All of it belongs to one subject: a changed address finds nothing agreed to (U11).
  const [acknowledgedFor, setAcknowledgedFor] = useState<string | undefined>(undefined);
  const [openedFor, setOpenedFor] = useState<string | undefined>(undefined);
  const [tried, setTried] = useState<{ subject: string; attempt: OpenAttempt } | undefined>(undefined);
  const [restartedFor, setRestartedFor] = useState<string | undefined>(undefined);
  const current = useLatest(subject);
  const idPrefix = `assent${useId().replace(/[^a-zA-Z0-9]/g, '')}`;

  const { id, scope, malformed } = request;
  const status = pending?.status ?? 'ended';
  const ended = status === 'ended' ? (settled?.outcome.reason ?? 'withdrawn') : undefined;
  const agreedHere = openedFor === subject;
  const agreed = status === 'opened' ? openedFor === undefined || agreedHere : agreedHere;
  const state = agreed && restartedFor !== subject ? 'waiting' : 'consent';
  const href = malformed === undefined ? openableHref(inspection) : null;
  const needsAcknowledgement = href !== null && inspection.reasons.some(isSevereReason);
  const acknowledged = acknowledgedFor === subject;
  const attempt = tried?.subject === subject ? tried.attempt : 'none';
  const canOpen = href !== null && attempt !== 'opening' && (!needsAcknowledgement || acknowledged);
  /** A legacy answer is with the server already, which still works on the operation. */
  const hasLeft = status === 'opened' && settled !== undefined;
  /** The answer left in an earlier round and the server asked the same again: it can be asked once more. */
  const wasSent =
    request.round?.askedAgain === true || (status === 'opened' && !hasLeft && openedFor === undefined);

  const agree = useCallback(() => {
    setOpenedFor(subject);
    setTried(undefined);
    setRestartedFor(undefined);
    inbox.accept(id);
  }, [inbox, id, subject]);

  const open = useCallback(() => {
    if (!canOpen || href === null) return;
    const result = openAddress(href, openUrl);
    if (result === 'opened') return agree();
    if (typeof result === 'string') return setTried({ subject, attempt: result });
    setTried({ subject, attempt: 'opening' });
    void result.then((late) => {
      // Another address has taken its place meanwhile: what was opened is no consent to it.
      if (current.current !== subject) return;
      if (late === 'opened') agree();
      else setTried({ subject, attempt: late });
    });
  }, [canOpen, href, openUrl, agree, subject, current]);

  const openAgain = useCallback(() => {
    if (href === null) return;
    void openAddress(href, openUrl);
  }, [href, openUrl]);

  const acknowledge = useCallback((on: boolean) => setAcknowledgedFor(on ? subject : undefined), [subject]);
  const finish = useCallback(() => void inbox.finish(id), [inbox, id]);
  const retry = useCallback(() => {
    if (hasLeft && scope?.retry !== undefined) {
      inbox.finish(id);
      scope.retry();
    } else if (wasSent || status === 'failed') inbox.finish(id);
    else setRestartedFor(subject);
  }, [hasLeft, scope, wasSent, status, inbox, id, subject]);
  const decline = useCallback(() => void inbox.decline(id), [inbox, id]);
  const cancel = useCallback(() => void inbox.cancel(id), [inbox, id]);

  useFrameEscape(
    useCallback(() => {
      // Whoever waits for a page has answered already: Escape puts it away, and only the button stops the operation.
      if (status === 'ended' || state === 'waiting') onLater?.();
      else cancel();
    }, [status, state, onLater, cancel]),
  );

  return useMemo(
    () => ({
      request,
      status,
      ended,
      state,
      inspection,
      subject,
      knowsSuffixes,
      href,
      needsAcknowledgement,
      acknowledged,
      attempt,
      idPrefix,
      position,
      acknowledge,
      open,
      openAgain,
      openedElsewhere: agree,
      finish,
      retry,
      decline,
      cancel,
      onLater,
    }),
    [
      request,
      status,
      ended,
      state,
      inspection,
      subject,
      knowsSuffixes,
      href,
      needsAcknowledgement,
      acknowledged,
      attempt,
      idPrefix,
      position,
      acknowledge,
      open,
      openAgain,
      agree,
      finish,
      retry,
      decline,
      cancel,
      onLater,
    ],
  );
}
