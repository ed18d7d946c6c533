import { classifyAddress } from './classifyAddress.ts';
import { decodePercent } from './decodePercent.ts';
import type { InspectUrlOptions } from './InspectUrlOptions.ts';
import { imitates } from './imitates.ts';
import { inspectHostName } from './inspectHostName.ts';
import { isLoopback, nameReasons } from './nameReasons.ts';
import { normalizesHost } from './normalizesHost.ts';
import { hangsBelowPrivateSuffix, resolveDomain } from './resolveDomain.ts';
import { subdomainReasons } from './subdomainReasons.ts';
import type { UrlNote } from './UrlNote.ts';
import type { UrlReason } from './UrlReason.ts';

export interface HostInspection {
  readonly unicodeHost: string;
  readonly registrableDomain: string | null;
  readonly loopback: boolean;
  readonly reasons: readonly UrlReason[];
  readonly notes: readonly UrlNote[];
}

/** Names no registry hands out, so there is no registrable domain to ask for. */
const malformed: ReadonlySet<UrlReason> = new Set([
  'invalid-dns-name',
  'idn-invalid-punycode',
  'hyphen-edge-label',
]);

/** Everything the host of an http(s) address says: where it leads and whether it pretends to lead elsewhere (U3, U5–U7). */
export function inspectHost(host: string, written: string, options: InspectUrlOptions): HostInspection {
  const loopback = isLoopback(host);
  const reasons: UrlReason[] = nameReasons(host);
  const notes: UrlNote[] = [];
  if (written.includes('%')) reasons.push('host-percent-encoded');
  if (loopback && options.policy !== 'local') reasons.push('loopback');

  if (classifyAddress(host) !== null) {
    const obfuscated = !host.startsWith('[') && written !== host;
    if (obfuscated) reasons.push('ip-obfuscated');
    else if (loopback) notes.push('loopback');
    return { unicodeHost: host, registrableDomain: null, loopback, reasons, notes };
  }

  if (loopback) notes.push('loopback');
  const { unicodeHost, reasons: spelling } = inspectHostName(host);
  reasons.push(...spelling);
  if (unicodeHost !== host) notes.push('idn');
  const wellFormed = !spelling.some((it) => malformed.has(it));
  if (wellFormed && normalizesHost(decodePercent(written), host, unicodeHost))
    reasons.push('host-normalized');

  const name = withoutRootDot(host);
  const answer = wellFormed && !loopback ? resolveDomain(name, options) : undefined;
  if (answer === null && name.includes('.')) reasons.push('public-suffix-host');
  const registrableDomain = answer ?? null;
  if (registrableDomain !== null && hangsBelowPrivateSuffix(registrableDomain, options)) {
    notes.push('private-suffix');
  }

  const guarded = (options.protectedDomains ?? []).map(canonicalDomain).filter((it) => it.ascii !== '');
  reasons.push(
    ...subdomainReasons(
      name,
      registrableDomain,
      guarded.map((it) => it.ascii),
    ),
  );
  const shown = { ascii: name, unicode: withoutRootDot(unicodeHost), registrableDomain };
  if (name.length <= 253 && guarded.some((domain) => imitates(shown, domain))) {
    reasons.push('lookalike-protected-domain');
  }
  return { unicodeHost, registrableDomain, loopback, reasons, notes };
}

function withoutRootDot(host: string): string {
  return host.endsWith('.') ? host.slice(0, -1) : host;
}

/** A host may write its domains in either form. */
function canonicalDomain(domain: string): { ascii: string; unicode: string } {
  const address = `https://${domain}/`;
  const ascii = URL.canParse(address) ? new URL(address).hostname : '';
  return { ascii, unicode: ascii.includes('xn--') ? inspectHostName(ascii).unicodeHost : ascii };
}
