import type { RootEntry } from './RootEntry.ts';

/** One root as the protocol has it: `uri` and an optional `name`. */
export interface WireRoot {
  readonly uri: string;
  readonly name?: string;
}

/** `ListRootsResult` (RO-23). */
export interface RootsAnswer {
  readonly roots: readonly WireRoot[];
}

/** Why an entry is not told to a server. */
export type Withheld = 'excluded' | 'unavailable';

/** The answer to `roots/list` of one server, read from the list as it is now (RO-25); permission is the policy's business. */
export function listRoots(entries: readonly RootEntry[], serverId: string): RootsAnswer {
  return {
    roots: entries
      .filter((entry) => concerns(entry, serverId) && withheldFrom(entry, serverId) === undefined)
      .map(toWire),
  };
}

/** Whether the entry is meant for this server at all. */
export function concerns(entry: RootEntry, serverId: string): boolean {
  return entry.serverId === undefined || entry.serverId === serverId;
}

export function withheldFrom(entry: RootEntry, serverId: string): Withheld | undefined {
  if (entry.excluded || entry.excludedFor.includes(serverId)) return 'excluded';
  return entry.unavailable ? 'unavailable' : undefined;
}

export const toWire = ({ uri, name }: RootEntry): WireRoot => (name === undefined ? { uri } : { uri, name });
