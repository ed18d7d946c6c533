import type { FileLocation } from './FileLocation.ts';

/**
 * Equal for two spellings of one folder: trailing slash, percent-encoding, case of a drive letter or server name,
 * composed or decomposed letters (pickers on macOS give the latter). Case within a path counts: folders may differ by it.
 */
export function rootKey({ style, volume, segments }: FileLocation): string {
  return JSON.stringify([
    style,
    volume.toLowerCase(),
    ...segments.map((segment) => segment.normalize('NFC')),
  ]);
}
