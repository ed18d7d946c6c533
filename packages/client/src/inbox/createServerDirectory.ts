import type { ServerIdentity } from './ServerIdentity.ts';

/** The servers an inbox has heard of, by the host's own id. */
export interface ServerDirectory {
  add(server: ServerIdentity): void;
  /** Stable between changes. */
  all(): readonly ServerIdentity[];
}

/** A host that names its servers anew for every request must not fill the memory. */
const mostServers = 1_000;

function isSame(a: ServerIdentity, b: ServerIdentity | undefined): boolean {
  return a.label === b?.label && a.origin === b.origin && a.claimedName === b.claimedName;
}

/** Remembers the latest identity of each server; the ones heard of first leave when there are too many. */
export function createServerDirectory(): ServerDirectory {
  const servers = new Map<string, ServerIdentity>();
  let list: readonly ServerIdentity[] | undefined;
  return {
    add(server) {
      if (isSame(server, servers.get(server.id))) return;
      servers.set(server.id, server);
      list = undefined;
      const oldest = servers.size > mostServers ? servers.keys().next() : undefined;
      if (oldest && !oldest.done) servers.delete(oldest.value);
    },
    all() {
      list ??= [...servers.values()];
      return list;
    },
  };
}
