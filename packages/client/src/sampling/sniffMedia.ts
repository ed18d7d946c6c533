/** What the bytes are, whatever their label says (T6). */
export type MediaType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/gif'
  | 'image/webp'
  | 'audio/wav'
  | 'audio/mpeg'
  | 'audio/ogg'
  | 'audio/flac'
  | 'audio/mp4'
  | 'audio/aac'
  | 'audio/webm';

interface Signature {
  readonly type: MediaType;
  /** Hexadecimal, `..` for any byte. */
  readonly bytes: string;
}

const signatures: readonly Signature[] = [
  { type: 'image/png', bytes: '89504e470d0a1a0a' },
  { type: 'image/jpeg', bytes: 'ffd8ff' },
  { type: 'image/gif', bytes: '474946383761' },
  { type: 'image/gif', bytes: '474946383961' },
  { type: 'image/webp', bytes: '52494646........57454250' },
  { type: 'audio/wav', bytes: '52494646........57415645' },
  { type: 'audio/mpeg', bytes: '494433' },
  { type: 'audio/aac', bytes: 'fff1' },
  { type: 'audio/aac', bytes: 'fff9' },
  { type: 'audio/mpeg', bytes: 'fffb' },
  { type: 'audio/mpeg', bytes: 'fffa' },
  { type: 'audio/mpeg', bytes: 'fff3' },
  { type: 'audio/mpeg', bytes: 'fff2' },
  { type: 'audio/ogg', bytes: '4f676753' },
  { type: 'audio/flac', bytes: '664c6143' },
  { type: 'audio/mp4', bytes: '........66747970' },
  { type: 'audio/webm', bytes: '1a45dfa3' },
];

/** A stub shorter than its signature still counts when at least this many of its bytes agree. */
const minimumBytes = 4;

function matches(head: string, bytes: string): boolean {
  let compared = 0;
  for (let at = 0; at < bytes.length && at < head.length; at += 2) {
    if (bytes[at] === '.') continue;
    if (head.slice(at, at + 2) !== bytes.slice(at, at + 2)) return false;
    compared += 1;
  }
  return compared >= Math.min(minimumBytes, bytes.replaceAll('.', '').length / 2);
}

/**
 * Recognises safe raster images and common audio by their first bytes; `undefined` for everything else, SVG included.
 * @param family What the block claims to be; a RIFF stub too short to tell is read as what fits the claim.
 */
export function sniffMedia(base64: string, family: 'image' | 'audio'): MediaType | undefined {
  let head = '';
  try {
    for (const char of atob(base64.slice(0, 24))) head += char.charCodeAt(0).toString(16).padStart(2, '0');
  } catch {
    return undefined;
  }
  return signatures.find(
    (signature) => signature.type.startsWith(`${family}/`) && matches(head, signature.bytes),
  )?.type;
}
