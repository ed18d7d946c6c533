import type { RequestChange, SettledRequest } from './Inbox.ts';
import type { PendingRequest } from './PendingRequest.ts';

/** Holds what is pending and what was just settled; every operation costs the same however much is pending. */
export interface RequestStore {
  subscribe(listener: () => void): () => void;
  subscribeTo(id: string, listener: () => void): () => void;
  onSettled(listener: (settled: SettledRequest) => void): () => void;
  onChanged(listener: (change: RequestChange) => void): () => void;
  getSnapshot(): readonly PendingRequest[];
  get(id: string): PendingRequest | undefined;
  getSettled(id: string): SettledRequest | undefined;
  all(): Iterable<PendingRequest>;
  /** Adds or changes a request without waking anyone; `flush` does. */
  put(request: PendingRequest): void;
  setHidden(id: string, hidden: boolean): void;
  remember(settled: SettledRequest): void;
  remove(id: string): void;
  /** Wakes the listeners of what changed since the last time. */
  flush(): void;
}

/** A failing listener must not keep an answer from anyone else; it surfaces as an uncaught error of its own. */
function call<Value>(listener: (value: Value) => void, value: Value): void {
  try {
    listener(value);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

function addTo<Item>(set: Set<Item>, item: Item): () => void {
  set.add(item);
  return () => set.delete(item);
}

/** An empty store that remembers `settledMemory` settled requests. */
export function createRequestStore(settledMemory: number): RequestStore {
  const pending = new Map<string, PendingRequest>();
  const hidden = new Set<string>();
  const settled = new Map<string, SettledRequest>();
  const listeners = new Set<() => void>();
  const settledListeners = new Set<(settled: SettledRequest) => void>();
  const changeListeners = new Set<(change: RequestChange) => void>();
  const byId = new Map<string, Set<() => void>>();
  let changed = new Set<string>();
  let snapshot: readonly PendingRequest[] | undefined;

  const touch = (id: string): void => {
    changed.add(id);
    snapshot = undefined;
  };

  return {
    subscribe(listener) {
      // Wrapped, so that one function subscribed twice is two subscriptions.
      return addTo(listeners, () => listener());
    },
    subscribeTo(id, listener) {
      const own = byId.get(id) ?? new Set();
      byId.set(id, own);
      const remove = addTo(own, () => listener());
      return () => {
        remove();
        if (own.size === 0 && byId.get(id) === own) byId.delete(id);
      };
    },
    onSettled: (listener) => addTo(settledListeners, (value: SettledRequest) => listener(value)),
    onChanged: (listener) => addTo(changeListeners, (change: RequestChange) => listener(change)),
    getSnapshot() {
      snapshot ??= [...pending.values()].filter((request) => !hidden.has(request.id));
      return snapshot;
    },
    get: (id) => pending.get(id),
    getSettled: (id) => settled.get(id),
    all: () => pending.values(),
    put(request) {
      const before = pending.get(request.id);
      pending.set(request.id, request);
      touch(request.id);
      for (const listener of changeListeners) call(listener, before ? { request, before } : { request });
    },
    setHidden(id, value) {
      if (hidden.has(id) === value) return;
      if (value) hidden.add(id);
      else hidden.delete(id);
      touch(id);
    },
    remember(entry) {
      settled.set(entry.request.id, entry);
      const oldest = settled.size > settledMemory ? settled.keys().next() : undefined;
      if (oldest && !oldest.done) settled.delete(oldest.value);
      touch(entry.request.id);
      for (const listener of settledListeners) call(listener, entry);
    },
    remove(id) {
      pending.delete(id);
      hidden.delete(id);
      touch(id);
    },
    flush() {
      if (changed.size === 0) return;
      const ids = changed;
      changed = new Set();
      for (const id of ids) for (const listener of byId.get(id) ?? []) call(listener, undefined);
      for (const listener of listeners) call(listener, undefined);
    },
  };
}
