import type { FileLocation } from './FileLocation.ts';
import { readFileUri } from './readFileUri.ts';

/**
 * The path that a person recognises: `/home/a b`, `C:\Users\a`, `\\server\share`. For display only; the stored URI is what
 * leaves, byte for byte (case B109). A string that can't be read as a file URI comes back as it is.
 */
export function fileUriToDisplayPath(uri: string): string {
  const location = readFileUri(uri);
  return typeof location === 'string' ? uri : displayLocation(location);
}

export function displayLocation({ style, volume, segments }: FileLocation): string {
  switch (style) {
    case 'posix':
      return `/${segments.join('/')}`;
    case 'drive':
      return `${volume}\\${segments.join('\\')}`;
    case 'unc':
      return `\\\\${volume}\\${segments.join('\\')}`;
    default:
      return style satisfies never;
  }
}
