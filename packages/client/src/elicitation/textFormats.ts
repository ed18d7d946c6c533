import type { FieldIssue } from './FieldReader.ts';

export type TextFormat = 'email' | 'uri' | 'time';

const checks: Readonly<Record<TextFormat, (text: string) => FieldIssue | undefined>> = {
  email: checkEmail,
  uri: checkUri,
  time: checkTime,
};

/** What keeps a text from having the format; the text is already trimmed. */
export function checkTextFormat(text: string, format: TextFormat): FieldIssue | undefined {
  return checks[format](text);
}

const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const domain = new RegExp(`^${label}(?:\\.${label})*$`, 'u');
const atom = /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+$/u;

/** The grammar browsers use for e-mail inputs (HTML), within the lengths and without the stray dots that RFC 5321 and servers' validators refuse. */
function checkEmail(text: string): FieldIssue | undefined {
  const [local = '', host = '', ...more] = text.length > 320 ? [] : text.split('@');
  const fits = more.length === 0 && local.length <= 64 && host.length <= 253;
  const good = fits && local.split('.').every((part) => atom.test(part)) && domain.test(host);
  return good ? undefined : { code: 'invalid-email' };
}

// Brackets belong to an IPv6 host only, which the URL parser has read by then.
const rfc3986 =
  /^[a-z][a-z0-9+.-]*:(?:\/\/(?:[\w.~!$&'()*+,;=:%-]*@)?(?:\[[^\]]*\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?(?=[/?#]|$))?[\w.~:/?@!$&'()*+,;=%-]*(?:#[\w.~:/?@!$&'()*+,;=%-]*)?$/iu;

/** An absolute URI (RFC 3986) that the platform's URL parser (WHATWG) reads as well; `expected` is a spelling that would do. */
function checkUri(text: string): FieldIssue | undefined {
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return { code: 'invalid-uri' };
  if (isRfc3986(text)) return undefined;
  const { href } = new URL(text);
  return isRfc3986(href) ? { code: 'invalid-uri', values: { expected: href } } : { code: 'invalid-uri' };
}

function isRfc3986(text: string): boolean {
  return rfc3986.test(text) && !/%(?![0-9a-f]{2})/iu.test(text);
}

/** RFC 3339 full-time: seconds and an offset are part of it; `expected` adds them where they are missing. */
function checkTime(text: string): FieldIssue | undefined {
  const match = /^(\d{2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?([Zz]|[+-]\d{2}:\d{2})?$/u.exec(text);
  const [, hour, minute, second = '00', fraction = '', offset] = match ?? [];
  const [offsetHour = '00', offsetMinute = '00'] = offset?.slice(1).split(':') ?? [];
  const exists =
    Number(hour) < 24 &&
    Number(minute) < 60 &&
    Number(second) < 60 &&
    Number(offsetHour) < 24 &&
    Number(offsetMinute) < 60;
  if (!exists) return { code: 'invalid-time' };
  if (match?.[3] !== undefined && offset !== undefined) return undefined;
  return {
    code: 'invalid-time',
    values: { expected: `${hour}:${minute}:${second}${fraction}${offset ?? 'Z'}` },
  };
}
