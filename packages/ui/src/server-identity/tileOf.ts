import type { ServerIdentity } from '@assent/client';

/** Number of tile colours in the stylesheet. */
const hues = 8;

/** Letters and colour number of a server's tile: the same for the same host id, whatever the server says of itself. */
export function tileOf(server: ServerIdentity): { readonly letters: string; readonly hue: number } {
  let hash = 0;
  for (const character of server.id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  const letters = Array.from(server.label.replace(/[^\p{L}\p{N}]/gu, '')).slice(0, 2);
  return { letters: letters.join(''), hue: hash % hues };
}
