/** Who knows when the roots of a server change: a `RootsStore` of `@assent/client/roots`, or a host's own. */
export interface RootsWatch {
  /** Calls once per change of what this server would be told; returns what ends it. */
  watch(serverId: string, listener: () => void): () => void;
}

/** Sends `notifications/roots/list_changed` once per change, from `start` to `stop` (RO-04). */
export function watchRoots(
  roots: RootsWatch | undefined,
  serverId: string,
  notify: () => Promise<unknown>,
): { start(): void; stop(): void } {
  let end: (() => void) | undefined;
  return {
    start() {
      // A connection that is just closing rejects; a server that comes back asks anew.
      end ??= roots?.watch(serverId, () => void notify().catch(() => {}));
    },
    stop() {
      end?.();
      end = undefined;
    },
  };
}
