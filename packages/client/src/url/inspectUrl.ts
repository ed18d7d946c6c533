import { classifyAddress } from './classifyAddress.ts';
import { decodePercent } from './decodePercent.ts';
import type { InspectUrlOptions } from './InspectUrlOptions.ts';
import { imitates } from './imitates.ts';
import { inspectHostName } from './inspectHostName.ts';
import { inspectParameters, inspectWholeText } from './inspectParameters.ts';
import { isLoopback, nameReasons } from './nameReasons.ts';
import { normalizesHost } from './normalizesHost.ts';
import { portReason } from './portReason.ts';
import { readRawUrl } from './readRawUrl.ts';
import { splitHref } from './splitHref.ts';
import { subdomainReasons } from './subdomainReasons.ts';
import { textReasons } from './textReasons.ts';
import type { UrlInspection } from './UrlInspection.ts';
import type { UrlNote } from './UrlNote.ts';
import { isBlockingReason, isSevereReason, type UrlReason, urlReasons } from './UrlReason.ts';

/** Longer than this can't be meaningfully shown, and what can't be shown can't be consented to (U7). */
const maxLength = 32_768;
const longLength = 2_048;
/** Names no registry hands out, so there is no registrable domain to ask for. */
const malformedName: ReadonlySet<UrlReason> = new Set([
  'invalid-dns-name',
  'idn-invalid-punycode',
  'hyphen-edge-label',
]);

/**
 * Says what a person must know about an address before opening it: pure, synchronous, without network, never throws
 * (U1–U6, U12–U14; MCP elicitation, "Safe URL Handling").
 */
export function inspectUrl(raw: string, options: InspectUrlOptions = {}): UrlInspection {
  if (!URL.canParse(raw)) return refused('unparseable', '', '');
  const url = new URL(raw);
  const scheme = url.protocol.slice(0, -1);
  if (scheme !== 'https' && scheme !== 'http') return refused('scheme-not-allowed', url.href, scheme);

  const host = url.hostname;
  const name = host.endsWith('.') ? host.slice(0, -1) : host;
  const address = classifyAddress(host);
  const loopback = isLoopback(host);
  const reasons = new Set<UrlReason>();
  const notes = new Set<UrlNote>();
  const add = (found: Iterable<UrlReason>): void => {
    for (const reason of found) reasons.add(reason);
  };

  const written = readRawUrl(raw);
  if (written.noncanonical) reasons.add('noncanonical-syntax');
  if (written.surroundingWhitespace) reasons.add('surrounding-whitespace');
  if (written.hasUserinfo) reasons.add('userinfo');
  if (url.password !== '') reasons.add('credential-in-url');
  if (written.host.includes('%')) reasons.add('host-percent-encoded');

  let unicodeHost = host;
  let registrableDomain: string | null = null;
  if (address === null) {
    const inspected = inspectHostName(host);
    unicodeHost = inspected.unicodeHost;
    add(inspected.reasons);
    if (unicodeHost !== host) notes.add('idn');
    const malformed = inspected.reasons.some((it) => malformedName.has(it));
    if (!malformed && normalizesHost(decodePercent(written.host), host, unicodeHost)) {
      reasons.add('host-normalized');
    }
    const answer = malformed || loopback ? undefined : resolve(name, options);
    registrableDomain = answer ?? null;
    if (answer === null && name.includes('.')) reasons.add('public-suffix-host');
    const suffix = registrableDomain?.slice(registrableDomain.indexOf('.') + 1);
    if (suffix !== undefined && options.isPrivateSuffix?.(suffix)) notes.add('private-suffix');

    const guarded = (options.protectedDomains ?? []).map((domain) => domain.toLowerCase());
    add(subdomainReasons(name, registrableDomain, guarded));
    const unicodeName = unicodeHost.endsWith('.') ? unicodeHost.slice(0, -1) : unicodeHost;
    if (guarded.some((domain) => imitates(name, unicodeName, domain)))
      reasons.add('lookalike-protected-domain');
  } else if (!host.startsWith('[') && written.host.toLowerCase() !== host) {
    reasons.add('ip-obfuscated');
  }

  add(nameReasons(host));
  if (loopback) {
    if (!reasons.has('ip-obfuscated')) notes.add('loopback');
    if (options.policy !== 'local') reasons.add('loopback');
  } else if (scheme === 'http') reasons.add('insecure-http');
  const port = portReason(url.port, loopback);
  if (port !== null) reasons.add(port);
  else if (url.port !== '' && !loopback) notes.add('nondefault-port');

  if (Math.max(url.href.length, raw.length) > maxLength) reasons.add('url-too-long');
  else {
    if (url.href.length > longLength) reasons.add('long-url');
    const encoded = url.pathname + url.search + url.hash;
    const decoded = decodePercent(encoded);
    add(textReasons(encoded, decoded));
    add(inspectWholeText(decoded));
    const findings = inspectParameters(url, (other) => isSameSite(other, host, registrableDomain, options));
    add(findings.reasons);
    for (const note of findings.notes) notes.add(note);
  }

  const primaryHost = unicodeHost !== host && !hasDeceptiveReason(reasons) ? 'unicode' : 'ascii';
  const blocks = (reason: UrlReason): boolean =>
    reason === 'insecure-http' ? options.insecureHttp !== 'warn' : isBlockingReason(reason);
  const trusted = options.trustedHosts?.some((it) => it.toLowerCase() === host) ?? false;
  if (trusted) notes.add('trusted-host');
  const shown = urlReasons.filter((it) => reasons.has(it) && (!trusted || blocks(it)));
  return {
    verdict: shown.some(blocks) ? 'block' : shown.length > 0 ? 'warn' : 'ok',
    reasons: shown,
    notes: [...notes],
    href: url.href,
    scheme,
    host,
    unicodeHost,
    primaryHost,
    registrableDomain,
    parts: splitHref(url.href, registrableDomain),
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

function hasDeceptiveReason(reasons: ReadonlySet<UrlReason>): boolean {
  return [...reasons].some((reason) => isSevereReason(reason) || isBlockingReason(reason));
}

/** A host's resolver is not trusted to answer well: only a suffix of the name itself counts, anything else is "can't tell". */
function resolve(name: string, options: InspectUrlOptions): string | null | undefined {
  try {
    const answer = options.getRegistrableDomain?.(name);
    if (answer === null || answer === undefined) return answer;
    return name === answer || name.endsWith(`.${answer}`) ? answer : undefined;
  } catch {
    return undefined;
  }
}

function isSameSite(
  other: string,
  host: string,
  registrableDomain: string | null,
  options: InspectUrlOptions,
): boolean {
  if (other === host) return true;
  if (registrableDomain !== null) return resolve(other, options) === registrableDomain;
  return other.endsWith(`.${host}`) || host.endsWith(`.${other}`);
}
