import type { JSX } from 'react';
import { ArmedButton } from '../arming/ArmedButton.tsx';
import { partOf } from '../internals/partOf.ts';
import { samplingReviewText } from '../locales/families/samplingReview.ts';
import { useText } from '../locales/useText.ts';
import { ServerName } from '../server-identity/ServerName.tsx';
import { useSamplingReview } from './SamplingReviewContext.ts';
import { samplingReviewAnatomy } from './samplingReview.anatomy.ts';

/** Runs the model, or sends its answer; says which. Renders an `ArmedButton`, and nothing while the model runs. */
export function SamplingReviewApprove(): JSX.Element | null {
  const words = useText(samplingReviewText);
  const { request, state, drafts, concerns, ended, delivering, approve } =
    useSamplingReview('SamplingReview.Approve');
  if (ended !== undefined || state.phase === 'generating') return null;
  const withheld = concerns.problems.some(({ severity }) => severity !== 'flag');
  return (
    // Another element at each gate: what sends is not the button that was just pressed.
    <ArmedButton
      {...partOf(samplingReviewAnatomy, 'approve')}
      key={state.phase}
      subject={drafts}
      unavailable={withheld || delivering || !concerns.ready}
      onClick={approve}
    >
      {delivering
        ? words.string('sending')
        : state.phase === 'request'
          ? words.string('run')
          : words.nodes('send', { server: <ServerName server={request.server} /> })}
    </ArmedButton>
  );
}
