import { type ReadSamplingOptions, readSamplingRequest } from './readSamplingRequest.ts';
import type { SamplingProblem } from './SamplingProblem.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';

/**
 * Reads an edited request again and compares it with what was asked: text may change, tools, context, tool choice and
 * `maxTokens` must not go up (S2, SA-25, SA-26). The result is what is sent, or why it can't be.
 */
export function checkEdited(
  asked: SamplingReviewModel,
  edited: unknown,
  options: ReadSamplingOptions,
):
  | { readonly ok: true; readonly model: SamplingReviewModel }
  | { readonly ok: false; readonly problems: readonly SamplingProblem[] } {
  const reading = readSamplingRequest(edited, options);
  if (reading.kind === 'refused') return { ok: false, problems: reading.problems };
  const { model } = reading;
  const problems = [...model.problems];
  const raised = (path: string, detail: string): void => {
    problems.push({ code: 'raised-limit', severity: 'withhold', path, detail });
  };
  if (model.maxTokens > asked.maxTokens) raised('/maxTokens', '`maxTokens` can only be lowered.');
  const askedTools = new Set(asked.tools.map((tool) => JSON.stringify(tool.raw)));
  for (const tool of model.tools) {
    if (!askedTools.has(JSON.stringify(tool.raw)))
      raised(tool.path, 'Tools can be left out, not added or changed.');
  }
  const choice = model.toolChoice ?? 'auto';
  if (choice !== 'none' && choice !== (asked.toolChoice ?? 'auto'))
    raised('/toolChoice', 'The choice of tools can only become none.');
  if (model.askedContext !== 'none' && model.askedContext !== asked.askedContext)
    raised('/includeContext', 'Context can be left out, not added.');
  return problems.length === 0 ? { ok: true, model } : { ok: false, problems };
}
