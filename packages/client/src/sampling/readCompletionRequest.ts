import type { CompletionRequest } from './Completion.ts';
import { readSamplingRequest } from './readSamplingRequest.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';

/** The reviewed request in typed blocks, for adapters. Throws for what no review could have let through. */
export function readCompletionRequest(request: CompletionRequest): SamplingReviewModel {
  const { model: _, ...params } = request;
  const read = readSamplingRequest(params, { capability: { tools: {}, context: {} } });
  if (read.kind === 'refused') throw new Error(read.error.message);
  const [problem] = read.model.problems;
  if (problem !== undefined) throw new Error(`${problem.path}: ${problem.detail}`);
  return read.model;
}
