import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createRootsStore, type RootsStore } from './createRootsStore.ts';
import { fileUriToDisplayPath } from './fileUriToDisplayPath.ts';
import type { RootInput, RootSource } from './RootEntry.ts';
import type { RootsAction, RootsResult } from './RootsState.ts';
import { rootLabel } from './rootLabel.ts';

const cases = new URL('../../../testing/fixtures/cases/', import.meta.url);
const caseLines = readFileSync(new URL('elicitation-cases.jsonl', cases), 'utf8').trim().split('\n');
interface RootsCase {
  readonly id: string;
  readonly area: string;
  readonly input: { readonly roots?: readonly { uri: string; name?: string }[]; readonly addPath?: string };
}
const rootsCases: ReadonlyMap<string, RootsCase> = new Map(
  caseLines
    .map((line) => JSON.parse(line) as RootsCase)
    .filter(({ area }) => area === 'd.roots')
    .map((one) => [one.id, one]),
);
const inputOf = (id: string): RootsCase['input'] => {
  const found = rootsCases.get(id);
  if (found === undefined) throw new Error(`no case ${id}`);
  return found.input;
};
const configured = (id: string): RootInput[] =>
  (inputOf(id).roots ?? []).map(({ uri, name }) => ({
    location: uri,
    source: 'code' as const,
    ...(name !== undefined && { name }),
  }));

const typed = (location: string, serverId?: string): RootInput => ({
  location,
  source: 'typed',
  ...(serverId !== undefined && { serverId }),
});

function added(store: RootsStore, input: RootInput): string {
  const result = store.add(input);
  if (!result.ok) throw new Error(result.reason.code);
  return result.id;
}
const refusal = (result: RootsResult): unknown => (result.ok ? undefined : result.reason.code);

