import type { RequestSurfaces } from '@assent/ui';
import { ElicitationFormSurface } from '@assent/ui/elicitation-form';
import { RootsConsentSurface } from '@assent/ui/roots';
import { SamplingReviewSurface } from '@assent/ui/sampling-review';
import { UrlConsentSurface } from '@assent/ui/url-consent';

/** Every surface of the kit, without the chunks that a page loads them in: a test should not wait for a download. */
export const mountSurfaces: RequestSurfaces = {
  form: ElicitationFormSurface,
  url: UrlConsentSurface,
  sampling: SamplingReviewSurface,
  roots: RootsConsentSurface,
};
