import type { RequestSurfaces } from '@assent/ui';
import { RootsConsentSurface } from '@assent/ui/roots';
import { lazy } from 'react';

/**
 * The surfaces that a host adds by itself: sampling and roots are deprecated, and what a host doesn't name it doesn't
 * load. The review of sampling is loaded when a server first asks for it.
 */
export const surfaces: Pick<RequestSurfaces, 'sampling' | 'roots'> = {
  sampling: lazy(async () => ({
    default: (await import('@assent/ui/sampling-review')).SamplingReviewSurface,
  })),
  roots: RootsConsentSurface,
};
