import type { BlockEdits } from './BlockEdits.ts';
import { noBlockEdits } from './BlockEdits.ts';
import type { SamplingResponse } from './SamplingResponse.ts';

/** What the person changed of a model's answer before the server gets it; immutable, in memory only. */
export interface ResponseDraft extends BlockEdits {
  readonly response: SamplingResponse;
}

export function createResponseDraft(response: SamplingResponse): ResponseDraft {
  return { ...noBlockEdits, response };
}
