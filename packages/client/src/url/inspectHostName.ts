import { decodePunycode } from './decodePunycode.ts';
import { inspectLabel } from './inspectLabel.ts';
import type { UrlReason } from './UrlReason.ts';

export interface HostNameInspection {
  readonly unicodeHost: string;
  readonly reasons: readonly UrlReason[];
}

/** Decodes a DNS name and checks its syntax and each international label, the same in every engine (U3, U6). */
export function inspectHostName(host: string): HostNameInspection {
  // Beyond what DNS can carry nothing is decoded: the name is blocked and only its length could cost time.
  if (host.length > 254) return { unicodeHost: host, reasons: ['invalid-dns-name'] };
  const reasons = new Set<UrlReason>();
  const dotted = host.endsWith('.');
  const ascii = (dotted ? host.slice(0, -1) : host).split('.');
  if (dotted) reasons.add('trailing-dot');
  else if (host.length > 253) reasons.add('invalid-dns-name');
  const labels = ascii.map((label) => decodeLabel(label, reasons));
  const topLevel = labels.at(-1) ?? '';

  for (const [index, label] of ascii.entries()) {
    if (!/^[a-z0-9_-]{1,63}$/.test(label)) reasons.add('invalid-dns-name');
    const unicode = labels[index] ?? label;
    if (unicode !== label) for (const reason of inspectLabel(unicode, topLevel)) reasons.add(reason);
    else if (!label.startsWith('xn--') && /^-|-$/.test(label)) reasons.add('hyphen-edge-label');
  }
  return { unicodeHost: labels.join('.') + (dotted ? '.' : ''), reasons: [...reasons] };
}

function decodeLabel(label: string, reasons: Set<UrlReason>): string {
  if (!label.startsWith('xn--')) return label;
  const unicode = decodePunycode(label.slice(4));
  if (unicode === null || unicode === '') {
    reasons.add('invalid-dns-name').add('idn-invalid-punycode');
    return label;
  }
  if (/^[\0-\x7f]*$/.test(unicode)) {
    reasons.add('idn-invalid-punycode');
    return unicode;
  }
  // Chromium takes Punycode that names no valid label; encoding it again with the platform's own rules tells.
  const again = `https://${unicode}/`;
  if (!URL.canParse(again) || new URL(again).hostname !== label) {
    reasons.add('invalid-dns-name').add('idn-invalid-punycode');
    return label;
  }
  return unicode;
}
