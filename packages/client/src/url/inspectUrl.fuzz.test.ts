import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePercent } from './decodePercent.ts';
import type { InspectUrlOptions } from './InspectUrlOptions.ts';
import { inspectUrl } from './inspectUrl.ts';
import { openableHref } from './openableHref.ts';
import { getRegistrableDomain, isPrivateSuffix } from './publicSuffixes.ts';
import type { UrlCorpus } from './testing/checkVector.ts';
import { ordinaryNames, ownVectors } from './testing/ownVectors.ts';

const corpus: UrlCorpus = JSON.parse(
  readFileSync(new URL('../../../testing/fixtures/cases/url-cases.json', import.meta.url), 'utf8'),
);
const seeds = [
  ...corpus.vectors.map((vector) => vector.url),
  ...ownVectors.map((vector) => vector.url),
  ...ordinaryNames.map((name) => `https://${name}/`),
].filter((url) => url.length < 400);

const unicode = fc.string({ unit: 'binary', maxLength: 40 });
const oddLetter = fc.constantFrom(
  ...'@:/\\?#%.-[]\t\n\r\0 |`$(){}\u00ad\u200b\u200d\u202e\u2066\u3002\uff0f\uff20\uff0e\ud800\u{e0041}а１',
);

/** A known address with a few characters taken out, put in or exchanged. */
const mutated = fc
  .tuple(
    fc.constantFrom(...seeds),
    fc.array(
      fc.tuple(fc.nat(), fc.nat({ max: 3 }), fc.oneof(oddLetter, unicode, fc.constantFrom(...seeds))),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([seed, edits]) =>
    edits.reduce((url, [at, cut, text]) => {
      const start = at % (url.length + 1);
      return url.slice(0, start) + text + url.slice(start + cut);
    }, seed),
  );
const host = fc
  .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 })
  .map((labels) => `https://${labels.join('.')}/`);
const anyUrl = fc.oneof(
  mutated,
  host,
  unicode,
  unicode.map((text) => `https://a.example/${text}`),
);

const options = fc.record<InspectUrlOptions>(
  {
    policy: fc.constantFrom('remote', 'local'),
    insecureHttp: fc.constantFrom('block', 'warn'),
    trustedHosts: fc.array(fc.constantFrom('example.com', 'evil.example', '127.0.0.1', 'localhost'), {
      maxLength: 2,
    }),
    protectedDomains: fc.array(fc.oneof(fc.constantFrom('google.com', 'bücher.example', ''), unicode), {
      maxLength: 3,
    }),
    getRegistrableDomain: fc.constantFrom(
      getRegistrableDomain,
      () => null,
      () => undefined,
      () => 'com',
      (name: string) => name.slice(1),
      () => {
        throw new Error('a resolver of a host');
      },
    ),
    isPrivateSuffix: fc.constantFrom(isPrivateSuffix, () => {
      throw new Error('a list of a host');
    }),
  },
  { requiredKeys: [] },
);

