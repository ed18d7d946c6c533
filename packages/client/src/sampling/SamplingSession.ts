import type { SamplingRequest } from '../inbox/PendingRequest.ts';
import type { SamplingControls } from '../inbox/SamplingEngine.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';
import type { SamplingState } from './SamplingState.ts';

/** One request on its way through the gates. */
export interface SamplingSession {
  readonly request: SamplingRequest;
  readonly controls: SamplingControls;
  readonly asked: SamplingReviewModel;
  state: SamplingState;
  /** Id of the model that the person picked. */
  picked?: string;
  /** Ends the running generation. */
  stop?: () => void;
}
