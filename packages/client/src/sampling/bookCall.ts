import type { ModelCost } from '../inbox/RequestPolicy.ts';
import { type CostEstimate, costOf } from './estimateCost.ts';
import { estimateTokens } from './estimateTokens.ts';
import type { ModelPrice } from './SamplingModel.ts';
import type { SamplingResponse } from './SamplingResponse.ts';

/** What a call took: the model's own count, or an estimate of what came out where it gives none. */
export function bookCall(call: {
  readonly response: SamplingResponse | undefined;
  /** What has streamed, also of a call that was stopped. */
  readonly streamed: string;
  readonly estimate: CostEstimate;
  readonly price: ModelPrice | undefined;
  readonly seconds: number;
}): ModelCost {
  const { response, streamed, estimate, price, seconds } = call;
  const input = response?.usage?.inputTokens ?? estimate.promptTokens;
  const output = response?.usage?.outputTokens ?? estimateOutput(response, streamed);
  return {
    tokens: input + output,
    seconds,
    ...(price === undefined ? {} : { cost: costOf(price, input, output) }),
  };
}

function estimateOutput(response: SamplingResponse | undefined, streamed: string): number {
  const whole = response === undefined ? '' : (JSON.stringify(response.result.content) ?? '');
  return Math.max(estimateTokens(streamed).likely, estimateTokens(whole).likely);
}
