import type { PendingRequest } from '@assent/client';
import { usePendingRequests } from '@assent/client/react';
import { useCallback, useState } from 'react';

export interface TrayItems {
  /** What waits, and while the list is open also what ended in it, each in the place it had. */
  readonly items: readonly PendingRequest[];
  readonly waiting: number;
  readonly dismiss: (id: string) => void;
}

/** Keeps what ends while the person looks: nothing vanishes under the pointer (C11). */
export function useTrayItems(open: boolean): TrayItems {
  const pending = usePendingRequests();
  const [seen, setSeen] = useState<readonly PendingRequest[]>(pending);
  const [source, setSource] = useState<readonly PendingRequest[]>(pending);
  const [wasOpen, setWasOpen] = useState(open);
  if (source !== pending || wasOpen !== open) {
    setSource(pending);
    setWasOpen(open);
    const byId = new Map(pending.map((request) => [request.id, request]));
    const kept = open && wasOpen ? seen.map((request) => byId.get(request.id) ?? request) : [];
    const known = new Set(kept.map(({ id }) => id));
    setSeen([...kept, ...pending.filter(({ id }) => !known.has(id))]);
  }
  const dismiss = useCallback((id: string) => setSeen((all) => all.filter((one) => one.id !== id)), []);
  return { items: seen, waiting: pending.length, dismiss };
}
