/**
 * The review of sampling requests: `<AssentProvider surfaces={{ sampling: SamplingReviewSurface }}>`.
 * @deprecated Sampling is deprecated in MCP 2026-07-28 and removed not before 2027-07-28.
 * @module
 */
export * as SamplingReview from './index.parts.ts';
export type { SamplingReviewContextValue } from './SamplingReviewContext.ts';
export { useSamplingReview } from './SamplingReviewContext.ts';
export type { SamplingReviewRootProps } from './SamplingReviewRoot.tsx';
export { SamplingReviewSurface, type SamplingReviewSurfaceProps } from './SamplingReviewSurface.tsx';
export { samplingReviewAnatomy } from './samplingReview.anatomy.ts';
