import type { UrlReason } from './UrlReason.ts';

/** What was written, before the platform's parser repaired it silently (U3). */
export interface RawUrl {
  readonly reasons: readonly UrlReason[];
  /** The host as written, in lower case, without userinfo and port. */
  readonly host: string;
}

/** Reads the authority of an http(s) address the way the WHATWG parser finds it, keeping what that parser drops. */
export function readRawUrl(raw: string): RawUrl {
  const kept = trimAsParser(raw).replace(/[\t\n\r]/g, '');
  const match = /^[a-z][a-z0-9+.-]*:([/\\]*)([^/\\?#]*)([^?#]*)/i.exec(kept);
  const [, slashes = '', authority = '', path = ''] = match ?? [];
  const at = authority.lastIndexOf('@');

  const reasons: UrlReason[] = [];
  // A lone surrogate becomes U+FFFD in the address, so what was written can't be what was meant.
  if (slashes !== '//' || path.includes('\\') || /[\p{Cc}\p{Cs}]/u.test(raw))
    reasons.push('noncanonical-syntax');
  if (raw.startsWith(' ') || raw.endsWith(' ')) reasons.push('surrounding-whitespace');
  if (at >= 0) reasons.push('userinfo');
  return { reasons, host: lowerCase(hostOf(authority.slice(at + 1))) };
}

function hostOf(hostAndPort: string): string {
  if (hostAndPort.startsWith('[')) return hostAndPort.slice(0, hostAndPort.indexOf(']') + 1);
  const colon = hostAndPort.indexOf(':');
  return colon < 0 ? hostAndPort : hostAndPort.slice(0, colon);
}

/** Letter by letter, as host names are mapped: a whole word's capital sigma would become a final one. */
function lowerCase(text: string): string {
  return /^[\0-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : Array.from(text, (letter) => letter.toLowerCase()).join('');
}

/** The parser drops C0 controls and spaces at both ends; a loop, since a regular expression for the end is quadratic. */
function trimAsParser(raw: string): string {
  let start = 0;
  let end = raw.length;
  while (start < end && raw.charCodeAt(start) <= 0x20) start++;
  while (end > start && raw.charCodeAt(end - 1) <= 0x20) end--;
  return raw.slice(start, end);
}
