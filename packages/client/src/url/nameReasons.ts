import { classifyAddress } from './classifyAddress.ts';
import type { UrlReason } from './UrlReason.ts';

const metadataNames = new Set(
  'metadata.google.internal metadata.goog metadata instance-data instance-data.ec2.internal metadata.azure.internal metadata.tencentyun.com metadata.packet.net metadata.platformequinix.com'.split(
    ' ',
  ),
);
/** Names that only a private network answers: RFC 6762, 8375, 9476's neighbours and what home routers and offices use. */
const privateNetwork = /\.(local|internal|intranet|private|corp|home|lan|localdomain)$|(^|\.)home\.arpa$/;
/** Delegated or not, never ordinary sites: IANA's special-use names. */
const specialUse = /(^|\.)(onion|alt|invalid|arpa)$/;
const fileLike = /\.(zip|mov|cab|exe|msi|dmg|iso|bat|jar|apk|pkg|pdf|docx?|xlsx?|pptx?|rar|tar|gz)$/;

/** Whether a host is this machine, by name or by address. */
export function isLoopback(host: string): boolean {
  return /(^|\.)localhost\.?$/.test(host) || classifyAddress(host) === 'loopback';
}

/** What the kind of host says: where it leads, when it is not an ordinary public name (U5). */
export function nameReasons(host: string): UrlReason[] {
  const kind = classifyAddress(host);
  switch (kind) {
    case 'metadata':
      return ['metadata-endpoint'];
    case 'unspecified':
      return ['unspecified-address'];
    case 'private':
      return ['private-network'];
    case 'public':
      return ['ip-literal'];
    case 'loopback':
      return [];
    case null:
      break;
    default:
      kind satisfies never;
  }
  const name = host.endsWith('.') ? host.slice(0, -1) : host;
  if (metadataNames.has(name)) return ['metadata-endpoint'];
  if (privateNetwork.test(name)) return ['private-network'];
  if (isLoopback(name)) return [];
  if (!name.includes('.')) return ['single-label-host'];
  if (specialUse.test(name)) return ['special-use-tld'];
  return fileLike.test(name) ? ['file-like-tld'] : [];
}
