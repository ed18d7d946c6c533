import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import corpus from '../../../testing/fixtures/cases/url-cases.json';
import { inspectUrl } from './inspectUrl.ts';
import { getRegistrableDomain, isPrivateSuffix } from './publicSuffixes.ts';
import { checkVector, type UrlCorpus } from './testing/checkVector.ts';
import { ordinaryNames, ownVectors } from './testing/ownVectors.ts';
import { refuseNetwork } from './testing/refuseNetwork.ts';

const { vectors } = corpus as unknown as UrlCorpus;
const publicSuffixes = { getRegistrableDomain, isPrivateSuffix };

beforeEach(() => refuseNetwork(vi.stubGlobal));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('inspectUrl in Chromium [U1] [U3]', () => {
  it.each(vectors.map((vector) => [vector.id, vector] as const))('shared vector %s', (_, vector) => {
    expect(checkVector(vector, inspectUrl(vector.url, { ...vector.options, ...publicSuffixes }))).toEqual([]);
  });

  it.each(ownVectors.map((vector) => [vector.url.slice(0, 80), vector] as const))(
    'own vector %s',
    (_, vector) => {
      const got = inspectUrl(vector.url, { ...vector.options, ...publicSuffixes });
      expect([...got.reasons].sort()).toEqual([...vector.reasons].sort());
    },
  );

  it.each(ordinaryNames)('lets the ordinary name %s pass [U6]', (name) => {
    expect(inspectUrl(`https://${name}/`, publicSuffixes)).toMatchObject({
      verdict: 'ok',
      reasons: [],
      primaryHost: 'unicode',
    });
  });
});
