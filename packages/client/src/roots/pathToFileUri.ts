import type { FileLocation } from './FileLocation.ts';
import type { PathRefusal } from './RootRefusal.ts';
import { readPath } from './readPath.ts';

export type FileUriResult =
  | { readonly ok: true; readonly uri: string }
  | { readonly ok: false; readonly reason: PathRefusal };

/**
 * The `file://` URI of an absolute path: POSIX (`/home/a`), Windows drive (`C:\a`) or UNC (`\\server\share`). Lone `.`
 * segments, doubled and trailing separators are dropped. Serves client/roots#root (RO-06, S-24; case B111).
 */
export function pathToFileUri(path: string): FileUriResult {
  const location = readPath(path);
  return typeof location === 'string' ? { ok: false, reason: location } : { ok: true, uri: write(location) };
}

function write({ style, volume, segments }: FileLocation): string {
  const path = segments.map(encodeSegment);
  switch (style) {
    case 'posix':
      return `file:///${path.join('/')}`;
    case 'drive':
      return `file:///${volume}/${path.join('/')}`;
    case 'unc':
      return `file://${volume}/${path.join('/')}`;
    default:
      return style satisfies never;
  }
}

// encodeURIComponent also escapes these, which RFC 3986 allows in a segment and Node's pathToFileURL leaves alone.
const allowed = /%(?:24|26|2B|2C|3B|3D|3A|40)/g;

const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment).replace(allowed, (escaped) => decodeURIComponent(escaped));
