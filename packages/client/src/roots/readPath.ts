import { checkSegments } from './checkSegments.ts';
import type { FileLocation } from './FileLocation.ts';
import type { PathRefusal } from './RootRefusal.ts';

const drive = /^([A-Za-z]:)[\\/]/;
/** NetBIOS and DNS names, and the `wsl$` of Windows. */
export const shareHost: RegExp = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,253})\$?$/;

/** Reads an absolute path as people and pickers spell it: POSIX, Windows drive or UNC, by its shape alone. */
export function readPath(path: string): FileLocation | PathRefusal {
  if (path === '') return 'empty';
  if (path.length > 4096) return 'too-long';
  const location = split(path);
  if (typeof location === 'string') return location;
  return checkSegments(location.segments) ?? location;
}

function split(path: string): FileLocation | PathRefusal {
  const plain = withoutLongPathPrefix(path);
  if (/^[\\/]{2}[.?][\\/]/.test(plain)) return 'device-path';
  const [, volume] = drive.exec(plain) ?? [];
  if (volume !== undefined) return { style: 'drive', volume, segments: windowsSegments(plain.slice(2)) };
  if (plain.startsWith('\\\\')) return unc(windowsSegments(plain));
  // `//server/share` is a share to Windows and a plain folder to POSIX: an answer in the person's name must not guess.
  if (plain.startsWith('//')) return 'unsupported-host';
  if (plain.startsWith('/')) {
    return { style: 'posix', volume: '', segments: plain.split('/').filter(isNamed) };
  }
  return plain.startsWith('~') ? 'home-shorthand' : 'relative-path';
}

function unc([server, ...segments]: readonly string[]): FileLocation | PathRefusal {
  if (server === undefined || segments.length === 0) return 'relative-path';
  // RFC 8089 reads `file://localhost/x` as the local `/x`, so a share of that host can't be written down.
  if (!shareHost.test(server) || server.toLowerCase() === 'localhost') return 'unsupported-host';
  return { style: 'unc', volume: server, segments };
}

function withoutLongPathPrefix(path: string): string {
  if (/^\\\\\?\\UNC\\/i.test(path)) return `\\\\${path.slice(8)}`;
  return /^\\\\\?\\[A-Za-z]:\\/.test(path) ? path.slice(4) : path;
}

const windowsSegments = (path: string): readonly string[] => path.split(/[\\/]/).filter(isNamed);

// A lone `.` changes nothing and is dropped; `..` is left in place and refused.
const isNamed = (segment: string): boolean => segment !== '' && segment !== '.';
