import { getDomain, parse } from 'tldts';

const options = { allowPrivateDomains: true } as const;

/** The registrable domain by the Public Suffix List, private suffixes such as `github.io` included (U7). */
export function getRegistrableDomain(host: string): string | null {
  return getDomain(host, options);
}

/** Whether a public suffix belongs to a company whose customers are separate sites, such as `github.io`. */
export function isPrivateSuffix(suffix: string): boolean {
  const parsed = parse(suffix, options);
  return parsed.publicSuffix === suffix && parsed.isPrivate === true;
}
