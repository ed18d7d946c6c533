/** What was written, before the platform's parser repaired it silently (U3). */
export interface RawUrl {
  /** Scheme, slashes or characters are not the ones a correct address has. */
  readonly noncanonical: boolean;
  readonly surroundingWhitespace: boolean;
  readonly hasUserinfo: boolean;
  /** The host as written, without userinfo and port. */
  readonly host: string;
}

/** Reads the authority of an http(s) address the way the WHATWG parser finds it, keeping what that parser drops. */
export function readRawUrl(raw: string): RawUrl {
  const trimmed = trimAsParser(raw);
  const kept = trimmed.replace(/[\t\n\r]/g, '');
  const match = /^[a-z][a-z0-9+.-]*:([/\\]*)([^/\\?#]*)([^?#]*)/i.exec(kept);
  const [, slashes = '', authority = '', path = ''] = match ?? [];
  const at = authority.lastIndexOf('@');
  return {
    // Lone surrogates become U+FFFD in the address, so what was written can't be what was meant.
    noncanonical: slashes !== '//' || path.includes('\\') || /[\p{Cc}\p{Cs}]/u.test(raw),
    surroundingWhitespace: raw.startsWith(' ') || raw.endsWith(' '),
    hasUserinfo: at >= 0,
    host: hostOf(authority.slice(at + 1)),
  };
}

function hostOf(hostAndPort: string): string {
  if (hostAndPort.startsWith('[')) return hostAndPort.slice(0, hostAndPort.indexOf(']') + 1);
  const colon = hostAndPort.indexOf(':');
  return colon < 0 ? hostAndPort : hostAndPort.slice(0, colon);
}

/** The parser drops C0 controls and spaces at both ends; a loop, since a regular expression for the end is quadratic. */
function trimAsParser(raw: string): string {
  let start = 0;
  let end = raw.length;
  while (start < end && raw.charCodeAt(start) <= 0x20) start++;
  while (end > start && raw.charCodeAt(end - 1) <= 0x20) end--;
  return raw.slice(start, end);
}
