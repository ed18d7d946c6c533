import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inspectUrl } from './inspectUrl.ts';
import { getRegistrableDomain, isPrivateSuffix } from './publicSuffixes.ts';

describe('public suffixes [U7]', () => {
  it.each([
    ['www.example.co.uk', 'example.co.uk'],
    ['a.alice.github.io', 'alice.github.io'],
    ['city.kawasaki.jp', 'city.kawasaki.jp'],
    ['a.b.kawasaki.jp', 'a.b.kawasaki.jp'],
    ['www.xn--85x722f.xn--55qx5d.cn', 'xn--85x722f.xn--55qx5d.cn'],
  ])('finds the registrable domain of %s', (host, domain) => {
    expect(getRegistrableDomain(host)).toBe(domain);
  });

  it.each(['github.io', 'co.uk', 'com', '127.0.0.1', '[::1]'])('knows none for %s', (host) => {
    expect(getRegistrableDomain(host)).toBeNull();
  });

  it('tells the suffixes of companies from those of registries', () => {
    expect(isPrivateSuffix('github.io')).toBe(true);
    expect(isPrivateSuffix('co.uk')).toBe(false);
    expect(isPrivateSuffix('example.com')).toBe(false);
  });

  it('is asked for nothing but names, and its mistakes change nothing', () => {
    const asked: string[] = [];
    const getDomain = (host: string): string => {
      asked.push(host);
      return 'google.com';
    };
    const got = inspectUrl('https://evil.example./?u=https://b.example/', {
      getRegistrableDomain: getDomain,
    });
    expect(asked).toEqual(['evil.example']);
    expect(got.registrableDomain).toBeNull();
    inspectUrl('https://93.184.216.34/', { getRegistrableDomain: getDomain });
    expect(asked).toHaveLength(1);
  });

  it('is imported by its own entry only, so that no host pays for the list unasked', () => {
    const folder = new URL('.', import.meta.url);
    const importers = readdirSync(folder).filter(
      (file) =>
        !file.includes('.test.') &&
        file.endsWith('.ts') &&
        /from '(?:tldts|\.\/publicSuffixes)/.test(readFileSync(new URL(file, folder), 'utf8')),
    );
    expect(importers).toEqual(['publicSuffixes.ts']);
  });
});
