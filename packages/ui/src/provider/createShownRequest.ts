/** Which request the dialogs show, and where the focus goes back to. One per provider, so that a card anywhere can open the dialog. */
export interface ShownRequest {
  getId(): string | undefined;
  subscribe(listener: () => void): () => void;
  /** `returnTo` is where the person was before; kept from the first `show` of a sitting. */
  show(id: string, returnTo?: Element | null): void;
  hide(): void;
  /** Where the focus belongs once nothing is shown; forgotten when asked. */
  takeReturn(): HTMLElement | undefined;
}

export function createShownRequest(): ShownRequest {
  let shown: string | undefined;
  let origin: Element | null = null;
  const listeners = new Set<() => void>();
  const set = (id: string | undefined): void => {
    if (id === shown) return;
    shown = id;
    for (const listener of listeners) listener();
  };
  return {
    getId: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(id, returnTo = null) {
      if (returnTo !== null) origin = returnTo;
      set(id);
    },
    hide: () => set(undefined),
    takeReturn() {
      const element = origin;
      origin = null;
      return element instanceof HTMLElement && element.isConnected ? element : undefined;
    },
  };
}
