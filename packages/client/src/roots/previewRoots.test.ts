import { describe, expect, it } from 'vitest';
import { createRootsStore } from './createRootsStore.ts';
import { inspectRoot } from './inspectRoot.ts';
import { pathToFileUri } from './pathToFileUri.ts';
import { previewRoots } from './previewRoots.ts';

const warningsFor = (path: string, homes?: readonly string[]): string[] => {
  const result = pathToFileUri(path);
  if (!result.ok) throw new Error(`${path}: ${result.reason}`);
  return inspectRoot(result.uri, homes === undefined ? {} : { homes }).map(({ code }) => code);
};

describe('inspectRoot', () => {
  it.each([
    ['/', 'filesystem-root'],
    ['C:\\', 'drive-root'],
    ['/mnt/c', 'drive-root'],
    ['/Volumes/Backup', 'drive-root'],
    ['/home', 'all-homes'],
    ['C:\\Users', 'all-homes'],
    ['/home/ann', 'home-folder'],
    ['/Users/ann/', 'home-folder'],
    ['/root', 'home-folder'],
    ['c:\\users\\Ann', 'home-folder'],
    ['/etc', 'system-folder'],
    ['/usr/bin', 'system-folder'],
    ['C:\\Windows\\System32', 'system-folder'],
    ['/home/ann/.ssh', 'keys'],
    ['/home/ann/.ssh/config', 'keys'],
    ['C:\\Users\\Ann\\.SSH', 'keys'],
    ['/home/ann/.gnupg', 'keys'],
    ['/home/ann/.aws', 'cloud-credentials'],
    ['/home/ann/.config/gcloud', 'cloud-credentials'],
    ['/home/ann/.kube', 'cloud-credentials'],
    ['/Users/ann/Library/Keychains', 'passwords'],
    ['/home/ann/.password-store', 'passwords'],
    ['/home/ann/p/.env', 'environment-file'],
    ['/home/ann/p/.env.local', 'environment-file'],
    ['/home/ann/p/prod.env', 'environment-file'],
    ['/home/ann/.netrc', 'credential-file'],
    ['/home/ann/p/server.pem', 'credential-file'],
    ['/home/ann/p/id_ed25519', 'credential-file'],
    ['/home/ann/vault.kdbx', 'credential-file'],
    ['\\\\server\\share\\team', 'remote-share'],
  ])('[S-25] warns about %s: %s', (path, code) => {
    expect(warningsFor(path)).toContain(code);
  });

  it.each([
    '/home/ann/code/app',
    '/Users/ann/travel-planning',
    'C:\\Users\\Ann\\src',
    '/var/www/site/public',
    '/home/ann/environment',
    '/home/ann/p/.env.example',
    '/home/ann/keyboard',
    '/srv/app',
  ])('has nothing to say about %s', (path) => {
    expect(warningsFor(path)).toEqual([]);
  });

  it('knows the home folder the host names, wherever it is', () => {
    expect(warningsFor('/data/people/ann', ['/data/people/ann/'])).toEqual(['home-folder']);
  });
});

describe('previewRoots', () => {
  const store = createRootsStore({
    roots: [
      { location: '/home/ann/app', name: 'App', source: 'code' },
      { location: '/home/ann', source: 'typed' },
      { location: '/home/ann/other', source: 'typed', serverId: 'other' },
      { location: '/home/ann/private', source: 'typed' },
    ],
  });
  const idOf = (uri: string): string => store.getSnapshot().find((entry) => entry.uri === uri)?.id ?? '';
  store.exclude(idOf('file:///home/ann/private'));

  it('[RO-12] shows exactly what approving sends, with its warnings, and what stays back', () => {
    const preview = previewRoots(store.getSnapshot(), 's');
    expect(preview.answer).toEqual(store.answerFor('s'));
    expect(preview.shared.map(({ entry }) => entry.uri)).toEqual(preview.answer.roots.map(({ uri }) => uri));
    expect(preview.shared.map(({ label, path }) => [label, path])).toEqual([
      ['App', '/home/ann/app'],
      ['ann', '/home/ann'],
    ]);
    expect(preview.shared[1]?.warnings.map(({ code }) => code)).toEqual(['home-folder']);
    expect(preview.withheld.map(({ path, because }) => [path, because])).toEqual([
      ['/home/ann/private', 'excluded'],
    ]);
  });

  it('[RO-12] leaves out of this answer what the person unticks, and only there', () => {
    const preview = previewRoots(store.getSnapshot(), 's', new Set([idOf('file:///home/ann')]));
    expect(preview.answer).toEqual({ roots: [{ uri: 'file:///home/ann/app', name: 'App' }] });
    expect(preview.withheld.map(({ because }) => because)).toEqual(['left-out', 'excluded']);
    expect(store.answerFor('s').roots).toHaveLength(2);
  });
});
