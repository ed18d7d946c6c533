import type { TaskSnapshot } from './TaskSnapshot.ts';

type Json = Readonly<Record<string, unknown>>;

/** Why a task gave no result. */
export type TaskEnd =
  | { readonly type: 'completed'; readonly result: Json }
  /** The server's JSON-RPC error, as the direct call would have given it. */
  | { readonly type: 'failed'; readonly error: Json }
  /** `cancelled` by the server, `aborted` by the host, `expired` past its time to live. */
  | { readonly type: 'cancelled' | 'aborted' | 'expired' }
  /** A person or rule rejected what has no answer (`rejected`), or nothing here can answer it (`unsupported`). */
  | { readonly type: 'rejected' | 'unsupported'; readonly problems: readonly string[] };

/** What one task needs to go on after a reload or in another process: plain JSON, no answers and no questions (TK-56). */
export interface TaskState {
  readonly version: 1;
  readonly serverId: string;
  readonly taskId: string;
  readonly method: string;
  /** Tool name, for the person. */
  readonly name: string;
  /** Milliseconds since the epoch; the host's own clock where the server's time can't be read. */
  readonly createdAt: number;
  readonly ttlMs: number | null;
  readonly pollIntervalMs: number;
  readonly lastUpdatedAt: number;
  /** Fingerprints of questions being asked, by key. */
  readonly open: Readonly<Record<string, string>>;
  /** Fingerprints of questions whose answers the server has, by key: never shown, never answered again (TK-61). */
  readonly answered: Readonly<Record<string, string>>;
  /** What the server did against the extension's rules, for its developer. Keys only. */
  readonly faults: readonly string[];
  readonly end?: TaskEnd;
}

/** What happened. */
export type TaskEvent =
  | { readonly type: 'seen'; readonly task: TaskSnapshot }
  /** The server took the answer. */
  | { readonly type: 'answered'; readonly key: string }
  /** The question went away here without an answer, such as by expiry. */
  | { readonly type: 'dropped'; readonly key: string }
  | { readonly type: 'ended'; readonly end: TaskEnd };

/** What is to be done. */
export type TaskEffect =
  | { readonly type: 'ask'; readonly key: string; readonly request: unknown }
  | { readonly type: 'withdraw'; readonly key: string; readonly reason: 'withdrawn' | 'expired' | 'aborted' };
