import { skeleton } from '../text/skeleton.ts';

interface DomainForms {
  readonly ascii: string;
  readonly unicode: string;
}

/** Whether a host name could be taken for a protected domain it does not belong to: same look, or its name inside. */
export function imitates(
  host: DomainForms & { readonly registrableDomain: string | null },
  domain: DomainForms,
): boolean {
  if (host.ascii === domain.ascii || host.ascii.endsWith(`.${domain.ascii}`)) return false;
  const labels = host.unicode.split('.');
  const own = domain.unicode.split('.').length;
  if (skeleton(labels.slice(-own).join('.')) === skeleton(domain.unicode)) return true;

  // `google.com-login.evil.example` and `accounts-google-com.evil.example` show the whole domain, dots or not;
  // with both dots in place it is an embedded domain, which has its own reason.
  const spelledOut = `.${host.unicode}.`.includes(`.${domain.unicode}.`);
  if (!spelledOut && hyphenated(host.unicode).includes(hyphenated(domain.unicode))) return true;

  const brand = skeleton(domain.unicode.split('.')[0] ?? '');
  // Short brands are syllables of ordinary names.
  if (brand.length < 4) return false;
  const depth = host.registrableDomain?.split('.').length ?? own;
  const site = skeleton(labels.at(-depth) ?? '');
  return site.split('-').includes(brand) || (brand.length >= 6 && isOneEditAway(site, brand));
}

function hyphenated(name: string): string {
  return `-${skeleton(name).replaceAll('.', '-')}-`;
}

/** One letter added, dropped, changed, or two neighbours swapped. */
function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  const swapped = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  return swapped || Math.max(left.length, right.length) <= 1;
}
