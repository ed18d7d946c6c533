import type { JSX } from 'react';
import { ArmedButton } from '../arming/ArmedButton.tsx';
import { partOf } from '../internals/partOf.ts';
import { samplingReviewText } from '../locales/families/samplingReview.ts';
import { useText } from '../locales/useText.ts';
import { ServerName } from '../server-identity/ServerName.tsx';
import { SamplingReviewApprove } from './SamplingReviewApprove.tsx';
import { useSamplingReview } from './SamplingReviewContext.ts';
import { SamplingReviewLeavePanel } from './SamplingReviewLeavePanel.tsx';
import { SamplingReviewReject } from './SamplingReviewReject.tsx';
import { samplingReviewAnatomy } from './samplingReview.anatomy.ts';

/** The row of actions of the open gate. Renders a `<footer>`. */
export function SamplingReviewActions(): JSX.Element {
  const words = useText(samplingReviewText);
  const { request, engine, state, ended, panel, onLater } = useSamplingReview('SamplingReview.Actions');
  if (ended === undefined && panel === 'leave') {
    return (
      <footer {...partOf(samplingReviewAnatomy, 'actions')}>
        <SamplingReviewLeavePanel />
      </footer>
    );
  }
  return (
    <footer {...partOf(samplingReviewAnatomy, 'actions')}>
      {ended !== undefined ? null : (
        <p {...partOf(samplingReviewAnatomy, 'note')}>
          {words.nodes(`note.${state.phase}`, { server: <ServerName server={request.server} /> })}
        </p>
      )}
      {onLater === undefined ? null : (
        <button
          {...partOf(samplingReviewAnatomy, ended === undefined ? 'later' : 'close')}
          type="button"
          onClick={onLater}
        >
          {words.string(ended === undefined ? 'later' : 'close')}
        </button>
      )}
      {ended === undefined && state.phase === 'generating' ? (
        <button
          {...partOf(samplingReviewAnatomy, 'stop')}
          type="button"
          onClick={() => engine.stop(request.id)}
        >
          {words.string('stop')}
        </button>
      ) : null}
      {ended === undefined && state.phase === 'response' ? (
        // A further call on the person's account: a decision like the first.
        <ArmedButton
          {...partOf(samplingReviewAnatomy, 'regenerate')}
          subject={state.response}
          onClick={() => engine.regenerate(request.id)}
        >
          {words.string('regenerate')}
        </ArmedButton>
      ) : null}
      <SamplingReviewReject />
      <SamplingReviewApprove />
    </footer>
  );
}
