import type { RootEntry, RootsStore } from '@assent/client/roots';
import { useSyncExternalStore } from 'react';

/** The list as it is now. */
export function useRootEntries(store: RootsStore): readonly RootEntry[] {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}
