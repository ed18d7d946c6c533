import { describe, expect, it, vi } from 'vitest';
import { announceRoots } from './announceRoots.ts';
import { createRootsStore } from './createRootsStore.ts';
import { rootsCapability } from './rootsCapability.ts';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('announceRoots', () => {
  it('[RO-04] tells a legacy server once per change', async () => {
    const store = createRootsStore();
    const notify = vi.fn();
    const stop = announceRoots({ store, serverId: 's', era: 'legacy', notify });
    store.add({ location: '/a', source: 'typed' });
    store.add({ location: '/a', source: 'typed' });
    await settled();
    expect(notify).toHaveBeenCalledTimes(1);
    stop();
    store.add({ location: '/b', source: 'typed' });
    await settled();
    expect(notify).toHaveBeenCalledTimes(1);
  });

  it('[RO-05] tells a modern server nothing', async () => {
    const store = createRootsStore();
    const notify = vi.fn();
    announceRoots({ store, serverId: 's', era: 'modern', notify });
    store.add({ location: '/a', source: 'typed' });
    await settled();
    expect(notify).not.toHaveBeenCalled();
  });

  it('says nothing to a server without consent, not even that something changed', async () => {
    const store = createRootsStore();
    const notify = vi.fn();
    announceRoots({ store, serverId: 's', era: 'legacy', notify, hasConsent: () => false });
    store.add({ location: '/a', source: 'typed' });
    await settled();
    expect(notify).not.toHaveBeenCalled();
  });

  it('survives a connection that is gone', async () => {
    const store = createRootsStore();
    const later = vi.fn();
    announceRoots({ store, serverId: 's', era: 'legacy', notify: () => Promise.reject(new Error('closed')) });
    store.subscribe(later);
    store.add({ location: '/a', source: 'typed' });
    await settled();
    expect(later).toHaveBeenCalledTimes(1);
  });
});

describe('rootsCapability', () => {
  it('[RO-02] [RO-03] declares listChanged only where the notification exists and is sent', () => {
    expect(rootsCapability('legacy', true)).toEqual({ listChanged: true });
    expect(rootsCapability('legacy', false)).toEqual({});
    expect(rootsCapability('modern', true)).toEqual({});
  });
});
