import type { UrlPart } from './UrlInspection.ts';

/** Splits a canonical address for display; the parts join to exactly `href` (U7). */
export function splitHref(href: string, registrableDomain: string | null): UrlPart[] {
  const scheme = /^https?:\/\//.exec(href)?.[0];
  if (scheme === undefined) {
    const colon = href.indexOf(':') + 1;
    return parts([
      ['scheme', href.slice(0, colon)],
      ['path', href.slice(colon)],
    ]);
  }
  const rest = href.slice(scheme.length);
  const authority = /^[^/?#]*/.exec(rest)?.[0] ?? '';
  const afterAuthority = rest.slice(authority.length);
  const path = /^[^?#]*/.exec(afterAuthority)?.[0] ?? '';
  const query = /^[^#]*/.exec(afterAuthority.slice(path.length))?.[0] ?? '';
  const userinfo = authority.slice(0, authority.lastIndexOf('@') + 1);
  const port = /:\d*$/.exec(authority)?.[0] ?? '';
  const host = authority.slice(userinfo.length, authority.length - port.length);
  return parts([
    ['scheme', scheme],
    ['userinfo', userinfo],
    ...splitHost(host, registrableDomain),
    ['port', port],
    ['path', path],
    ['query', query],
    ['fragment', afterAuthority.slice(path.length + query.length)],
  ]);
}

type Piece = readonly [role: UrlPart['role'], text: string];

function splitHost(host: string, registrableDomain: string | null): Piece[] {
  if (registrableDomain === null) return [['host', host]];
  const start = host.lastIndexOf(registrableDomain);
  return [
    ['host-prefix', host.slice(0, start)],
    ['registrable-domain', registrableDomain],
    // The root dot of `example.com.`
    ['host', host.slice(start + registrableDomain.length)],
  ];
}

function parts(pieces: readonly Piece[]): UrlPart[] {
  return pieces.filter(([, text]) => text !== '').map(([role, text]) => ({ role, text }));
}
