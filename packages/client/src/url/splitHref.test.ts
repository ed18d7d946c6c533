import { describe, expect, it } from 'vitest';
import { inspectUrl } from './inspectUrl.ts';
import { getRegistrableDomain } from './publicSuffixes.ts';

const shown = (raw: string, withSuffixes = true): string[] =>
  inspectUrl(raw, withSuffixes ? { getRegistrableDomain } : {}).parts.map(
    (part) => `${part.role} ${part.text}`,
  );

describe('the parts of an address [U7]', () => {
  it('sets the registrable domain apart, private suffixes included', () => {
    expect(shown('https://a.alice.github.io:8443/p?q=1#f')).toEqual([
      'scheme https://',
      'host-prefix a.',
      'registrable-domain alice.github.io',
      'port :8443',
      'path /p',
      'query ?q=1',
      'fragment #f',
    ]);
  });

  it('emphasises the whole host without public suffix knowledge instead of guessing two labels', () => {
    expect(shown('https://www.example.co.uk/', false)).toEqual([
      'scheme https://',
      'host www.example.co.uk',
      'path /',
    ]);
  });

  it('emphasises the whole host where there is no registrable domain', () => {
    expect(shown('https://github.io/')).toContain('host github.io');
    expect(shown('https://[::1]:8080/')).toEqual(['scheme https://', 'host [::1]', 'port :8080', 'path /']);
    expect(shown('http://localhost:3000/?')).toContain('host localhost');
  });

  it('keeps the root dot, an empty query and what is not part of the host out of the domain', () => {
    expect(shown('https://www.google.com./?')).toEqual([
      'scheme https://',
      'host-prefix www.',
      'registrable-domain google.com',
      'host .',
      'path /',
      'query ?',
    ]);
    expect(shown('https://google.com@evil.example/')).toEqual([
      'scheme https://',
      'userinfo google.com@',
      'registrable-domain evil.example',
      'path /',
    ]);
    expect(shown('https://evil.example/google.com/@google.com?google.com#google.com')).toContain(
      'registrable-domain evil.example',
    );
  });

  it('keeps an encoded path encoded, so that nothing in it reorders or hides [U8]', () => {
    expect(shown('https://a.example/\u202egnp.exe')).toContain('path /%E2%80%AEgnp.exe');
    expect(shown('https://a.example/%20%20x')).toContain('path /%20%20x');
  });

  it('shows a refused scheme as text', () => {
    expect(shown('javascript:alert(1)')).toEqual(['scheme javascript:', 'path alert(1)']);
    expect(shown('no address')).toEqual([]);
  });
});
