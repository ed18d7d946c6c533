import { createFormModel, type FormRequest } from '@assent/client';
import { useMemo, useSyncExternalStore } from 'react';
import { useAssentSettings } from '../../provider/AssentContext.ts';
import type { FormSession, FormSnapshot } from './FormSession.ts';
import { formSessionFor } from './formSessions.ts';

/** The session of a request under the provider's locale and zone; the same one over remounts and switching. */
export function useFormSession(request: FormRequest): FormSession {
  const { inbox, locale, timeZone, onSecret } = useAssentSettings('ElicitationForm.Root');
  // The request object changes with its status; what is read of it does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: keyed by the request's id on purpose
  return useMemo(
    () =>
      formSessionFor(inbox, request, `${locale} ${timeZone} ${onSecret}`, () =>
        createFormModel(request.params.requestedSchema, {
          locale,
          ...(timeZone === undefined ? {} : { timeZone }),
          onSecret,
          message: request.params.message,
          destructive: request.scope?.destructive === true,
          ...(request.protocolVersion === undefined ? {} : { protocolVersion: request.protocolVersion }),
        }),
      ),
    [inbox, request.id, locale, timeZone, onSecret],
  );
}

/** What the form as a whole shows; wakes for steps and summaries, not for keystrokes. */
export function useFormSnapshot(session: FormSession): FormSnapshot {
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}