describe('inspectUrl under fuzzing [U1] [U2] [U7] [U11] [U14]', () => {
  it('never throws, never opens what it blocks, and gives a canonical address whose parts join to it', () => {
    fc.assert(
      fc.property(anyUrl, options, (raw, opts) => {
        const got = inspectUrl(raw, opts);
        const href = openableHref(got);
        expect(href === null).toBe(got.verdict === 'block');
        expect(got.verdict === 'ok').toBe(got.reasons.length === 0);
        expect(got.parts.map((part) => part.text).join('')).toBe(got.href);
        if (got.href !== '') expect(new URL(got.href).href).toBe(got.href);
        if (href === null) return;
        expect(decodePercent(href)).toBe(decodePercent(new URL(raw).href));
        expect(href).not.toMatch(/[`|\\'"\s]/);
        expect(['https', 'http']).toContain(got.scheme);
        expect(new URL(href).protocol).toBe(`${got.scheme}:`);
        expect(new URL(href).hostname).toBe(got.host);
        expect(new URL(href).username).toBe('');
        if (got.registrableDomain !== null) {
          expect(`.${got.host}`.replace(/\.$/, '').endsWith(`.${got.registrableDomain}`)).toBe(true);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it('blocks every scheme that is not http or https', () => {
    const scheme = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9+.-]{0,12}$/).filter((it) => !/^https?$/i.test(it));
    fc.assert(
      fc.property(
        scheme,
        fc.oneof(unicode, fc.constantFrom('//example.com/', '/', '')),
        options,
        (name, rest, opts) => {
          const got = inspectUrl(`${name}:${rest}`, opts);
          expect(got.verdict).toBe('block');
          expect(openableHref(got)).toBeNull();
          expect(got.host).toBeNull();
        },
      ),
    );
  });

  it('says the same of its own canonical form, apart from what the parser repaired', () => {
    const repaired = new Set([
      'noncanonical-syntax',
      'surrounding-whitespace',
      'userinfo',
      'host-normalized',
      'host-percent-encoded',
      'ip-obfuscated',
      'shell-metacharacters',
      'url-too-long',
    ]);
    fc.assert(
      fc.property(anyUrl, (raw) => {
        const first = inspectUrl(raw, { getRegistrableDomain });
        fc.pre(first.host !== null);
        const again = inspectUrl(first.href, { getRegistrableDomain });
        const kept = (reasons: readonly string[]): string[] => reasons.filter((it) => !repaired.has(it));
        expect(kept(again.reasons)).toEqual(kept(first.reasons));
        expect(again.href).toBe(first.href);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is not talked out of a block by a list of trusted hosts', () => {
    fc.assert(
      fc.property(anyUrl, (raw) => {
        const plain = inspectUrl(raw);
        const trusted = inspectUrl(raw, { trustedHosts: plain.host === null ? [] : [plain.host] });
        expect(trusted.verdict === 'block').toBe(plain.verdict === 'block');
        expect(trusted.host).toBe(plain.host);
      }),
      { numRuns: 500 },
    );
  });

  it('takes any value a server may send for an address', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const got = inspectUrl(value as string);
        expect(typeof value === 'string' || got.verdict === 'block').toBe(true);
      }),
    );
  });
});

describe('inspectUrl on a megabyte [U1]', () => {
  const megabyte = (text: string): string => text.repeat(Math.ceil(1_000_000 / text.length));
  const huge: Record<string, string> = {
    path: `https://a.example/${megabyte('a/')}`,
    parameters: `https://a.example/?${megabyte('u=//b&')}`,
    'nested addresses': `https://a.example/?u=${megabyte('https%3A%2F%2Fb%2F%3Fu%3D')}`,
    'encoded percents': `https://a.example/?u=${megabyte('%25')}`,
    labels: `https://${megabyte('a.')}com/`,
    'Punycode label': `https://xn--${megabyte('a')}/`,
    'Unicode label': `https://${megabyte('ü')}.de/`,
    'userinfo signs': `https://${megabyte('@')}a.example/`,
    slashes: `https:${megabyte('/')}a.example/`,
    spaces: `${megabyte(' ')}https://a.example/${megabyte(' ')}`,
    'combining marks': `https://a${megabyte('\u0301')}.example/`,
    'almost e-mails': `https://a.example/${megabyte('a.b-')}@`,
    'almost tokens': `https://a.example/?${megabyte('eyJ')}`,
  };

  // A quadratic step would take hours here, whatever the machine; the runner's time limit tells.
  it.each(Object.entries(huge))('reads %s in one pass', (_, url) => {
    const got = inspectUrl(url, { getRegistrableDomain, protectedDomains: ['google.com', 'paypal.com'] });
    expect(got.verdict).toBe('block');
  });

  it.each(Object.entries(huge))('reads the longest %s that can still be shown', (_, url) => {
    const got = inspectUrl(url.slice(0, 32_000), { getRegistrableDomain, protectedDomains: ['google.com'] });
    expect(got.verdict).not.toBe('ok');
  });
});
