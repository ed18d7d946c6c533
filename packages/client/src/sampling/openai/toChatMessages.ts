import type { SamplingBlock } from '../SamplingBlock.ts';
import type { SamplingReviewModel } from '../SamplingReviewModel.ts';
import type { MediaType } from '../sniffMedia.ts';
import { unsupportedContent } from '../unsupportedContent.ts';

type Json = Readonly<Record<string, unknown>>;

const audioFormats: { readonly [Type in MediaType]?: string } = { 'audio/wav': 'wav', 'audio/mpeg': 'mp3' };

const place = 'The chat completions interface';

/** The messages of a request as OpenAI's chat completions take them. */
export function toChatMessages(model: SamplingReviewModel): readonly Json[] {
  const messages: Json[] = [];
  if (model.systemPrompt !== undefined) messages.push({ role: 'system', content: model.systemPrompt });
  for (const { role, blocks } of model.messages) {
    if (role === 'assistant') {
      const texts = blocks.filter((block) => block.kind === 'text');
      const calls = blocks.filter((block) => block.kind === 'tool-use');
      const other = blocks.find((block) => block.kind !== 'text' && block.kind !== 'tool-use');
      if (other !== undefined) throw unsupportedContent(`${other.kind} from the assistant`, place);
      messages.push({
        role,
        content: texts.length === 0 ? null : joined(texts.map(({ text }) => text)),
        ...(calls.length > 0 && {
          tool_calls: calls.map(({ id, name, input }) => ({
            id,
            type: 'function',
            function: { name, arguments: JSON.stringify(input) },
          })),
        }),
      });
      continue;
    }
    const parts: Json[] = [];
    for (const block of blocks) {
      if (block.kind === 'tool-result')
        messages.push({
          role: 'tool',
          tool_call_id: block.toolUseId,
          content: toolResultText(block.blocks, block.structuredContent, block.isError),
        });
      else parts.push(toPart(block));
    }
    const [only] = parts;
    if (only !== undefined)
      messages.push({
        role: 'user',
        content: parts.length === 1 && only.type === 'text' ? only.text : parts,
      });
  }
  return messages;
}

function toPart(block: SamplingBlock): Json {
  switch (block.kind) {
    case 'text':
      return { type: 'text', text: block.text };
    case 'image':
      return {
        type: 'image_url',
        image_url: { url: `data:${block.sniffedType ?? block.declaredType};base64,${block.data}` },
      };
    case 'audio': {
      const format = block.sniffedType === undefined ? undefined : audioFormats[block.sniffedType];
      if (format === undefined) throw unsupportedContent(`audio of type ${block.declaredType}`, place);
      return { type: 'input_audio', input_audio: { data: block.data, format } };
    }
    default:
      throw unsupportedContent(block.kind, place);
  }
}

function toolResultText(blocks: readonly SamplingBlock[], structured: unknown, isError: boolean): unknown {
  const texts = blocks.map((block) => {
    if (block.kind === 'text') return block.text;
    if (block.kind === 'resource-link') return JSON.stringify(block.raw);
    if (block.kind === 'resource' && block.text !== undefined) return block.text;
    throw unsupportedContent(`${block.kind} in tool results`, place);
  });
  if (texts.length === 0 && structured !== undefined) texts.push(JSON.stringify(structured));
  // The interface has no flag for a failed tool.
  return joined(isError ? ['Error:', ...texts] : texts);
}

/** One text as a string, which every endpoint takes; several as parts, since joining them would change what was reviewed. */
function joined(texts: readonly string[]): unknown {
  return texts.length > 1 ? texts.map((text) => ({ type: 'text', text })) : (texts[0] ?? '');
}
