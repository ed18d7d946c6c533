import { useCallback, useSyncExternalStore } from 'react';
import type { Inbox, SettledRequest } from '../inbox/Inbox.ts';
import type { PendingRequest } from '../inbox/PendingRequest.ts';
import { useAssentConfig } from './AssentProvider.ts';

/** The inbox of the nearest provider, for its verbs; it never changes by itself and never re-renders. */
export function useInbox(): Inbox {
  return useAssentConfig().inbox;
}

/** Every pending request that may be shown, oldest first. */
export function usePendingRequests(): readonly PendingRequest[] {
  const { subscribe, getSnapshot } = useInbox();
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

function useOne<Value>(id: string | undefined, read: (inbox: Inbox, id: string) => Value): Value | undefined {
  const inbox = useInbox();
  const subscribe = useCallback(
    (listener: () => void) => (id === undefined ? () => {} : inbox.subscribeTo(id, listener)),
    [inbox, id],
  );
  const get = (): Value | undefined => (id === undefined ? undefined : read(inbox, id));
  return useSyncExternalStore(subscribe, get, get);
}

const readPending = (inbox: Inbox, id: string): PendingRequest | undefined => inbox.get(id);
const readSettled = (inbox: Inbox, id: string): SettledRequest | undefined => inbox.getSettled(id);

/** One pending request, `undefined` once it has ended; not woken by changes of any other. */
export function usePendingRequest(id: string | undefined): PendingRequest | undefined {
  return useOne(id, readPending);
}

/** How a request ended, while the inbox remembers it. */
export function useSettledRequest(id: string | undefined): SettledRequest | undefined {
  return useOne(id, readSettled);
}

/** How many requests are held back by flood limits or mute, per server id. */
export function useHeldBack(): ReadonlyMap<string, number> {
  const { subscribe, getHeldBack } = useInbox();
  return useSyncExternalStore(subscribe, getHeldBack, getHeldBack);
}
