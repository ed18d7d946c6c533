import type { RequestSurfaces } from '@assent/ui';
import { lazy } from 'react';

/** The surfaces that a host adds by itself, since they are entries of their own; loaded when they are needed. */
export const mountSurfaces: Pick<RequestSurfaces, 'sampling' | 'roots'> = {
  sampling: lazy(async () => ({
    default: (await import('@assent/ui/sampling-review')).SamplingReviewSurface,
  })),
  roots: lazy(async () => ({ default: (await import('@assent/ui/roots')).RootsConsentSurface })),
};
