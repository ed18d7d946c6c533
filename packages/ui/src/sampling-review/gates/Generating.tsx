import type { SamplingState } from '@assent/client/sampling';
import type { JSX } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { samplingReviewText } from '../../locales/families/samplingReview.ts';
import { useText } from '../../locales/useText.ts';
import { samplingReviewAnatomy } from '../samplingReview.anatomy.ts';
import { ReviewDocument } from '../text/ReviewDocument.tsx';

/** The answer as it streams in; the server gets none of it before the second gate. */
export function Generating({
  state,
}: {
  readonly state: Extract<SamplingState, { phase: 'generating' }>;
}): JSX.Element {
  const words = useText(samplingReviewText);
  return (
    <section aria-label={words.string('streaming')}>
      <p role="status">
        {state.approvedBy === undefined ? words.string('running') : words.string('runningByRule')}
      </p>
      <div {...partOf(samplingReviewAnatomy, 'stream')} aria-busy="true">
        {state.text === '' ? null : <ReviewDocument text={state.text} />}
      </div>
    </section>
  );
}
