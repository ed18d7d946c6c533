import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { samplingReviewText } from '../locales/families/samplingReview.ts';
import { useText } from '../locales/useText.ts';
import { Generating } from './gates/Generating.tsx';
import { RequestGate } from './gates/RequestGate.tsx';
import { ResponseGate } from './gates/ResponseGate.tsx';
import { useSamplingReview } from './SamplingReviewContext.ts';
import { samplingReviewAnatomy } from './samplingReview.anatomy.ts';

/** The gate that is open, between head and actions. */
export function SamplingReviewBody(): JSX.Element {
  const words = useText(samplingReviewText);
  const { state, ended } = useSamplingReview('SamplingReview.Body');
  return (
    <div {...partOf(samplingReviewAnatomy, 'body')}>
      {ended === undefined ? null : (
        <p {...partOf(samplingReviewAnatomy, 'ended')} role="status">
          {words.string(`ended.${ended}`)}
        </p>
      )}
      {state.phase === 'generating' ? <Generating state={state} /> : null}
      {state.phase === 'request' ? <RequestGate /> : null}
      {state.phase === 'response' ? <ResponseGate /> : null}
    </div>
  );
}
