import { inspectRoot } from './inspectRoot.ts';
import type { RootEntry, RootSource } from './RootEntry.ts';
import type { RootsAction, RootsResult, RootsState } from './RootsState.ts';
import { readFileUri } from './readFileUri.ts';
import { readLocation } from './readLocation.ts';
import { rootKey } from './rootKey.ts';

export interface RootsStep {
  readonly state: RootsState;
  readonly result: RootsResult;
}

/** The next list and what came of the edit. Returns the same state when nothing changes, so that nobody is notified (B114). */
export function reduceRoots(state: RootsState, action: RootsAction): RootsStep {
  if (action.type === 'add') return add(state, action);
  const entry = state.find(({ id }) => id === action.id);
  if (entry === undefined) return { state, result: { ok: false, reason: { code: 'unknown-root' } } };
  switch (action.type) {
    case 'rename':
      return replace(state, entry, named(entry, action.name));
    case 'relocate':
      return relocate(state, entry, action.location);
    case 'remove':
      return done(
        state.filter((other) => other !== entry),
        entry,
        true,
      );
    case 'exclude':
    case 'include':
      return replace(state, entry, excluded(entry, action.type === 'exclude', action.serverId));
    case 'mark-availability':
      return replace(state, entry, { ...entry, unavailable: !action.available });
    default:
      return action satisfies never;
  }
}

function add(state: RootsState, { id, input }: Extract<RootsAction, { type: 'add' }>): RootsStep {
  const placed = place(state, input.location, input.source, input.serverId);
  if (!placed.ok) return { state, result: placed };
  const entry: RootEntry = named(
    {
      id,
      uri: placed.uri,
      source: input.source,
      ...(input.serverId !== undefined && { serverId: input.serverId }),
      excluded: false,
      excludedFor: [],
      unavailable: false,
    },
    input.name ?? '',
  );
  return done([...state, entry], entry, true);
}

function relocate(state: RootsState, entry: RootEntry, location: string): RootsStep {
  const others = state.filter((other) => other !== entry);
  const placed = place(others, location, entry.source, entry.serverId);
  if (!placed.ok) return { state, result: placed };
  return replace(state, entry, { ...entry, uri: placed.uri, unavailable: false });
}

type Placed = { readonly ok: true; readonly uri: string } | Extract<RootsResult, { ok: false }>;

function place(state: RootsState, location: string, source: RootSource, serverId?: string): Placed {
  const read = readLocation(location, source);
  if (!read.ok) return { ok: false, reason: { code: read.reason } };
  const key = rootKey(read.location);
  const twin = state.find((entry) => keyOf(entry) === key && overlaps(entry.serverId, serverId));
  return twin === undefined
    ? { ok: true, uri: read.uri }
    : { ok: false, reason: { code: 'duplicate', of: twin.id } };
}

function keyOf(entry: RootEntry): string | undefined {
  const location = readFileUri(entry.uri);
  return typeof location === 'string' ? undefined : rootKey(location);
}

// A root for everyone and the same one for a single server would be sent to that server twice.
const overlaps = (a: string | undefined, b: string | undefined): boolean =>
  a === undefined || b === undefined || a === b;

function named({ name: _, ...entry }: RootEntry, name: string): RootEntry {
  const clean = name.trim();
  return clean === '' ? entry : { ...entry, name: clean };
}

function excluded(entry: RootEntry, out: boolean, serverId?: string): RootEntry {
  if (serverId === undefined) return { ...entry, excluded: out };
  const others = entry.excludedFor.filter((id) => id !== serverId);
  return { ...entry, excludedFor: out ? [...others, serverId] : others };
}

function replace(state: RootsState, before: RootEntry, after: RootEntry): RootsStep {
  if (sameEntry(before, after)) return done(state, before, false);
  return done(
    state.map((entry) => (entry === before ? after : entry)),
    after,
    true,
  );
}

const sameEntry = (a: RootEntry, b: RootEntry): boolean =>
  a.uri === b.uri &&
  a.name === b.name &&
  a.excluded === b.excluded &&
  a.unavailable === b.unavailable &&
  a.excludedFor.length === b.excludedFor.length &&
  a.excludedFor.every((id) => b.excludedFor.includes(id));

const done = (state: RootsState, entry: RootEntry, changed: boolean): RootsStep => ({
  state,
  result: { ok: true, id: entry.id, changed, warnings: inspectRoot(entry.uri) },
});
