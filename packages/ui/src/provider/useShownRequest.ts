import { useCallback, useSyncExternalStore } from 'react';
import { useAssentSettings } from './AssentContext.ts';

export interface ShownRequestState {
  readonly id: string | undefined;
  /** Opens the dialog for a request; call it from a gesture of the person (C1). */
  show(id: string, returnTo?: Element | null): void;
  /** Puts the dialog away; what it showed stays pending. */
  hide(): void;
}

/** What `RequestDialogs` shows, for a host's own cards, badges and trays. */
export function useShownRequest(): ShownRequestState {
  const { shown } = useAssentSettings('useShownRequest');
  const id = useSyncExternalStore(shown.subscribe, shown.getId, () => undefined);
  const show = useCallback((next: string, returnTo?: Element | null) => shown.show(next, returnTo), [shown]);
  return { id, show, hide: shown.hide };
}
