import { describe, expect, it } from 'vitest';
import { inspectUrl } from './inspectUrl.ts';
import { openableHref } from './openableHref.ts';

describe('openableHref [U2] [U3] [U11] [W3] [EL-URL-39]', () => {
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

  it.each([
    ['https://a.example/?x=`id`|\'"', 'https://a.example/?x=%60id%60%7C%27%22'],
    ["https://a.example/it's|`#`|'", 'https://a.example/it%27s%7C%60#%60%7C%27'],
    ['https://a.example?a\\b', 'https://a.example/?a%5Cb'],
  ])('hands out %s with what a shell would read encoded [EL-URL-40]', (raw, href) => {
    const got = inspectUrl(raw);
    expect(openableHref(got)).toBe(href);
    expect(got.reasons).toEqual(['shell-metacharacters']);
    expect(new URL(href).href).toBe(href);
  });

  it('looks at the scheme once more, so that an inspection made elsewhere cannot run code', () => {
    const forged = { ...inspectUrl('https://example.com/'), href: 'javascript:alert(1)' };
    expect(openableHref(forged)).toBeNull();
  });
});
