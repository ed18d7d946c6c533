import { canonicalHref } from './canonicalHref.ts';
import { decodePercent } from './decodePercent.ts';
import type { InspectUrlOptions } from './InspectUrlOptions.ts';
import { inspectHost } from './inspectHost.ts';
import { inspectParameters } from './inspectParameters.ts';
import { portReason } from './portReason.ts';
import { readRawUrl } from './readRawUrl.ts';
import { resolveDomain } from './resolveDomain.ts';
import { splitHref } from './splitHref.ts';
import { textReasons } from './textReasons.ts';
import type { UrlInspection } from './UrlInspection.ts';
import type { UrlNote } from './UrlNote.ts';
import { isBlockingReason, isSevereReason, type UrlReason, urlReasons } from './UrlReason.ts';

/** Longer than this can't be meaningfully shown, and what can't be shown can't be consented to (U7). */
const maxLength = 32_768;
const longLength = 2_048;

/**
 * Says what a person must know about an address before opening it: pure, synchronous, without network, never throws
 * (U1–U6, U12–U14; MCP elicitation, "Safe URL Handling").
 */
export function inspectUrl(raw: string, options: InspectUrlOptions = {}): UrlInspection {
  if (typeof raw !== 'string' || !URL.canParse(raw)) return refused('unparseable', '', '');
  const url = new URL(raw);
  const scheme = url.protocol.slice(0, -1);
  if (scheme !== 'https' && scheme !== 'http') return refused('scheme-not-allowed', url.href, scheme);

  const href = canonicalHref(url);
  const written = readRawUrl(raw);
  const host = inspectHost(url.hostname, written.host, options);
  const reasons = new Set<UrlReason>([...written.reasons, ...host.reasons]);
  const notes = new Set<UrlNote>(host.notes);
  if (url.password !== '') reasons.add('credential-in-url');
  if (scheme === 'http' && !host.loopback) reasons.add('insecure-http');

  if (isOwnAuthorization(url, options)) reasons.add('own-authorization-server');

  const port = portReason(url.port, host.loopback);
  if (port !== null) reasons.add(port);
  else if (url.port !== '' && !host.loopback) notes.add('nondefault-port');

  if (Math.max(href.length, raw.length) > maxLength) reasons.add('url-too-long');
  else {
    if (href.length > longLength) reasons.add('long-url');
    const encoded = url.pathname + url.search + url.hash;
    for (const reason of textReasons(encoded, decodePercent(encoded))) reasons.add(reason);
    const found = inspectParameters(url, (other) =>
      isSameSite(other, url.hostname, host.registrableDomain, options),
    );
    for (const reason of found.reasons) reasons.add(reason);
    for (const note of found.notes) notes.add(note);
  }

  const blocks = (reason: UrlReason): boolean =>
    reason === 'insecure-http' ? options.insecureHttp !== 'warn' : isBlockingReason(reason);
  const deceptive = [...reasons].some((reason) => isSevereReason(reason) || isBlockingReason(reason));
  const trusted = (options.trustedHosts ?? []).some((it) => isHost(it, url.hostname, host.unicodeHost));
  if (trusted) notes.add('trusted-host');
  const shown = urlReasons.filter((it) => reasons.has(it) && (!trusted || blocks(it)));

  return {
    verdict: shown.some(blocks) ? 'block' : shown.length > 0 ? 'warn' : 'ok',
    reasons: shown,
    notes: [...notes],
    href,
    scheme,
    host: url.hostname,
    unicodeHost: host.unicodeHost,
    primaryHost: host.unicodeHost !== url.hostname && !deceptive ? 'unicode' : 'ascii',
    registrableDomain: host.registrableDomain,
    parts: splitHref(href, host.registrableDomain),
  };
}

function refused(reason: UrlReason, href: string, scheme: string): UrlInspection {
  return {
    verdict: 'block',
    reasons: [reason],
    notes: [],
    href,
    scheme,
    host: null,
    unicodeHost: null,
    primaryHost: 'ascii',
    registrableDomain: null,
    parts: splitHref(href, null),
  };
}

/** URL mode is not for authorising people at the MCP server itself (EL-URL-44); without the host's word nothing is guessed. */
function isOwnAuthorization(url: URL, options: InspectUrlOptions): boolean {
  return (options.authorizationServers ?? []).some(
    (server) => URL.canParse(server) && new URL(server).origin === url.origin,
  );
}

function isHost(written: string, host: string, unicodeHost: string): boolean {
  const name = written.toLowerCase();
  return name === host || name === unicodeHost;
}

/** Without public suffix knowledge only a host's own subdomains and parents count as the same site. */
function isSameSite(
  other: string,
  host: string,
  registrableDomain: string | null,
  options: InspectUrlOptions,
): boolean {
  if (other === host) return true;
  if (registrableDomain !== null) return resolveDomain(other, options) === registrableDomain;
  if (options.getRegistrableDomain !== undefined) return false;
  return other.endsWith(`.${host}`) || host.endsWith(`.${other}`);
}
