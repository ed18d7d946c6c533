import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inspectUrl } from './inspectUrl.ts';
import { getRegistrableDomain, isPrivateSuffix } from './publicSuffixes.ts';
import { checkVector, type UrlCorpus } from './testing/checkVector.ts';
import { ordinaryNames, ownVectors } from './testing/ownVectors.ts';
import { refuseNetwork } from './testing/refuseNetwork.ts';

const corpus: UrlCorpus = JSON.parse(
  readFileSync(new URL('../../../testing/fixtures/cases/url-cases.json', import.meta.url), 'utf8'),
);
const publicSuffixes = { getRegistrableDomain, isPrivateSuffix };

beforeEach(() => refuseNetwork(vi.stubGlobal));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('inspectUrl over the shared vectors [U1] [U2] [U3] [U4] [U5] [U6] [U12] [U13] [U14]', () => {
  it.each(corpus.vectors.map((vector) => [vector.id, vector] as const))('%s', (_, vector) => {
    expect(checkVector(vector, inspectUrl(vector.url, { ...vector.options, ...publicSuffixes }))).toEqual([]);
  });
});

describe('inspectUrl over our own vectors [U2] [U3] [U4] [U5] [U6] [U12] [U13] [U14]', () => {
  it.each(ownVectors.map((vector) => [vector.url.slice(0, 80), vector] as const))('%s', (_, vector) => {
    const got = inspectUrl(vector.url, { ...vector.options, ...publicSuffixes });
    expect([...got.reasons].sort()).toEqual([...vector.reasons].sort());
  });

  it.each(ordinaryNames)('lets the ordinary name %s pass and shows it as written [U6]', (name) => {
    const got = inspectUrl(`https://${name}/`, publicSuffixes);
    expect(got).toMatchObject({ verdict: 'ok', reasons: [], notes: ['idn'], primaryHost: 'unicode' });
    expect(got.unicodeHost).toMatch(/[^\0-\x7f]/);
    expect(got.host).toMatch(/^[\0-\x7f]+$/);
  });
});
