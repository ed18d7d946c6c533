import type { Clock } from './Clock.ts';
import type { RequestKind } from './PendingRequest.ts';

/** Which kinds something on the page can show. */
export interface Surfaces {
  register(kind: RequestKind): () => void;
  has(kind: RequestKind): boolean;
  /** A request of this kind is to be shown; warns once when nothing on the page can, a while later. */
  expect(kind: RequestKind, isPending: () => boolean): void;
}

/** A component that is mounted in the same turn as a request arrives is not late. */
const GRACE = 1_000;

/** Counts mounted surfaces, and tells the host's developer of a declared kind that has none. */
export function createSurfaces(clock: Clock, warn: (message: string) => void): Surfaces {
  const mounted = new Map<RequestKind, number>();
  const warned = new Set<RequestKind>();
  const has = (kind: RequestKind): boolean => (mounted.get(kind) ?? 0) > 0;
  return {
    has,
    register(kind) {
      mounted.set(kind, (mounted.get(kind) ?? 0) + 1);
      let registered = true;
      return () => {
        if (registered) mounted.set(kind, (mounted.get(kind) ?? 1) - 1);
        registered = false;
      };
    },
    expect(kind, isPending) {
      if (has(kind) || warned.has(kind)) return;
      warned.add(kind);
      clock.after(GRACE, () => {
        if (has(kind) || !isPending()) {
          warned.delete(kind);
          return;
        }
        warn(
          `A server waits for an answer to a request of kind "${kind}", which this inbox declares, but nothing on the page shows it, so nobody can answer. Mount a component for it, or leave "${kind}" out of createInbox({ surfaces }).`,
        );
      });
    },
  };
}
