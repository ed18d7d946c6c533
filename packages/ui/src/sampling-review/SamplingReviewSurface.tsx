import type { JSX } from 'react';
import type { RequestSurfaceProps } from '../provider/RequestSurface.ts';
import { SamplingReviewActions } from './SamplingReviewActions.tsx';
import { SamplingReviewBody } from './SamplingReviewBody.tsx';
import { SamplingReviewHeader } from './SamplingReviewHeader.tsx';
import { SamplingReviewRoot } from './SamplingReviewRoot.tsx';

export interface SamplingReviewSurfaceProps extends Partial<RequestSurfaceProps<'sampling'>> {
  readonly request: RequestSurfaceProps<'sampling'>['request'];
}

/**
 * The whole review, for `<AssentProvider surfaces={{ sampling: SamplingReviewSurface }}>` and inline in a chat.
 * @deprecated Sampling is deprecated in MCP 2026-07-28 and removed not before 2027-07-28.
 */
export function SamplingReviewSurface(props: SamplingReviewSurfaceProps): JSX.Element {
  return (
    <SamplingReviewRoot key={props.request.id} {...props}>
      <SamplingReviewHeader />
      <SamplingReviewBody />
      <SamplingReviewActions />
    </SamplingReviewRoot>
  );
}
