import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inspectUrl } from './inspectUrl.ts';
import { getRegistrableDomain, isPrivateSuffix } from './publicSuffixes.ts';
import { checkVector, type UrlCorpus } from './testing/checkVector.ts';

const corpus: UrlCorpus = JSON.parse(
  readFileSync(new URL('../../../testing/fixtures/cases/url-cases.json', import.meta.url), 'utf8'),
);

describe('inspectUrl over the shared vectors [U1] [U2] [U3] [U4] [U5] [U6] [U12] [U13] [U14]', () => {
  it.each(corpus.vectors.map((vector) => [vector.id, vector] as const))('%s', (_, vector) => {
    const got = inspectUrl(vector.url, { ...vector.options, getRegistrableDomain, isPrivateSuffix });
    expect(checkVector(vector, got)).toEqual([]);
  });
});
