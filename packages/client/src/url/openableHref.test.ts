import { describe, expect, it } from 'vitest';
import { inspectUrl } from './inspectUrl.ts';
import { openableHref } from './openableHref.ts';

describe('openableHref [U2] [U3] [U11] [W3]', () => {
  it('hands out the canonical address, not what was written', () => {
    expect(openableHref(inspectUrl(' HTTPS://EXAMPLE.com/a/../b c'))).toBe('https://example.com/b%20c');
  });

  it('hands out an address that only warns: the person decides', () => {
    expect(openableHref(inspectUrl('https://рaypal.com/'))).toBe('https://xn--aypal-uye.com/');
  });

  it.each([
    'javascript:alert(document.domain)',
    'data:text/html,hi',
    'file:///etc/passwd',
    'http://example.com/',
    'https://google.com@evil.example/',
    'https://evil.example\\@google.com/',
    'https://2130706433/',
    'https://169.254.169.254/',
    'not an address',
  ])('hands out nothing for %s', (raw) => {
    expect(openableHref(inspectUrl(raw))).toBeNull();
  });

  it('looks at the scheme once more, so that an inspection made elsewhere cannot run code', () => {
    const forged = { ...inspectUrl('https://example.com/'), href: 'javascript:alert(1)' };
    expect(openableHref(forged)).toBeNull();
  });
});
