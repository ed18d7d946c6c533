import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { samplingReviewText } from '../locales/families/samplingReview.ts';
import { useText } from '../locales/useText.ts';
import { useSamplingReview } from './SamplingReviewContext.ts';
import { samplingReviewAnatomy } from './samplingReview.anatomy.ts';

/** Refuses, at once and at either gate; there is no other no for sampling (SA-35). Renders a `<button>`. */
export function SamplingReviewReject(): JSX.Element | null {
  const words = useText(samplingReviewText);
  const { ended, reject } = useSamplingReview('SamplingReview.Reject');
  if (ended !== undefined) return null;
  return (
    <button {...partOf(samplingReviewAnatomy, 'reject')} type="button" onClick={reject}>
      {words.string('reject')}
    </button>
  );
}
