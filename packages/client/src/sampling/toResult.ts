import type { ResponseDraft } from './ResponseDraft.ts';
import { rewriteBlock } from './rewriteBlock.ts';
import type { JsonObject } from './SamplingParams.ts';

/** The result as the server gets it. It carries no trace of an edit and no usage (SA-20, SA-43). */
export function toResult(draft: ResponseDraft): JsonObject {
  const { response } = draft;
  const kept = response.blocks.filter((block) => !draft.dropped.has(block.path));
  const content = kept.map((block) => rewriteBlock(block, draft));
  const single = !Array.isArray(response.result.content);
  const calls = content.some((block) => block.type === 'tool_use');
  // Whoever takes out the last tool call ends the turn with it.
  const stopReason = response.stopReason === 'toolUse' && !calls ? 'endTurn' : response.stopReason;
  return {
    role: 'assistant',
    model: response.model,
    content: single ? content[0] : content,
    ...(stopReason === undefined ? {} : { stopReason }),
  };
}
