import type { CompletionUsage } from './Completion.ts';
import type { SamplingBlock } from './SamplingBlock.ts';
import type { JsonObject } from './SamplingParams.ts';
import type { SamplingProblem } from './SamplingProblem.ts';

/** A model's answer as the person reviews it before the server gets it (S3, SA-38). */
export interface SamplingResponse {
  readonly blocks: readonly SamplingBlock[];
  readonly model: string;
  readonly stopReason?: string;
  /** Stays with the host. */
  readonly usage?: CompletionUsage;
  readonly problems: readonly SamplingProblem[];
  /** The bare `CreateMessageResult` for the wire; valid only while no problem withholds it. */
  readonly result: JsonObject;
}
