import type { FileLocation } from './FileLocation.ts';
import { pathToFileUri } from './pathToFileUri.ts';
import type { RootSource } from './RootEntry.ts';
import type { PathRefusal } from './RootRefusal.ts';
import { readFileUri } from './readFileUri.ts';

export type LocationResult =
  | { readonly ok: true; readonly uri: string; readonly location: FileLocation }
  | { readonly ok: false; readonly reason: PathRefusal };

/** A root's location from code, a picker or a person: a file URI stays as it is, a path becomes one. */
export function readLocation(text: string, source: RootSource): LocationResult {
  const given = source === 'typed' ? cleaned(text) : text;
  const uri = /^[A-Za-z][A-Za-z0-9+.-]+:/.test(given) ? given : fromPath(given);
  if (typeof uri !== 'string') return uri;
  const location = readFileUri(uri);
  return typeof location === 'string' ? { ok: false, reason: location } : { ok: true, uri, location };
}

function fromPath(path: string): string | { readonly ok: false; readonly reason: PathRefusal } {
  const result = pathToFileUri(path);
  return result.ok ? result.uri : result;
}

// Pasting brings line ends along, and Explorer's "Copy as path" puts the path in quotes.
function cleaned(text: string): string {
  const trimmed = text.trim();
  return /^"[^"]+"$/.test(trimmed) ? trimmed.slice(1, -1) : trimmed;
}
