/** How an entry came in: the host's workspace, a picker the host opened, or text the person typed or pasted (RO-22, RO-26). */
export type RootSource = 'code' | 'picker' | 'typed';

/** A folder or file that may be shared. What leaves is `uri` and `name`, nothing else. */
export interface RootEntry {
  /** The store's own; stable over renames and reloads. */
  readonly id: string;
  /** As it was given or built, byte for byte. */
  readonly uri: string;
  /** For people only (RO-07); absent when empty. */
  readonly name?: string;
  readonly source: RootSource;
  /** Only this server may be told; absent: any server that has consent. */
  readonly serverId?: string;
  /** Kept in the list, told to nobody. Wins over the host finding the folder again (RO-26). */
  readonly excluded: boolean;
  /** Servers that are not told, though others may be. */
  readonly excludedFor: readonly string[];
  /** The host's probe couldn't reach it: flagged, and left out of answers (RO-11, RO-14). */
  readonly unavailable: boolean;
}

/** A new root. Text with a `file:` scheme is taken as a URI, byte for byte; anything else as a path. */
export interface RootInput {
  readonly location: string;
  readonly name?: string;
  readonly source: RootSource;
  readonly serverId?: string;
}
