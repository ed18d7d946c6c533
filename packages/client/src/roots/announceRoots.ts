import type { Era } from '../inbox/PendingRequest.ts';
import type { RootsStore } from './createRootsStore.ts';

export interface RootsAnnouncement {
  readonly store: RootsStore;
  readonly serverId: string;
  readonly era: Era;
  /** Whether the server has consent to see roots; without it a change is none of its business. Default: it has. */
  readonly hasConsent?: () => boolean;
  /** Sends `notifications/roots/list_changed`, for instance `client.sendRootsListChanged`. */
  readonly notify: () => unknown;
}

/**
 * Tells a legacy server once per real change of what it would be told. Does nothing on a modern connection, whose revision
 * has no such notification (RO-04, RO-05). Returns the function that stops it.
 *
 * @deprecated See {@link RootsStore}.
 */
export function announceRoots(options: RootsAnnouncement): () => void {
  if (options.era === 'modern') return () => undefined;
  return options.store.watch(options.serverId, () => {
    if (options.hasConsent?.() === false) return;
    // A closed connection rejects; the server then learns of the list when it asks again.
    void Promise.resolve()
      .then(options.notify)
      .catch(() => undefined);
  });
}
