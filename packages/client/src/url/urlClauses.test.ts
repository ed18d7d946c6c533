import { describe, expect, it } from 'vitest';
import { inspectUrl } from './inspectUrl.ts';
import { openableHref } from './openableHref.ts';
import { getRegistrableDomain } from './publicSuffixes.ts';
import { isSevereReason, type UrlReason, urlReasons } from './UrlReason.ts';

describe('what the protocol asks of an address', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0000javascript:alert(1)',
    'data:text/html,x',
    'da\tta:text/html,x',
    'file:///etc/passwd',
    'vbscript:x',
    'blob:https://example.com/1',
  ])('rejects %j [EL-URL-35]', (raw) => {
    expect(inspectUrl(raw)).toMatchObject({ verdict: 'block', reasons: ['scheme-not-allowed'], host: null });
    expect(openableHref(inspectUrl(raw))).toBeNull();
  });

  it.each(['never-seen-before://example.com/', 'x:', 'web+assent://example.com/', 'https2://example.com/'])(
    'blocks the scheme of %s, since only http and https are listed [EL-URL-36]',
    (raw) => {
      expect(inspectUrl(raw).reasons).toEqual(['scheme-not-allowed']);
    },
  );

  it.each(['http://localhost:3000/', 'http://127.0.0.1/', 'http://[::1]/', 'http://app.localhost/'])(
    'opens %s for a local server only without a warning [EL-URL-26] [EL-URL-34] [U4]',
    (raw) => {
      expect(inspectUrl(raw, { policy: 'local' })).toMatchObject({ verdict: 'ok', notes: ['loopback'] });
      expect(inspectUrl(raw)).toMatchObject({ verdict: 'warn', reasons: ['loopback'] });
    },
  );

  it('blocks http elsewhere unless the host relaxes it, and then says so [EL-URL-26] [EL-URL-34] [U4]', () => {
    const raw = 'http://example.com/';
    expect(inspectUrl(raw, { policy: 'local' })).toMatchObject({
      verdict: 'block',
      reasons: ['insecure-http'],
    });
    const relaxed = inspectUrl(raw, { insecureHttp: 'warn' });
    expect(relaxed).toMatchObject({ verdict: 'warn', reasons: ['insecure-http'] });
    expect(openableHref(relaxed)).toBe(raw);
  });

  it.each([
    'example.com',
    '/relative',
    '//example.com/',
    'https://',
    'https://exa mple.com/',
    'https://xn--a.com/',
    'https://xn--/',
    'https://xn--99999999.com/',
    'ht tps://example.com/',
    '',
  ])('blocks %j, which is no address in at least one engine [EL-URL-22] [U3]', (raw) => {
    expect(openableHref(inspectUrl(raw))).toBeNull();
  });

  it('warns about credentials and personal data in an address [EL-URL-24] [U13]', () => {
    const reasons = (raw: string): readonly string[] => inspectUrl(raw).reasons;
    expect(reasons('https://a.example/?login=bob%40mail.example')).toEqual(['pii-in-url']);
    expect(reasons('https://a.example/?api-key=1234abcd')).toEqual(['credential-in-url']);
    expect(reasons('https://bob:secret@a.example/')).toEqual(['userinfo', 'credential-in-url']);
  });

  it.each([
    'https://b.example/f?X-Goog-Signature=0a1b2c',
    'https://b.example/f?Expires=1&Signature=abc~&Key-Pair-Id=K',
    'https://b.example/c?sv=2024-01-01&sig=fJ2%2Bq0Zq8x1l9aB3%3D',
    'https://b.example/login?magic_token=Zk39',
    'https://b.example/cas?ticket=ST-1856339-aA5Yuvrxzpv8Tau1cYQ7',
  ])('warns about the pre-authenticated %s [EL-URL-25] [U13]', (raw) => {
    expect(inspectUrl(raw).reasons).toEqual(['credential-in-url']);
  });

  it('leaves an ordinary authorization request alone [EL-URL-25] [U12]', () => {
    const raw =
      'https://idp.example/authorize?response_type=code&client_id=abc&redirect_uri=https%3A%2F%2Fhost.test%2Fcb&state=eyJhbGciOiJub25lIn0.eyJhIjoxfQ.c2ln&nonce=n-0S6_WzA2Mj&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256';
    expect(inspectUrl(raw)).toMatchObject({ verdict: 'ok', notes: ['nested-url'] });
  });

  it('gives both forms of a Punycode host, and leads with Punycode as soon as something is wrong [EL-URL-08] [U6]', () => {
    expect(inspectUrl('https://xn--bcher-kva.example/')).toMatchObject({
      verdict: 'ok',
      notes: ['idn'],
      host: 'xn--bcher-kva.example',
      unicodeHost: 'bücher.example',
      primaryHost: 'unicode',
    });
    expect(inspectUrl('https://xn--80ak6aa92e.com/')).toMatchObject({
      verdict: 'warn',
      unicodeHost: 'аррӏе.com',
      primaryHost: 'ascii',
    });
    // Trust silences the warning, not the look of the name.
    expect(inspectUrl('https://аррӏе.com/', { trustedHosts: ['аррӏе.com'] })).toMatchObject({
      verdict: 'ok',
      notes: ['idn', 'trusted-host'],
      primaryHost: 'ascii',
    });
  });

  it('tells a misleading subdomain from the domain [EL-URL-07] [U7]', () => {
    const got = inspectUrl('https://paypal.com.evil.example/', { getRegistrableDomain });
    expect(got.registrableDomain).toBe('evil.example');
    expect(got.parts.slice(1, 3)).toEqual([
      { role: 'host-prefix', text: 'paypal.com.' },
      { role: 'registrable-domain', text: 'evil.example' },
    ]);
  });

  it("flags the connection's own authorization server when the host names it, and guesses nothing [EL-URL-44]", () => {
    const raw = 'https://auth.example/authorize?client_id=a';
    const authorizationServers = ['https://auth.example/realms/x', 'not an origin'];
    expect(inspectUrl(raw, { authorizationServers }).reasons).toEqual(['own-authorization-server']);
    expect(inspectUrl('https://auth.example:8443/', { authorizationServers }).reasons).toEqual([]);
    expect(inspectUrl(raw).reasons).toEqual([]);
  });

  it('lists severe reasons first and knows which ask for an acknowledgement [EL-URL-09] [U10]', () => {
    const { reasons } = inspectUrl(
      'https://раypal.com.evil.example/?u=//b.example&token=abc&m=bob@mail.example',
    );
    expect(reasons).toEqual([
      'idn-mixed-script',
      'embedded-domain',
      'credential-in-url',
      'nested-url-cross-site',
      'pii-in-url',
    ]);
    const severe = reasons.map(isSevereReason);
    expect(severe).toEqual([true, true, true, false, false]);
    expect(new Set(urlReasons).size).toBe(urlReasons.length);
    const asked: UrlReason[] = ['lookalike-protected-domain', 'bidi-control', 'host-normalized'];
    expect(asked.every(isSevereReason)).toBe(true);
    expect(['unparseable', 'ip-literal', 'long-url'].some((it) => isSevereReason(it as UrlReason))).toBe(
      false,
    );
  });
});
