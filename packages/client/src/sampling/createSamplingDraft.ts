import { noBlockEdits } from './BlockEdits.ts';
import type { SamplingDraft } from './SamplingDraft.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';

/** A draft without changes: `toRequest` of it is what the server asked. */
export function createSamplingDraft(asked: SamplingReviewModel): SamplingDraft {
  return {
    ...noBlockEdits,
    asked,
    droppedMembers: new Set(),
    droppedTools: new Set(),
    noToolUse: false,
    maxTokens: asked.maxTokens,
  };
}
