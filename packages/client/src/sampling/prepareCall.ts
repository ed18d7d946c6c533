import type { ModelCost } from '../inbox/RequestPolicy.ts';
import { chooseModel, type ModelChoice } from './chooseModel.ts';
import { type CostEstimate, estimateCost } from './estimateCost.ts';
import { needsOf } from './needsOf.ts';
import type { SamplingReviewOptions } from './SamplingReview.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';

/** Which model would run a request, and what that may take. */
export function prepareCall(
  options: SamplingReviewOptions,
  serverId: string,
  model: SamplingReviewModel,
  picked: string | undefined,
): { readonly choice: ModelChoice; readonly estimate: CostEstimate } {
  const allowed = options.allowedModels?.(serverId);
  const choice = chooseModel({
    models: options.models ?? [],
    wish: model.wish,
    needs: needsOf(model),
    ...(allowed === undefined ? {} : { allowed }),
    ...(picked === undefined ? {} : { picked }),
    ...(options.mapHint === undefined ? {} : { mapHint: options.mapHint }),
  });
  return { choice, estimate: estimateCost(model, choice.model?.price) };
}

/** The most that a call can take: what is set aside for it. */
export function mostOf(estimate: CostEstimate, seconds: number): ModelCost {
  const { promptTokensAtMost, outputTokensAtMost, cost } = estimate;
  return {
    tokens: promptTokensAtMost + outputTokensAtMost,
    seconds,
    ...(cost === undefined ? {} : { cost: cost.atMost }),
  };
}
