import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileUriToDisplayPath } from './fileUriToDisplayPath.ts';
import { pathToFileUri } from './pathToFileUri.ts';
import { readFileUri } from './readFileUri.ts';

const uriOf = (path: string): string => {
  const result = pathToFileUri(path);
  if (!result.ok) throw new Error(`${path}: ${result.reason}`);
  return result.uri;
};

describe('pathToFileUri', () => {
  it.each([
    ['/home/u/c#/100% done?/x', 'file:///home/u/c%23/100%25%20done%3F/x'],
    ['/', 'file:///'],
    ['/a//b/./c/', 'file:///a/b/c'],
    ['/tmp/über/文件/😀', 'file:///tmp/%C3%BCber/%E6%96%87%E4%BB%B6/%F0%9F%98%80'],
    ["/a/b;c=d&e+f,g@h$i!j'k(l)*m", "file:///a/b;c=d&e+f,g@h$i!j'k(l)*m"],
    ['/a/b\\c', 'file:///a/b%5Cc'],
    ['C:\\Users\\Ann\\src', 'file:///C:/Users/Ann/src'],
    ['c:/temp', 'file:///c:/temp'],
    ['C:\\', 'file:///C:/'],
    ['\\\\server\\share\\a b', 'file://server/share/a%20b'],
    ['\\\\wsl$\\Ubuntu\\home', 'file://wsl$/Ubuntu/home'],
    ['\\\\?\\C:\\very\\long', 'file:///C:/very/long'],
    ['\\\\?\\UNC\\server\\share', 'file://server/share'],
  ])('[RO-06] [S-24] [B111] spells %s as %s', (path, uri) => {
    expect(uriOf(path)).toBe(uri);
  });

  it.each([
    ['', 'empty'],
    ['src/app', 'relative-path'],
    ['C:src', 'relative-path'],
    ['~/code', 'home-shorthand'],
    ['/home/../etc', 'traversal'],
    ['/home/a\\..\\b', 'traversal'],
    ['C:\\a\\..\\b', 'traversal'],
    ['\\\\.\\pipe\\x', 'device-path'],
    ['\\\\?\\GLOBALROOT\\x', 'device-path'],
    ['\\\\server', 'relative-path'],
    ['\\\\a@b\\share', 'unsupported-host'],
    ['\\\\localhost\\share', 'unsupported-host'],
    ['//server/share', 'unsupported-host'],
    ['/a\u0000b', 'control-character'],
    ['/a\nb', 'control-character'],
    ['/safe\u202egnp.exe', 'control-character'],
    ['/a\ud800b', 'malformed-encoding'],
    [`/${'a'.repeat(5000)}`, 'too-long'],
  ])('[RO-09] refuses %j as %s', (path, reason) => {
    expect(pathToFileUri(path)).toEqual({ ok: false, reason });
  });
});

describe('fileUriToDisplayPath', () => {
  it.each([
    ['file:///c%3A/temp', 'c:\\temp'],
    ['file:///C:/Users/Ann/src', 'C:\\Users\\Ann\\src'],
    ['file:///C:', 'C:\\'],
    ['file:///home/u/c%23/100%25%20done%3F/x', '/home/u/c#/100% done?/x'],
    ['file:///home/u/proj/', '/home/u/proj'],
    ['file:///', '/'],
    ['file://localhost/srv', '/srv'],
    ['file://server/share/a%20b', '\\\\server\\share\\a b'],
    ['file:////server/share', '\\\\server\\share'],
    ['FILE:///a', '/a'],
  ])('[B109] shows %s as %s', (uri, path) => {
    expect(fileUriToDisplayPath(uri)).toBe(path);
  });

  it.each(['https://example.com/a', 'file:///a/%zz', 'file:///a/%ff', 'not a uri', 'file:///a?b'])(
    'gives back %s, which it cannot read',
    (uri) => {
      expect(fileUriToDisplayPath(uri)).toBe(uri);
    },
  );
});

