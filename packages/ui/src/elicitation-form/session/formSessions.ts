import type { FormModel, FormRequest, Inbox, TypedValues } from '@assent/client';
import { createFormSession } from './createFormSession.ts';
import type { FormSession } from './FormSession.ts';

interface Kept {
  readonly session: FormSession;
  readonly reading: string;
}

// Keyed by inbox, not by provider: a draft outlives every unmount, and goes with the request or with the inbox.
const kept = new WeakMap<Inbox, Map<string, Kept>>();

function sessionsOf(inbox: Inbox): Map<string, Kept> {
  const known = kept.get(inbox);
  if (known !== undefined) return known;
  const sessions = new Map<string, Kept>();
  kept.set(inbox, sessions);
  inbox.onSettled(({ request }) => sessions.delete(request.id));
  return sessions;
}

/**
 * The session of a request: the same one as long as it is pending, so that switching and remounting keep what was typed.
 * `reading` names how the schema is read (locale, zone); another reading keeps the draft and makes a new model.
 */
export function formSessionFor(
  inbox: Inbox,
  request: FormRequest,
  reading: string,
  createModel: () => FormModel,
): FormSession {
  const sessions = sessionsOf(inbox);
  const known = sessions.get(request.id);
  if (known?.reading === reading) return known.session;
  const keptDraft = {
    ...(request.savedDraft && { saved: request.savedDraft }),
    keep: (read: () => TypedValues) => inbox.keepDraft(request.id, read),
  };
  const session =
    known === undefined
      ? createFormSession(createModel(), keptDraft)
      : known.session.withModel(createModel());
  // A request that has ended has nothing to keep: a late render must not bring its draft back.
  if (inbox.get(request.id) !== undefined) sessions.set(request.id, { session, reading });
  return session;
}
