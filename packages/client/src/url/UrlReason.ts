/**
 * Why an address is blocked or warned about, as in `cases/url-cases.json`
 * and `own-authorization-server` (EL-URL-44). `block` takes the open control away, `severe`
 * asks for an acknowledgement of its own before Open (U10), `plain` is said above it.
 */
export type UrlReason = BlockingReason | SevereReason | PlainReason;

type BlockingReason = (typeof blocking)[number];
type SevereReason = (typeof severe)[number];
type PlainReason = (typeof plain)[number];

/** `insecure-http` is here by default and `plain` where the host relaxes it (U4). */
const blocking = [
  'scheme-not-allowed',
  'unparseable',
  'userinfo',
  'noncanonical-syntax',
  'invalid-dns-name',
  'ip-obfuscated',
  'insecure-http',
  'metadata-endpoint',
  'unspecified-address',
  'unsafe-port',
  'url-too-long',
] as const;

const severe = [
  'lookalike-protected-domain',
  'idn-mixed-script',
  'idn-whole-script-confusable',
  'idn-digit-lookalike',
  'idn-disallowed-char',
  'idn-combining-marks',
  'idn-invalid-punycode',
  'embedded-domain',
  'host-percent-encoded',
  'host-normalized',
  'nested-dangerous-scheme',
  'credential-in-url',
  'own-authorization-server',
  'bidi-control',
  'loopback-service-port',
] as const;

const plain = [
  'shell-metacharacters',
  'nested-url-cross-site',
  'pii-in-url',
  'invisible-char',
  'public-suffix-host',
  'file-like-tld',
  'special-use-tld',
  'many-subdomains',
  'hyphen-edge-label',
  'trailing-dot',
  'single-label-host',
  'private-network',
  'loopback',
  'ip-literal',
  'unusual-port',
  'long-url',
  'surrounding-whitespace',
] as const;

/** Every reason there is, most severe first. */
export const urlReasons: readonly UrlReason[] = [...blocking, ...severe, ...plain];

const blockingSet: ReadonlySet<string> = new Set(blocking);
const severeSet: ReadonlySet<string> = new Set(severe);

/** Whether a reason takes the open control away; for `insecure-http` the host's option decides instead. */
export function isBlockingReason(reason: UrlReason): boolean {
  return blockingSet.has(reason);
}

/** Whether a reason asks the person for a separate acknowledgement before the address can be opened (U10). */
export function isSevereReason(reason: UrlReason): boolean {
  return severeSet.has(reason);
}
