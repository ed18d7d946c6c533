import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import corpus from '../../../testing/fixtures/cases/url-cases.json';
import { inspectUrl } from './inspectUrl.ts';
import { getRegistrableDomain, isPrivateSuffix } from './publicSuffixes.ts';
import { checkVector, type UrlCorpus } from './testing/checkVector.ts';

const { vectors } = corpus as unknown as UrlCorpus;

describe('inspectUrl over the shared vectors in Chromium [U1] [U3]', () => {
  const network = (): never => {
    throw new Error('inspectUrl must not touch the network');
  };

  beforeEach(() => {
    vi.stubGlobal('fetch', network);
    vi.stubGlobal('XMLHttpRequest', network);
    vi.stubGlobal('Image', network);
    vi.stubGlobal('WebSocket', network);
    vi.spyOn(navigator, 'sendBeacon').mockImplementation(network);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each(vectors.map((vector) => [vector.id, vector] as const))('%s', (_, vector) => {
    const got = inspectUrl(vector.url, { ...vector.options, getRegistrableDomain, isPrivateSuffix });
    expect(checkVector(vector, got)).toEqual([]);
  });
});
