import type { JSX } from 'react';
import { samplingReviewText } from '../locales/families/samplingReview.ts';
import { useText } from '../locales/useText.ts';
import { RequestHeader } from '../server-identity/RequestHeader.tsx';
import { ServerName } from '../server-identity/ServerName.tsx';
import { useSamplingReview } from './SamplingReviewContext.ts';

/** Who asks, for which operation, and at which gate the person is. */
export function SamplingReviewHeader(): JSX.Element {
  const words = useText(samplingReviewText);
  const { request, state, position } = useSamplingReview('SamplingReview.Header');
  const server = <ServerName server={request.server} />;
  const key = { request: 'title', generating: 'titleGenerating', response: 'titleResponse' } as const;
  return (
    <RequestHeader
      request={request}
      title={words.nodes(key[state.phase], { server })}
      step={state.phase}
      {...(position === undefined ? {} : { position })}
    />
  );
}
