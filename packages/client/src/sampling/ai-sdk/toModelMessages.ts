import type { AssistantModelMessage, FilePart, ModelMessage, TextPart, ToolResultPart } from 'ai';
import type { MediaBlock, SamplingBlock, ToolResultBlock } from '../SamplingBlock.ts';
import type { SamplingReviewModel } from '../SamplingReviewModel.ts';
import { unsupportedContent } from '../unsupportedContent.ts';

const place = 'The AI SDK';

/** The messages of a request as the AI SDK takes them; the system prompt goes separately. */
export function toModelMessages(model: SamplingReviewModel): ModelMessage[] {
  const names = new Map<string, string>();
  const messages: ModelMessage[] = [];
  for (const { role, blocks } of model.messages) {
    if (role === 'assistant') {
      const content = blocks.map((block): Exclude<AssistantModelMessage['content'], string>[number] => {
        if (block.kind !== 'tool-use') return toPart(block);
        names.set(block.id, block.name);
        return { type: 'tool-call', toolCallId: block.id, toolName: block.name, input: block.input };
      });
      messages.push({ role, content });
      continue;
    }
    const results = blocks.filter((block) => block.kind === 'tool-result');
    const others = blocks.filter((block) => block.kind !== 'tool-result');
    if (results.length > 0)
      messages.push({
        role: 'tool',
        content: results.map((block) => toToolResult(block, names.get(block.toolUseId) ?? '')),
      });
    if (others.length > 0) messages.push({ role: 'user', content: others.map(toPart) });
  }
  return messages;
}

function toPart(block: SamplingBlock): TextPart | FilePart {
  if (block.kind === 'text') return { type: 'text', text: block.text };
  if (block.kind === 'image' || block.kind === 'audio') return toFile(block);
  throw unsupportedContent(block.kind, place);
}

function toFile(
  block: MediaBlock,
): FilePart & { readonly data: { readonly type: 'data'; readonly data: string } } {
  return {
    type: 'file',
    mediaType: block.sniffedType ?? block.declaredType,
    data: { type: 'data', data: block.data },
  };
}

function toToolResult(block: ToolResultBlock, toolName: string): ToolResultPart {
  const base = { type: 'tool-result', toolCallId: block.toolUseId, toolName } as const;
  const texts = block.blocks.map((inner) =>
    inner.kind === 'text'
      ? inner.text
      : inner.kind === 'resource-link'
        ? JSON.stringify(inner.raw)
        : inner.kind === 'resource'
          ? inner.text
          : undefined,
  );
  if (texts.length === 0 && block.structuredContent !== undefined)
    texts.push(JSON.stringify(block.structuredContent));
  if (block.isError && !texts.includes(undefined))
    return { ...base, output: { type: 'error-text', value: texts.join('\n') } };
  return {
    ...base,
    output: {
      type: 'content',
      value: texts.map((text, at) => {
        if (text !== undefined) return { type: 'text', text };
        const inner = block.blocks[at];
        if (inner?.kind === 'image' || inner?.kind === 'audio') return toFile(inner);
        throw unsupportedContent(`${inner?.kind ?? 'content'} in tool results`, place);
      }),
    },
  };
}
