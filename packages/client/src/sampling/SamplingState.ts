import type { PolicyNote } from '../inbox/RequestPolicy.ts';
import type { CompletionUsage } from './Completion.ts';
import type { ModelChoice } from './chooseModel.ts';
import type { CostEstimate } from './estimateCost.ts';
import type { SamplingProblem } from './SamplingProblem.ts';
import type { SamplingResponse } from './SamplingResponse.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';

/** Why a request is back at a gate although it was approved there. */
export type SamplingFailure =
  /** The host's model threw; `detail` is for the host's developer. */
  | { readonly code: 'model-failed'; readonly detail: string }
  /** The person stopped the generation. */
  | { readonly code: 'stopped' }
  /** The time set aside for the call was up. */
  | { readonly code: 'timed-out'; readonly seconds: number }
  /** An envelope or rate has no room; the note names it. */
  | { readonly code: 'limit'; readonly note: PolicyNote }
  | { readonly code: 'no-model' }
  | { readonly code: 'invalid-edit'; readonly problems: readonly SamplingProblem[] };

interface StateBase {
  /** The request as the server sent it. */
  readonly asked: SamplingReviewModel;
  readonly choice: ModelChoice;
  readonly estimate: CostEstimate;
  /** Place in a loop of tool calls, from 1: this request is the n-th of its operation. */
  readonly toolRound: number;
  readonly toolRoundLimit: number;
  /** Why the person is asked. */
  readonly notes: readonly PolicyNote[];
}

/** Where a sampling request stands: first gate, running, second gate. Settled requests have no state. */
export type SamplingState =
  | (StateBase & { readonly phase: 'request'; readonly failure?: SamplingFailure })
  | (StateBase & {
      readonly phase: 'generating';
      /** The request as the model got it. */
      readonly sent: SamplingReviewModel;
      /** What has streamed in so far. */
      readonly text: string;
      /** Milliseconds since the epoch. */
      readonly startedAt: number;
      /** The rule that passed the first gate; absent when the person did. */
      readonly approvedBy?: string;
    })
  | (StateBase & {
      readonly phase: 'response';
      readonly sent: SamplingReviewModel;
      readonly response: SamplingResponse;
      /** What the call really took. */
      readonly usage: CompletionUsage;
      readonly seconds: number;
      /** In the host's currency, from the usage; absent without price or usage. */
      readonly cost?: number;
      readonly approvedBy?: string;
      readonly failure?: SamplingFailure;
    });
