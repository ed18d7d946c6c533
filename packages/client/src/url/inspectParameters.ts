import { hasCredentialShape, isCredentialParameter, isPersonalParameter } from './credentials.ts';
import { decodePercent } from './decodePercent.ts';
import type { UrlNote } from './UrlNote.ts';
import type { UrlReason } from './UrlReason.ts';

export interface ParameterFindings {
  readonly reasons: Set<UrlReason>;
  readonly notes: Set<UrlNote>;
}

interface Context {
  readonly findings: ParameterFindings;
  readonly isSameSite: (host: string) => boolean;
  /** Addresses of other sites are expected here. */
  readonly silent: boolean;
  readonly depth: number;
}

/** Runs code, reads local files or starts an application when a site follows it. */
const dangerousScheme =
  /^(?:javascript|vbscript|file|filesystem|blob|view-source|intent):|^data:[^,]{0,200},/i;
const email = /(?<![@\w.+-])[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}(?![\w-])/i;
/** An address in an address in an address; deeper nothing ordinary goes. */
const maxDepth = 4;

/** OAuth and OpenID parameters whose value is rightly an address of somebody else (RFC 6749, 8707, client metadata documents). */
const oauthAddresses = new Set(
  'redirect_uri post_logout_redirect_uri resource audience scope client_id iss issuer'.split(' '),
);
/** OAuth parameters that may be a JWT and give no access (RFC 9101). */
const oauthOpaque = new Set('state nonce request'.split(' '));

/** Looks into path, query and fragment for addresses, credentials and personal data (U12, U13). */
export function inspectParameters(url: URL, isSameSite: (host: string) => boolean): ParameterFindings {
  const findings: ParameterFindings = { reasons: new Set(), notes: new Set() };
  const parameters = [...split(url.search), ...split(url.hash)];
  const names = new Set(parameters.map(([name]) => name));
  const oauth = names.has('client_id') && names.has('response_type');

  for (const [name, value] of parameters) {
    if (isCredentialParameter(name, value)) findings.reasons.add('credential-in-url');
    if (isPersonalParameter(name, value)) findings.reasons.add('pii-in-url');
    if (!(oauth && oauthOpaque.has(name))) inspectText(value, findings);
    const silent = oauth && oauthAddresses.has(name);
    inspectValue(value, { findings, isSameSite, silent, depth: 0 });
  }
  // An authorization response on its way back: until it is redeemed the code is as good as the login.
  if (names.has('code') && names.has('state') && !names.has('client_id')) {
    findings.reasons.add('credential-in-url');
  }

  const path = decodePercent(url.pathname);
  inspectText(path, findings);
  if (/https?:\/{1,2}[^/]/i.test(path)) findings.notes.add('nested-url');
  return findings;
}

function inspectText(text: string, { reasons }: ParameterFindings): void {
  if (hasCredentialShape(text)) reasons.add('credential-in-url');
  if (email.test(text)) reasons.add('pii-in-url');
}

function inspectValue(value: string, context: Context): void {
  const { findings, depth } = context;
  // Parsers drop controls and spaces in front of a scheme, and tabs and line ends inside it.
  if (dangerousScheme.test(value.replace(/[\p{Cc}\s]/gu, ''))) {
    findings.reasons.add('nested-dangerous-scheme');
    return;
  }
  const addresses = addressesIn(value);
  for (const address of addresses) inspectAddress(address, context);
  if (addresses.length > 0 || depth >= maxDepth || !/%[0-9a-f]{2}/i.test(value)) return;

  const found = (): number => Number(findings.notes.has('nested-url')) + findings.reasons.size;
  const before = found();
  inspectValue(decodePercent(value), { ...context, depth: depth + 1 });
  if (found() > before) findings.notes.add('double-encoded');
}

function inspectAddress(address: string, context: Context): void {
  const { findings, isSameSite, silent, depth } = context;
  const absolute = /^[/\\]/.test(address) ? `https:${address}` : address;
  if (!URL.canParse(absolute)) return;
  const url = new URL(absolute);
  findings.notes.add('nested-url');
  if (url.password !== '') findings.reasons.add('credential-in-url');
  if (!silent && !isSameSite(url.hostname)) findings.reasons.add('nested-url-cross-site');
  if (depth >= maxDepth) return;
  for (const [, value] of [...split(url.search), ...split(url.hash)]) {
    inspectValue(value, { ...context, depth: depth + 1 });
  }
}

/** Addresses a site would follow: the value itself, also without a scheme (`//evil.test`), or a word of a longer text. */
function addressesIn(value: string): string[] {
  const trimmed = value.trim();
  if (/^(?:https?:|[/\\]{2})/i.test(trimmed)) return trimmed.split(/[\s,]+(?=https?:)/i);
  return trimmed.split(/[\s,|]+/).filter((word) => /^https?:[/\\]{2}/i.test(word));
}

function split(part: string): [name: string, value: string][] {
  return part
    .slice(1)
    .split(/[&?]/)
    .filter((it) => it !== '')
    .map((it) => {
      const equals = it.indexOf('=');
      const decode = (text: string): string => decodePercent(text.replaceAll('+', ' '));
      return equals < 0 ? ['', decode(it)] : [decode(it.slice(0, equals)), decode(it.slice(equals + 1))];
    });
}
