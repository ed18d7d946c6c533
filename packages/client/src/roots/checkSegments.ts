import type { PathRefusal } from './RootRefusal.ts';

// C0, DEL and C1; then what reorders or hides text, with which one folder could be shown as another.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the purpose
const unprintable = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

// Percent-encoding has no form for half a character.
const loneSurrogate = /\p{Surrogate}/u;

/** What makes decoded segments unfit to be a root, if anything (RO-09). Both separators count: the server may run anywhere. */
export function checkSegments(segments: readonly string[]): PathRefusal | undefined {
  for (const segment of segments) {
    if (unprintable.test(segment)) return 'control-character';
    if (loneSurrogate.test(segment)) return 'malformed-encoding';
    if (segment.split('\\').some((part) => part === '..' || part === '.')) return 'traversal';
  }
  return undefined;
}
