import { skeleton } from '../text/skeleton.ts';

/** Whether a host name could be taken for a protected domain it does not belong to: same look, or its name inside. */
export function imitates(name: string, unicodeName: string, domain: string): boolean {
  if (name === domain || name.endsWith(`.${domain}`)) return false;
  const own = domain.split('.').length;
  const labels = unicodeName.split('.');
  const end = labels.slice(-own).join('.');
  if (skeleton(end) === skeleton(domain)) return true;

  // `google.com-login.evil.example` and `accounts-google-com.evil.example` show the whole domain, dots or not.
  const flat = `-${skeleton(unicodeName).replaceAll('.', '-')}-`;
  const whole = `-${skeleton(domain).replaceAll('.', '-')}-`;
  const spelledOut = `.${unicodeName}.`.includes(`.${domain}.`);
  if (flat.includes(whole) && !spelledOut) return true;

  const brand = skeleton(domain.split('.')[0] ?? '');
  if (brand.length < 4) return false;
  const site = skeleton(labels.at(-own) ?? '');
  return site.split('-').includes(brand) || (brand.length >= 6 && isOneEditAway(site, brand));
}

/** One letter added, dropped, changed, or two neighbours swapped. */
function isOneEditAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  return (
    Math.max(left.length, right.length) <= 1 ||
    (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
  );
}
