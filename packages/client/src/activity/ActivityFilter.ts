import type { OutcomeAction } from '../inbox/Outcome.ts';
import type { RequestKind } from '../inbox/PendingRequest.ts';
import type { ActivityEntry } from './ActivityEntry.ts';

/** Which entries to see; an absent member lets everything through. */
export interface ActivityFilter {
  readonly serverId?: string;
  readonly kind?: RequestKind;
  /** The action of the settled request; `pending` is what has not settled. Keeps all entries of a matching request. */
  readonly outcome?: OutcomeAction | 'pending';
}

/** The entries of the requests that match, oldest first. */
export function filterActivity(
  entries: readonly ActivityEntry[],
  { serverId, kind, outcome }: ActivityFilter,
): readonly ActivityEntry[] {
  const matching = entries.filter(
    (entry) => (serverId ?? entry.server.id) === entry.server.id && (kind ?? entry.kind) === entry.kind,
  );
  if (outcome === undefined) return matching;
  const ends = new Map<string, OutcomeAction>();
  for (const entry of matching) if (entry.event === 'settled') ends.set(entry.requestId, entry.action);
  return matching.filter(({ requestId }) => (ends.get(requestId) ?? 'pending') === outcome);
}
