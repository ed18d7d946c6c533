import { checkSegments } from './checkSegments.ts';
import type { FileLocation } from './FileLocation.ts';
import type { PathRefusal } from './RootRefusal.ts';
import { shareHost } from './readPath.ts';

const driveSegment = /^[A-Za-z]:$/;

/**
 * Reads a `file://` URI without `URL`, which would resolve the dot segments that must be refused (RO-09) and rewrite
 * spellings that must stay byte-identical.
 */
export function readFileUri(uri: string): FileLocation | PathRefusal {
  if (uri === '') return 'empty';
  if (uri.length > 4096 * 3) return 'too-long';
  if (!/^file:\/\//i.test(uri)) return 'not-a-file-uri';
  if (/[?#]/.test(uri)) return 'query-or-fragment';
  const rest = uri.slice('file://'.length);
  const slash = rest.indexOf('/');
  const host = slash < 0 ? rest : rest.slice(0, slash);
  // Browsers and some servers read `\` in a URI as a separator, others as a name.
  if (rest.includes('\\')) return 'encoded-separator';
  const location = locate(host, slash < 0 ? '' : rest.slice(slash));
  if (typeof location === 'string') return location;
  if (location.style !== 'posix' && location.segments.some((segment) => segment.includes('\\'))) {
    return 'encoded-separator';
  }
  return checkSegments(location.segments) ?? location;
}

function locate(host: string, path: string): FileLocation | PathRefusal {
  if (host === '' || host.toLowerCase() === 'localhost') return local(path);
  if (/^[A-Za-z](?::|%3a)$/i.test(host)) return 'unsupported-host';
  const segments = decode(path);
  if (typeof segments === 'string') return segments;
  if (!shareHost.test(host) || segments.length === 0) return 'unsupported-host';
  return { style: 'unc', volume: host, segments };
}

function local(path: string): FileLocation | PathRefusal {
  const segments = decode(path);
  if (typeof segments === 'string') return segments;
  const [first = '', ...below] = segments;
  // The other spelling of a share: `file:////server/share`.
  if (path.startsWith('//') && first !== '') {
    if (!shareHost.test(first) || below.length === 0) return 'unsupported-host';
    return { style: 'unc', volume: first, segments: below };
  }
  return driveSegment.test(first)
    ? { style: 'drive', volume: first, segments: below }
    : { style: 'posix', volume: '', segments };
}

function decode(path: string): readonly string[] | PathRefusal {
  if (/%2f/i.test(path)) return 'encoded-separator';
  try {
    return path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
  } catch {
    return 'malformed-encoding';
  }
}
