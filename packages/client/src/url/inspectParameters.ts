import { hasCredentialShape, isCredentialParameter } from './credentials.ts';
import { decodePercent } from './decodePercent.ts';
import type { UrlNote } from './UrlNote.ts';
import type { UrlReason } from './UrlReason.ts';

export interface ParameterFindings {
  readonly reasons: Set<UrlReason>;
  readonly notes: Set<UrlNote>;
}

/** Runs code or reads local files when a site follows it. */
const dangerousScheme =
  /^(?:javascript|vbscript|file|filesystem|blob|view-source|intent):|^data:[^,]{0,200},/i;
const maxDepth = 4;

/** OAuth and OpenID parameters whose value is rightly an address of somebody else (RFC 6749, 8707, 9728, client metadata documents). */
const oauthAddresses = new Set(
  'redirect_uri post_logout_redirect_uri resource audience scope client_id iss issuer'.split(' '),
);

/** Looks into query and fragment for addresses, credentials and personal data (U12, U13). */
export function inspectParameters(url: URL, isSameSite: (host: string) => boolean): ParameterFindings {
  const findings: ParameterFindings = { reasons: new Set(), notes: new Set() };
  const parameters = [...split(url.search), ...split(url.hash)];
  const names = new Set(parameters.map(([name]) => name));
  const oauth = names.has('client_id') && names.has('response_type');
  for (const [name, value] of parameters) {
    const silent = oauth && oauthAddresses.has(name);
    if (isCredentialParameter(name, value) && !(name === 'request' && oauth))
      findings.reasons.add('credential-in-url');
    inspectValue(value, { findings, isSameSite, silent, depth: 0 });
  }
  // An authorization response on its way back: the code is as good as the login until it is redeemed.
  if (names.has('code') && names.has('state') && !oauth && !names.has('client_id')) {
    findings.reasons.add('credential-in-url');
  }
  return findings;
}

interface Context {
  readonly findings: ParameterFindings;
  readonly isSameSite: (host: string) => boolean;
  readonly silent: boolean;
  readonly depth: number;
}

function inspectValue(value: string, context: Context): void {
  const { findings, depth } = context;
  // Parsers drop controls and spaces in front of a scheme and tabs and line ends inside it.
  const bare = value.replace(/[\p{Cc}\s]/gu, '');
  if (dangerousScheme.test(bare)) {
    findings.reasons.add('nested-dangerous-scheme');
    return;
  }
  const addresses = addressesIn(value);
  for (const address of addresses) inspectAddress(address, context);
  if (addresses.length === 0 && depth < maxDepth && /%[0-9a-f]{2}/i.test(value)) {
    const before = findings.notes.has('nested-url') || findings.reasons.has('nested-dangerous-scheme');
    inspectValue(decodePercent(value), { ...context, depth: depth + 1 });
    const after = findings.notes.has('nested-url') || findings.reasons.has('nested-dangerous-scheme');
    if (after && !before) findings.notes.add('double-encoded');
  }
}

function inspectAddress(address: string, context: Context): void {
  const { findings, isSameSite, silent, depth } = context;
  const absolute = /^[/\\]/.test(address) ? `https:${address}` : address;
  if (!URL.canParse(absolute)) return;
  const url = new URL(absolute);
  findings.notes.add('nested-url');
  if (!silent && !isSameSite(url.hostname)) findings.reasons.add('nested-url-cross-site');
  if (depth >= maxDepth) return;
  for (const [, value] of [...split(url.search), ...split(url.hash)]) {
    inspectValue(value, { ...context, depth: depth + 1 });
  }
}

/** Addresses a site would follow: the value itself, also without a scheme (`//evil.test`), or a word of a longer text. */
function addressesIn(value: string): string[] {
  if (/^\s*(?:https?:|[/\\]{2})/i.test(value)) return value.trim().split(/[\s,]+(?=https?:)/i);
  return value.split(/[\s,|]+/).filter((word) => /^https?:[/\\]{2}/i.test(word));
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

/** Credentials by shape and e-mail addresses, wherever they stand in the address. */
export function inspectWholeText(text: string): UrlReason[] {
  const reasons: UrlReason[] = [];
  if (hasCredentialShape(text)) reasons.push('credential-in-url');
  if (/(?<![@\w.+-])[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}(?![\w-])/i.test(text))
    reasons.push('pii-in-url');
  return reasons;
}