describe('readFileUri', () => {
  it.each([
    ['http://example.com/a', 'not-a-file-uri'],
    ['data:text/plain,a', 'not-a-file-uri'],
    ['file:/a', 'not-a-file-uri'],
    ['file:///a/../b', 'traversal'],
    ['file:///a/%2e%2e/b', 'traversal'],
    ['file:///a/.%2E/b', 'traversal'],
    ['file:///a/./b', 'traversal'],
    ['file:///a%2Fb', 'encoded-separator'],
    ['file:///a\\..\\b', 'encoded-separator'],
    ['file:///C:/a%5Cb', 'encoded-separator'],
    ['file:///a%5C..%5Cb', 'traversal'],
    ['file:///a%00b', 'control-character'],
    ['file:///a%E2%80%AEb', 'control-character'],
    ['file:///a%', 'malformed-encoding'],
    ['file:///home/c#/x', 'query-or-fragment'],
    ['file:///home/really?', 'query-or-fragment'],
    ['file://user@host/share', 'unsupported-host'],
    ['file://host:80/share', 'unsupported-host'],
    ['file://c:/temp', 'unsupported-host'],
    ['file://host', 'unsupported-host'],
  ])('[RO-06] [RO-09] refuses %s as %s', (uri, reason) => {
    expect(readFileUri(uri)).toBe(reason);
  });
});

// Names that a folder can have on any system: what is refused has its own table above.
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 24 })
  .filter((text) => !/[/\\:]/.test(text) && text !== '.' && text !== '..')
  .filter((text) => pathToFileUri(`/${text}`).ok);
const posix = fc.array(name, { maxLength: 8 }).map((names) => `/${names.join('/')}`);
const windows = fc
  .tuple(fc.constantFrom('C', 'c', 'z'), fc.array(name, { maxLength: 8 }))
  .map(([letter, names]) => `${letter}:\\${names.join('\\')}`);
const share = fc
  .tuple(
    fc.constantFrom('server', 'files.example.com', 'wsl$'),
    fc.array(name, { minLength: 1, maxLength: 8 }),
  )
  .map(([host, names]) => `\\\\${host}\\${names.join('\\')}`);

describe('round trips', () => {
  it('[S-24] [B111] gives every path back that it took', () => {
    fc.assert(
      fc.property(fc.oneof(posix, windows, share), (path) => {
        const uri = uriOf(path);
        expect(uri).toMatch(/^file:\/\/[\x21-\x7e]+$/);
        expect(uri).not.toMatch(/[?#\\ ]/);
        expect(fileUriToDisplayPath(uri)).toBe(path);
      }),
      { numRuns: 1500 },
    );
  });

  it('agrees with URL on what a path means', () => {
    fc.assert(
      fc.property(posix, (path) => {
        expect(decodeURIComponent(new URL(uriOf(path)).pathname)).toBe(path);
      }),
      { numRuns: 500 },
    );
  });

  it('[RO-09] reads any text without throwing, and never a location with a dot segment', () => {
    const tricky = fc.array(
      fc.constantFrom(
        '..',
        '.',
        '/',
        '\\',
        '%2e',
        '%2E',
        '%2f',
        '%5c',
        'file://',
        'C:',
        '%',
        'a',
        '\u0000',
        '~',
        '?',
        '#',
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          tricky.map((parts) => parts.join('')),
        ),
        (text) => {
          for (const uri of [text, `file:///${text}`, `file://${text}`, uriFrom(text)]) {
            const location = readFileUri(uri);
            if (typeof location === 'string') continue;
            const parts = location.segments.flatMap((segment) => segment.split(/[\\/]/));
            expect(parts).not.toContain('..');
            expect(parts).not.toContain('.');
          }
        },
      ),
      { numRuns: 3000 },
    );
  });
});

function uriFrom(path: string): string {
  const result = pathToFileUri(path);
  return result.ok ? result.uri : '';
}
