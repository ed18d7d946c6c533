import { displayLocation } from './fileUriToDisplayPath.ts';
import { readFileUri } from './readFileUri.ts';

/** A short name for a root: its own, else its last folder, else (`/`, `C:\`) the path itself (RO-07; case B113). */
export function rootLabel(root: { readonly uri: string; readonly name?: string }): string {
  if (root.name !== undefined && root.name.trim() !== '') return root.name;
  const location = readFileUri(root.uri);
  if (typeof location === 'string') return root.uri;
  return location.segments.at(-1) ?? displayLocation(location);
}
