import { type BlockEdits, redactedText } from './BlockEdits.ts';
import type { SamplingBlock } from './SamplingBlock.ts';
import { asObject, type JsonObject } from './SamplingParams.ts';

const redactedBlock: JsonObject = { type: 'text', text: redactedText };

/** The block as it is sent: the server's own object when nothing in it was edited (SA-TOOL-21). */
export function rewriteBlock(block: SamplingBlock, edits: BlockEdits): JsonObject {
  if (edits.redacted.has(block.path)) return redactBlock(block);
  const text = edits.texts.get(block.path);
  switch (block.kind) {
    case 'text':
      return text === undefined ? block.raw : { ...block.raw, text };
    case 'resource':
      return text === undefined
        ? block.raw
        : { ...block.raw, resource: { ...asObject(block.raw.resource), text } };
    case 'tool-use': {
      const input = edits.inputs.get(block.path);
      return input === undefined ? block.raw : { ...block.raw, input };
    }
    case 'tool-result': {
      const content = block.blocks
        .filter((inner) => !edits.dropped.has(inner.path))
        .map((inner) => rewriteBlock(inner, edits));
      const same =
        content.length === block.blocks.length &&
        content.every((inner, at) => inner === block.blocks[at]?.raw);
      return same ? block.raw : { ...block.raw, content };
    }
    case 'image':
    case 'audio':
    case 'resource-link':
    case 'malformed':
      return block.raw;
    default:
      return block satisfies never;
  }
}

// Tool blocks keep their ids, or the history would no longer add up.
function redactBlock(block: SamplingBlock): JsonObject {
  switch (block.kind) {
    case 'tool-use':
      return { ...block.raw, input: { redacted: redactedText } };
    case 'tool-result': {
      const { structuredContent: _, ...rest } = block.raw;
      return { ...rest, content: [redactedBlock] };
    }
    default:
      return redactedBlock;
  }
}
