import { listRoots, type RootsAnswer } from './listRoots.ts';
import type { RootEntry, RootInput } from './RootEntry.ts';
import type { RootRefusal } from './RootRefusal.ts';
import type { RootsAction, RootsResult, RootsState } from './RootsState.ts';
import { readLocation } from './readLocation.ts';
import { reduceRoots } from './reduceRoots.ts';
import { rootKey } from './rootKey.ts';

/** A saved or configured entry that could not be taken over, kept so that the person learns why. */
export interface RefusedRoot {
  readonly input: RootInput;
  readonly reason: RootRefusal;
}

export interface RootsStoreOptions {
  /** Entries of an earlier `getSnapshot()`, as the host kept them. */
  readonly saved?: readonly RootEntry[];
  /** Roots of the host's configuration or workspace. */
  readonly roots?: readonly RootInput[];
}

/**
 * The roots of one host, and of single servers within it (S-24).
 *
 * @deprecated Roots are deprecated in MCP 2026-07-28 and removed no earlier than 2027-07-28: new hosts pass folders as tool
 * parameters, resource URIs or server configuration.
 */
export interface RootsStore {
  subscribe(listener: () => void): () => void;
  /** Stable between changes, so that a subscriber can compare by identity. */
  getSnapshot(): readonly RootEntry[];
  /** What came with the options and was refused. */
  readonly refused: readonly RefusedRoot[];

  add(input: RootInput): RootsResult;
  rename(id: string, name: string): RootsResult;
  relocate(id: string, location: string): RootsResult;
  remove(id: string): RootsResult;
  /** For every server, or for one. */
  exclude(id: string, serverId?: string): RootsResult;
  include(id: string, serverId?: string): RootsResult;
  /** The host's probe: unreachable roots are flagged and left out of answers. */
  markAvailability(id: string, available: boolean): RootsResult;
  /** Several edits as one change, such as an editor's draft. Refused ones leave the others in force. */
  apply(actions: readonly RootsAction[]): readonly RootsResult[];
  /** The folders the host has open now; replaces those it reported before. Names and exclusions of the person stay (RO-26). */
  syncWorkspace(locations: readonly Omit<RootInput, 'source'>[]): readonly RootsResult[];

  /** The answer to `roots/list`, shaped for the wire. */
  answerFor(serverId: string): RootsAnswer;
  /** Called once per change of what this server would be told, with the new answer; never for anything else (RO-04, RO-27). */
  watch(serverId: string, listener: (answer: RootsAnswer) => void): () => void;
}

/** @deprecated See {@link RootsStore}. */
export function createRootsStore(options: RootsStoreOptions = {}): RootsStore {
  let state: RootsState = [];
  const listeners = new Set<() => void>();
  const refused: RefusedRoot[] = [];

  for (const entry of options.saved ?? []) {
    const { id, uri, name, source, serverId } = entry;
    const input: RootInput = {
      location: uri,
      // A saved URI is taken byte for byte, however it was typed.
      source: 'code',
      ...(name !== undefined && { name }),
      ...(serverId !== undefined && { serverId }),
    };
    const step = reduceRoots(state, { type: 'add', id, input });
    if (!step.result.ok) refused.push({ input: { ...input, source }, reason: step.result.reason });
    else
      state = step.state.map((added) =>
        added.id === id
          ? {
              ...added,
              source,
              excluded: entry.excluded,
              excludedFor: entry.excludedFor,
              unavailable: entry.unavailable,
            }
          : added,
      );
  }
  for (const input of options.roots ?? []) {
    const step = reduceRoots(state, { type: 'add', id: crypto.randomUUID(), input });
    state = step.state;
    if (!step.result.ok) refused.push({ input, reason: step.result.reason });
  }

  function apply(actions: readonly RootsAction[]): readonly RootsResult[] {
    const before = state;
    const results = actions.map((action) => {
      const step = reduceRoots(state, action);
      state = step.state;
      return step.result;
    });
    if (state !== before) for (const listener of [...listeners]) listener();
    return results;
  }

  function one(action: RootsAction): RootsResult {
    const [result] = apply([action]);
    return result ?? { ok: false, reason: { code: 'unknown-root' } };
  }

  function subscribe(listener: () => void): () => void {
    // Wrapped, so that one function subscribed twice is two subscriptions.
    const own = (): void => listener();
    listeners.add(own);
    return () => listeners.delete(own);
  }

  const store: RootsStore = {
    refused,
    subscribe,
    getSnapshot: () => state,
    add: (input) => one({ type: 'add', id: crypto.randomUUID(), input }),
    rename: (id, name) => one({ type: 'rename', id, name }),
    relocate: (id, location) => one({ type: 'relocate', id, location }),
    remove: (id) => one({ type: 'remove', id }),
    exclude: (id, serverId) => one({ type: 'exclude', id, ...(serverId !== undefined && { serverId }) }),
    include: (id, serverId) => one({ type: 'include', id, ...(serverId !== undefined && { serverId }) }),
    markAvailability: (id, available) => one({ type: 'mark-availability', id, available }),
    apply,
    syncWorkspace: (locations) => apply(workspaceActions(state, locations)),
    answerFor: (serverId) => listRoots(state, serverId),
    watch(serverId, listener) {
      let last = JSON.stringify(listRoots(state, serverId));
      return subscribe(() => {
        const answer = listRoots(state, serverId);
        const now = JSON.stringify(answer);
        if (now === last) return;
        last = now;
        listener(answer);
      });
    },
  };
  return store;
}

// What is open already is not added again: the entry may carry a name or an exclusion of the person.
function workspaceActions(
  state: RootsState,
  locations: readonly Omit<RootInput, 'source'>[],
): readonly RootsAction[] {
  const open = new Set(locations.map(({ location, serverId }) => keyOf(location, serverId)));
  const known = new Set(state.map(({ uri, serverId }) => keyOf(uri, serverId)));
  const gone = state.filter(
    // An excluded folder stays listed when it closes: forgetting it would share it when it opens again.
    (entry) => entry.source === 'code' && !isExcluded(entry) && !open.has(keyOf(entry.uri, entry.serverId)),
  );
  return [
    ...gone.map(({ id }): RootsAction => ({ type: 'remove', id })),
    ...locations
      .filter(({ location, serverId }) => !known.has(keyOf(location, serverId)))
      .map(
        (input): RootsAction => ({
          type: 'add',
          id: crypto.randomUUID(),
          input: { ...input, source: 'code' },
        }),
      ),
  ];
}

const isExcluded = (entry: RootEntry): boolean => entry.excluded || entry.excludedFor.length > 0;

function keyOf(location: string, serverId: string | undefined): string {
  const read = readLocation(location, 'code');
  return JSON.stringify([serverId ?? null, read.ok ? rootKey(read.location) : location]);
}
