import { collectTexts, listTexts, type ReviewText } from './listTexts.ts';
import type { SamplingBlock } from './SamplingBlock.ts';
import type { SamplingResponse } from './SamplingResponse.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';

/** Everything textual that would leave: editable texts, and as JSON whatever can only be dropped or redacted. */
export function listReviewedTexts(reviewed: SamplingReviewModel | SamplingResponse): readonly ReviewText[] {
  const texts: ReviewText[] = [];
  if ('messages' in reviewed) {
    texts.push(...listTexts(reviewed));
    for (const message of reviewed.messages) collectJson(message.blocks, texts);
    for (const tool of reviewed.tools) texts.push({ path: tool.path, text: JSON.stringify(tool.raw) });
    if (reviewed.stopSequences !== undefined)
      texts.push({ path: '/stopSequences', text: JSON.stringify(reviewed.stopSequences) });
    if (reviewed.metadata !== undefined)
      texts.push({ path: '/metadata', text: JSON.stringify(reviewed.metadata) });
  } else {
    collectTexts(reviewed.blocks, texts);
    collectJson(reviewed.blocks, texts);
  }
  return texts;
}

function collectJson(blocks: readonly SamplingBlock[], into: ReviewText[]): void {
  for (const block of blocks) {
    if (block.kind === 'tool-use' || block.kind === 'resource-link' || block.kind === 'malformed')
      into.push({ path: block.path, text: JSON.stringify(block.raw) });
    else if (block.extras !== undefined) into.push({ path: block.path, text: JSON.stringify(block.extras) });
    if (block.kind !== 'tool-result') continue;
    collectJson(block.blocks, into);
    if (block.structuredContent !== undefined)
      into.push({ path: block.path, text: JSON.stringify(block.structuredContent) });
  }
}
