import { rewriteBlock } from './rewriteBlock.ts';
import { type SamplingDraft, systemPromptPath } from './SamplingDraft.ts';
import type { JsonObject, SamplingMessageParams, SamplingRequestParams } from './SamplingParams.ts';

/** The request as it goes to the model; untouched parts are the very objects that were reviewed. */
export function toRequest(draft: SamplingDraft): SamplingRequestParams {
  const { asked, droppedMembers: dropped } = draft;
  const { systemPrompt: askedPrompt, tools, toolChoice, ...rest } = asked.request;
  const request: { -readonly [Name in keyof SamplingRequestParams]: SamplingRequestParams[Name] } = {
    ...rest,
    messages: toMessages(draft),
    maxTokens: Number.isNaN(draft.maxTokens) ? asked.maxTokens : Math.min(draft.maxTokens, asked.maxTokens),
  };
  const systemPrompt = draft.texts.get(systemPromptPath) ?? askedPrompt;
  if (systemPrompt !== undefined && !dropped.has('systemPrompt')) request.systemPrompt = systemPrompt;
  for (const member of [
    'temperature',
    'stopSequences',
    'metadata',
    'modelPreferences',
    'includeContext',
  ] as const) {
    if (dropped.has(member)) delete request[member];
  }
  const kept = asked.tools.filter((tool) => !draft.droppedTools.has(tool.path));
  // Without any tool left, a choice of tools would ask for the impossible.
  if (tools !== undefined && kept.length > 0) {
    request.tools = kept.length === asked.tools.length ? tools : kept.map((tool) => tool.raw);
    if (draft.noToolUse) request.toolChoice = { mode: 'none' };
    else if (toolChoice !== undefined) request.toolChoice = toolChoice;
  } else if (tools !== undefined && asked.tools.length === 0) {
    request.tools = tools;
    if (toolChoice !== undefined) request.toolChoice = toolChoice;
  } else if (tools === undefined && toolChoice !== undefined) request.toolChoice = toolChoice;
  return request;
}

function toMessages(draft: SamplingDraft): readonly SamplingMessageParams[] {
  const { asked } = draft;
  const { messages } = asked.request;
  if (draft.texts.size + draft.inputs.size + draft.redacted.size + draft.dropped.size === 0) return messages;
  return messages.map((sent, index) => {
    const blocks = asked.messages[index]?.blocks ?? [];
    const rewritten = blocks.map((block): JsonObject => rewriteBlock(block, draft));
    if (rewritten.every((block, at) => block === blocks[at]?.raw)) return sent;
    const single = rewritten[0];
    return { ...sent, content: Array.isArray(sent.content) || single === undefined ? rewritten : single };
  });
}
