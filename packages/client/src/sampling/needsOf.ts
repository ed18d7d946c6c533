import type { SamplingBlock } from './SamplingBlock.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';

/** What a model has to take beyond text to answer this request. */
export function needsOf(model: SamplingReviewModel): ReadonlySet<'tools' | 'image' | 'audio'> {
  const needs = new Set<'tools' | 'image' | 'audio'>();
  if (model.tools.length > 0) needs.add('tools');
  const visit = (block: SamplingBlock): void => {
    if (block.kind === 'image' || block.kind === 'audio') needs.add(block.kind);
    else if (block.kind === 'tool-use') needs.add('tools');
    else if (block.kind === 'tool-result') {
      needs.add('tools');
      block.blocks.forEach(visit);
    }
  };
  for (const message of model.messages) message.blocks.forEach(visit);
  return needs;
}