describe('the d.roots cases', () => {
  it('are all here', () => {
    expect([...rootsCases.keys()]).toEqual(['B109', 'B111', 'B113', 'B114']);
  });

  it('[B109] keeps a VS Code style URI byte for byte and shows it as a path', () => {
    const store = createRootsStore({ roots: configured('B109') });
    expect(store.getSnapshot().map(({ uri }) => fileUriToDisplayPath(uri))).toEqual([
      'c:\\temp',
      'C:\\Users\\Ann\\src',
    ]);
    expect(store.answerFor('any')).toEqual({ roots: inputOf('B109').roots });
  });

  it('[B111] [RO-06] turns a typed path with #, ? and % into a correct URI', () => {
    const store = createRootsStore();
    added(store, typed(inputOf('B111').addPath ?? ''));
    expect(store.answerFor('any')).toEqual({ roots: [{ uri: 'file:///home/u/c%23/100%25%20done%3F/x' }] });
  });

  it('[B113] labels a folder with a trailing slash and refuses its twin as a duplicate', () => {
    const store = createRootsStore({ roots: configured('B113') });
    const [first] = store.getSnapshot();
    expect(store.getSnapshot()).toHaveLength(1);
    expect(store.refused).toEqual([
      {
        input: { location: 'file:///home/u/proj', source: 'code' },
        reason: { code: 'duplicate', of: first?.id },
      },
    ]);
    for (const root of inputOf('B113').roots ?? []) expect(rootLabel(root)).toBe('proj');
    expect(rootLabel({ uri: 'file:///' })).toBe('/');
    expect(rootLabel({ uri: 'file:///C:/' })).toBe('C:\\');
  });

  it('[B114] [RO-04] signals exactly one change for a saved edit, none for a save without one, none for a cancelled one', () => {
    const store = createRootsStore({ roots: configured('B114') });
    const onChange = vi.fn();
    store.watch('any', onChange);
    const draft: RootsAction[] = [{ type: 'add', id: 'b', input: typed('/b') }];
    expect(onChange).not.toHaveBeenCalled();
    store.apply(draft);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledWith({
      roots: [{ uri: 'file:///a', name: 'a' }, { uri: 'file:///b' }],
    });
    store.apply([]);
    store.apply(draft);
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

describe('the answer to roots/list', () => {
  it('[S-24] [RO-23] is the one the source document shows, for the folders the host has open', () => {
    const seed = JSON.parse(readFileSync(new URL('seed-requests.json', cases), 'utf8')) as {
      cases: { id: string; answer: { roots: { uri: string; name?: string }[] } }[];
    };
    const expected = seed.cases.find(({ id }) => id === 'seed-roots')?.answer;
    const store = createRootsStore();
    const open = (expected?.roots ?? []).map(({ uri, name }) => ({
      location: fileUriToDisplayPath(uri),
      ...(name !== undefined && { name }),
    }));
    store.syncWorkspace(open);
    expect(store.answerFor('travel')).toEqual(expected);

    const changes = vi.fn();
    store.watch('travel', changes);
    store.syncWorkspace([...open, { location: '/Users/agent/archive/2023-trips' }]);
    expect(changes).toHaveBeenCalledTimes(1);
    expect(store.answerFor('travel').roots.at(-1)).toEqual({ uri: 'file:///Users/agent/archive/2023-trips' });
  });

  it('[RO-23] is an empty list when there is nothing to share', () => {
    expect(createRootsStore().answerFor('any')).toEqual({ roots: [] });
  });

  it('[RO-07] leaves an empty name out', () => {
    const store = createRootsStore();
    const id = added(store, { ...typed('/a'), name: '  ' });
    expect(store.answerFor('any')).toStrictEqual({ roots: [{ uri: 'file:///a' }] });
    store.rename(id, 'Work');
    expect(store.answerFor('any')).toStrictEqual({ roots: [{ uri: 'file:///a', name: 'Work' }] });
    store.rename(id, '');
    expect(store.answerFor('any')).toStrictEqual({ roots: [{ uri: 'file:///a' }] });
  });

  it('[RO-25] has what was edited since the last answer', () => {
    const store = createRootsStore();
    added(store, typed('/a'));
    const before = store.answerFor('any');
    const id = added(store, typed('/b'));
    expect(store.answerFor('any').roots).toHaveLength(before.roots.length + 1);
    store.remove(id);
    expect(store.answerFor('any')).toEqual(before);
  });

  it('[S-24] differs by server: own roots, exclusions for one and for all', () => {
    const store = createRootsStore();
    const shared = added(store, typed('/shared'));
    added(store, typed('/only-a', 'a'));
    store.exclude(shared, 'b');
    const urisFor = (server: string): string[] => store.answerFor(server).roots.map(({ uri }) => uri);
    expect(urisFor('a')).toEqual(['file:///shared', 'file:///only-a']);
    expect(urisFor('b')).toEqual([]);
    expect(urisFor('c')).toEqual(['file:///shared']);
    store.exclude(shared);
    expect(urisFor('a')).toEqual(['file:///only-a']);
    store.include(shared);
    expect(urisFor('b')).toEqual([]);
    store.include(shared, 'b');
    expect(urisFor('b')).toEqual(['file:///shared']);
  });

  it("[RO-11] [RO-14] [RO-15] leaves out what the host's probe cannot reach, until it can", () => {
    const store = createRootsStore();
    const id = added(store, typed('/mnt/usb/work'));
    store.markAvailability(id, false);
    expect(store.answerFor('any')).toEqual({ roots: [] });
    expect(store.getSnapshot()[0]).toMatchObject({ unavailable: true });
    store.markAvailability(id, true);
    expect(store.answerFor('any').roots).toHaveLength(1);
  });
});

describe('ways in', () => {
  it.each<[RootSource, string, string]>([
    ['typed', '  /home/a  \n', 'file:///home/a'],
    ['typed', '"C:\\Program Data\\x"', 'file:///C:/Program%20Data/x'],
    ['typed', 'file:///c%3A/temp', 'file:///c%3A/temp'],
    ['picker', '/home/ends with space ', 'file:///home/ends%20with%20space%20'],
    ['code', 'file:///home/u/proj/', 'file:///home/u/proj/'],
  ])('[RO-22] takes from %s %j as %s', (source, location, uri) => {
    const store = createRootsStore();
    added(store, { location, source });
    expect(store.getSnapshot()).toMatchObject([{ uri, source }]);
  });

  it.each([
    ['http://example.com/', 'not-a-file-uri'],
    ['vscode-remote://ssh/home', 'not-a-file-uri'],
    ['src', 'relative-path'],
    ['/a/../b', 'traversal'],
    ['file:///a/%2e%2e/b', 'traversal'],
    ['   ', 'empty'],
  ])('[RO-06] [RO-09] refuses %j as %s and stays as it was', (location, code) => {
    const store = createRootsStore();
    const listener = vi.fn();
    store.subscribe(listener);
    const before = store.getSnapshot();
    expect(refusal(store.add(typed(location)))).toBe(code);
    expect(store.getSnapshot()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it.each([
    ['/home/u/proj', '/home/u/proj/'],
    ['C:\\temp', 'file:///c%3A/temp/'],
    ['C:\\temp', 'c:/temp'],
    ['/a b', 'file:///a%20b'],
    ['/~a', 'file:///%7Ea'],
    ['/caf\u00e9', '/cafe\u0301'],
    ['\\\\Server\\share', 'file:////server/share'],
    ['/srv', 'file://localhost/srv'],
  ])('[B113] knows %s and %s for one folder', (first, second) => {
    const store = createRootsStore();
    const id = added(store, typed(first));
    expect(store.add(typed(second))).toEqual({ ok: false, reason: { code: 'duplicate', of: id } });
  });

  it('keeps folders apart that differ by case within the path', () => {
    const store = createRootsStore();
    added(store, typed('/a'));
    expect(store.add(typed('/A')).ok).toBe(true);
  });

  it('refuses a root for one server that everyone has already, and allows it for two servers', () => {
    const store = createRootsStore();
    added(store, typed('/a', 'one'));
    expect(store.add(typed('/a', 'two')).ok).toBe(true);
    expect(refusal(store.add(typed('/a')))).toBe('duplicate');
  });

  it('says that an entry is gone instead of doing nothing quietly', () => {
    const store = createRootsStore();
    expect(store.rename('nobody', 'x')).toEqual({ ok: false, reason: { code: 'unknown-root' } });
  });
});

describe("the host's workspace", () => {
  it('[RO-26] adds what is open, drops what was closed and leaves hand-made entries alone', () => {
    const store = createRootsStore();
    added(store, typed('/by-hand'));
    store.syncWorkspace([{ location: '/one' }, { location: '/two' }]);
    store.syncWorkspace([{ location: '/two/' }, { location: '/three' }]);
    expect(store.answerFor('any').roots.map(({ uri }) => uri)).toEqual([
      'file:///by-hand',
      'file:///two',
      'file:///three',
    ]);
  });

  it('[RO-26] lets an exclusion win over the folder being found again', () => {
    const store = createRootsStore();
    store.syncWorkspace([{ location: '/secret' }]);
    const [entry] = store.getSnapshot();
    store.exclude(entry?.id ?? '');
    store.syncWorkspace([]);
    store.syncWorkspace([{ location: '/secret' }]);
    expect(store.answerFor('any')).toEqual({ roots: [] });
    expect(store.getSnapshot()).toHaveLength(1);
  });
});

describe('changes', () => {
  it('[RO-04] [RO-27] [B114] notifies once for an addition, a new name, a move and a removal, and never for nothing', () => {
    const store = createRootsStore();
    const changes = vi.fn();
    store.watch('any', changes);
    const id = added(store, typed('/a'));
    store.rename(id, 'A');
    store.relocate(id, '/b');
    expect(changes).toHaveBeenCalledTimes(3);
    store.rename(id, 'A');
    store.relocate(id, '/b');
    store.include(id);
    store.markAvailability(id, true);
    store.add(typed('/b/'));
    expect(changes).toHaveBeenCalledTimes(3);
    store.remove(id);
    store.remove(id);
    expect(changes).toHaveBeenCalledTimes(4);
  });

  it("[RO-04] doesn't tell a server about roots that aren't its own", () => {
    const store = createRootsStore();
    const id = added(store, typed('/a'));
    const a = vi.fn();
    const b = vi.fn();
    store.watch('a', a);
    store.watch('b', b);
    store.exclude(id, 'b');
    added(store, typed('/for-b', 'b'));
    expect(a).not.toHaveBeenCalled();
    expect(b).toHaveBeenCalledTimes(2);
  });

  it('notifies once for edits applied together, and lets the good ones through beside a refused one', () => {
    const store = createRootsStore();
    const changes = vi.fn();
    store.subscribe(changes);
    const results = store.apply([
      { type: 'add', id: '1', input: typed('/a') },
      { type: 'add', id: '2', input: typed('../b') },
      { type: 'rename', id: '1', name: 'A' },
    ]);
    expect(results.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(changes).toHaveBeenCalledTimes(1);
  });

  it('stops when told to, even if one function was subscribed twice', () => {
    const store = createRootsStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.subscribe(listener);
    stop();
    added(store, typed('/a'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('[RO-04] [B114] signals exactly when the answer changed, whatever is edited', () => {
    const location = fc.constantFrom('/a', '/a/', '/b', '/c', '../x', 'file:///b');
    const id = fc.constantFrom('1', '2', '3');
    const server = fc.constantFrom(undefined, 's', 't');
    const action: fc.Arbitrary<RootsAction> = fc.oneof(
      fc.record({ type: fc.constant('add' as const), id, input: location.map((text) => typed(text)) }),
      fc.record({ type: fc.constant('rename' as const), id, name: fc.constantFrom('', 'n', 'm') }),
      fc.record({ type: fc.constant('relocate' as const), id, location }),
      fc.record({ type: fc.constant('remove' as const), id }),
      fc
        .tuple(fc.constantFrom('exclude' as const, 'include' as const), id, server)
        .map(([type, one, serverId]) => ({ type, id: one, ...(serverId !== undefined && { serverId }) })),
      fc.record({ type: fc.constant('mark-availability' as const), id, available: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(action, { maxLength: 4 }), { maxLength: 20 }), (batches) => {
        const store = createRootsStore();
        let calls = 0;
        let expected = 0;
        store.watch('s', () => calls++);
        for (const batch of batches) {
          const before = JSON.stringify(store.answerFor('s'));
          store.apply(batch);
          if (JSON.stringify(store.answerFor('s')) !== before) expected++;
          expect(calls).toBe(expected);
          const uris = store.answerFor('s').roots.map(({ uri }) => uri.replace(/\/$/, ''));
          expect(new Set(uris).size).toBe(uris.length);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('a reload', () => {
  it('brings every entry back as it was', () => {
    const store = createRootsStore();
    const id = added(store, { ...typed('C:\\a'), name: 'A' });
    store.exclude(id, 'x');
    added(store, typed('file:///c%3A/other/', 'x'));
    const kept = JSON.parse(JSON.stringify(store.getSnapshot())) as ReturnType<RootsStore['getSnapshot']>;
    expect(createRootsStore({ saved: kept }).getSnapshot()).toEqual(store.getSnapshot());
  });

  it('[RO-09] checks saved entries again, since the storage may have been edited', () => {
    const store = createRootsStore({
      saved: [
        {
          id: '1',
          uri: 'file:///a/../b',
          source: 'typed',
          excluded: false,
          excludedFor: [],
          unavailable: false,
        },
      ],
    });
    expect(store.getSnapshot()).toEqual([]);
    expect(store.refused).toMatchObject([{ reason: { code: 'traversal' } }]);
  });
});
