/** What an IP literal points at, as far as that can be said without a network. */
export type AddressKind = 'metadata' | 'unspecified' | 'loopback' | 'private' | 'public';

type Range = readonly [first: number, prefixLength: number, kind: AddressKind];

// Cloud metadata and credential services first: they lie inside link-local, shared or public space (U5).
const ipv4Ranges: readonly Range[] = [
  [ipv4(169, 254, 169, 254), 32, 'metadata'],
  [ipv4(169, 254, 170, 2), 32, 'metadata'],
  [ipv4(169, 254, 170, 23), 32, 'metadata'],
  [ipv4(169, 254, 0, 23), 32, 'metadata'],
  [ipv4(100, 100, 100, 200), 32, 'metadata'],
  [ipv4(192, 0, 0, 192), 32, 'metadata'],
  [ipv4(168, 63, 129, 16), 32, 'metadata'],
  [0, 8, 'unspecified'],
  [ipv4(127, 0, 0, 0), 8, 'loopback'],
  [ipv4(10, 0, 0, 0), 8, 'private'],
  [ipv4(100, 64, 0, 0), 10, 'private'],
  [ipv4(169, 254, 0, 0), 16, 'private'],
  [ipv4(172, 16, 0, 0), 12, 'private'],
  [ipv4(192, 0, 0, 0), 24, 'private'],
  [ipv4(192, 168, 0, 0), 16, 'private'],
  [ipv4(198, 18, 0, 0), 15, 'private'],
];

/** Classifies a canonical IPv4 or bracketed IPv6 host as `URL.hostname` gives it; `null` when it is a name. */
export function classifyAddress(host: string): AddressKind | null {
  if (host.startsWith('[')) return classifyIpv6(groupsOf(host.slice(1, -1)));
  const octets = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(host);
  if (octets === null) return null;
  const [a, b, c, d] = octets.slice(1).map(Number);
  return classifyIpv4(ipv4(a, b, c, d));
}

function ipv4(a = 0, b = 0, c = 0, d = 0): number {
  return a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
}

function classifyIpv4(address: number): AddressKind {
  const range = ipv4Ranges.find(([first, length]) => {
    const size = 2 ** (32 - length);
    return Math.floor(address / size) === Math.floor(first / size);
  });
  return range?.[2] ?? 'public';
}

function classifyIpv6(groups: readonly number[]): AddressKind {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups;
  const leadingZeros = groups.findIndex((group) => group !== 0);
  if (leadingZeros === -1) return 'unspecified';
  if (leadingZeros === 7 && h === 1) return 'loopback';
  if (c + d + e + f + g === 0) {
    if (a === 0xfd00 && b === 0x0ec2 && (h === 0x254 || h === 0x23)) return 'metadata';
    if (a === 0xfd20 && b === 0x00ce && h === 0x254) return 'metadata';
  }
  const tail = g * 2 ** 16 + h;
  if (a + b + c + d === 0) {
    if (e === 0 && f === 0xffff) return classifyIpv4(tail);
    if ((e === 0xffff || e === 0) && f === 0) return throughTranslation(tail);
  }
  if (a === 0x64 && b === 0xff9b) return c === 1 ? 'private' : throughTranslation(tail);
  if (a === 0x2002) return throughTranslation(b * 2 ** 16 + c);
  // Unique local, link-local and the deprecated site-local space.
  if (a >> 9 === 0xfc >> 1 || (a >= 0xfe80 && a <= 0xfeff)) return 'private';
  return 'public';
}

/** An IPv4 address inside a translated, compatible, NAT64 or 6to4 one: somewhere near, but never this machine's own loopback. */
function throughTranslation(address: number): AddressKind {
  const kind = classifyIpv4(address);
  return kind === 'loopback' || kind === 'unspecified' ? 'private' : kind;
}

function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const numbers = (text: string): number[] =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  if (tail === undefined) return numbers(head);
  const before = numbers(head);
  const after = numbers(tail);
  return [...before, ...Array<number>(Math.max(0, 8 - before.length - after.length)).fill(0), ...after];
}
