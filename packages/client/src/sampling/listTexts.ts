import type { SamplingBlock } from './SamplingBlock.ts';
import { systemPromptPath } from './SamplingDraft.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';

/** A stretch of text that is sent: what is edited, scanned and compared by its pointer. */
export interface ReviewText {
  readonly path: string;
  readonly text: string;
}

/** Every editable text of a request, in reading order. */
export function listTexts(model: SamplingReviewModel): readonly ReviewText[] {
  const texts: ReviewText[] = [];
  if (model.systemPrompt !== undefined) texts.push({ path: systemPromptPath, text: model.systemPrompt });
  for (const message of model.messages) collectTexts(message.blocks, texts);
  return texts;
}

export function collectTexts(blocks: readonly SamplingBlock[], into: ReviewText[]): void {
  for (const block of blocks) {
    if (block.kind === 'text') into.push({ path: block.path, text: block.text });
    else if (block.kind === 'resource' && block.text !== undefined)
      into.push({ path: block.path, text: block.text });
    else if (block.kind === 'tool-result') collectTexts(block.blocks, into);
  }
}
