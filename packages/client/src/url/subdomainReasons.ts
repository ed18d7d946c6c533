import type { UrlReason } from './UrlReason.ts';

/** Endings people read as "the end of the name"; country codes and words such as `app` are also ordinary labels, so not here. */
const endings = new Set(['com', 'net', 'org', 'gov', 'edu', 'mil', 'biz']);
const secondLevel = new Set(['co', 'com', 'net', 'org', 'gov', 'ac', 'edu', 'or', 'ne', 'go']);
const mostLabels = 5;

/** What is suspicious about the labels before the registrable domain; without a resolver the last two labels are left out. */
export function subdomainReasons(
  name: string,
  registrableDomain: string | null,
  protectedDomains: readonly string[],
): UrlReason[] {
  const labels = name.split('.');
  const own = registrableDomain === null ? 2 : registrableDomain.split('.').length;
  const prefix = labels.slice(0, Math.max(0, labels.length - own));
  const reasons: UrlReason[] = [];
  const inside = `.${prefix.join('.')}.`;
  if (looksLikeDomain(prefix) || protectedDomains.some((domain) => inside.includes(`.${domain}.`))) {
    reasons.push('embedded-domain');
  }
  if (prefix.length > mostLabels) reasons.push('many-subdomains');
  return reasons;
}

/** The labels that look like the end of a name, or like an IPv4 address. */
function looksLikeDomain(prefix: readonly string[]): boolean {
  return prefix.some((label, index) => {
    if (index === 0) return false;
    if (endings.has(label)) return true;
    // `example.co.uk.` inside a longer name.
    if (secondLevel.has(prefix[index - 1] ?? '') && index > 1 && /^[a-z]{2}$/.test(label)) return true;
    return index >= 3 && prefix.slice(index - 3, index + 1).every((it) => /^\d{1,3}$/.test(it));
  });
}
