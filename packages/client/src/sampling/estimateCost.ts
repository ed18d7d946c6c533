import { estimateTokens } from './estimateTokens.ts';
import type { SamplingBlock } from './SamplingBlock.ts';
import type { ModelPrice } from './SamplingModel.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';

/** What a request may take: estimates before the call, labelled as such; the actual usage comes with the result. */
export interface CostEstimate {
  readonly promptTokens: number;
  /** An upper bound for the prompt. */
  readonly promptTokensAtMost: number;
  /** `maxTokens`: the bound of the output. */
  readonly outputTokensAtMost: number;
  /** In the host's currency; absent without a price. */
  readonly cost?: { readonly likely: number; readonly atMost: number };
}

/** Framing of one message, one block or one tool in any provider's format, generously. */
const framing = 8;
/** Providers bill images by area; no decoder runs here, so this is the price of a large one. */
const imageTokens = 1_600;
/** Bytes of compressed audio per token, on the low side. */
const audioBytesPerToken = 100;

/** Estimates tokens and cost of a request in one pass. */
export function estimateCost(model: SamplingReviewModel, price?: ModelPrice): CostEstimate {
  let likely = 0;
  let atMost = 0;
  const add = (text: string): void => {
    const tokens = estimateTokens(text);
    likely += tokens.likely;
    atMost += tokens.atMost + framing;
  };
  const addJson = (value: unknown): void => add(JSON.stringify(value) ?? '');
  if (model.systemPrompt !== undefined) add(model.systemPrompt);
  for (const message of model.messages) {
    atMost += framing;
    for (const block of message.blocks) addBlock(block);
  }
  for (const tool of model.tools) addJson(tool.raw);
  const output = Number.isNaN(model.maxTokens) ? 0 : model.maxTokens;
  return {
    promptTokens: likely,
    promptTokensAtMost: atMost,
    outputTokensAtMost: output,
    ...(price === undefined
      ? {}
      : { cost: { likely: costOf(price, likely, output), atMost: costOf(price, atMost, output) } }),
  };

  function addBlock(block: SamplingBlock): void {
    switch (block.kind) {
      case 'text':
        add(block.text);
        return;
      case 'image':
        likely += imageTokens;
        atMost += imageTokens * 2;
        return;
      case 'audio':
        likely += Math.ceil(block.bytes / audioBytesPerToken / 10);
        atMost += Math.ceil(block.bytes / audioBytesPerToken);
        return;
      case 'tool-result': {
        for (const inner of block.blocks) addBlock(inner);
        if (block.structuredContent !== undefined) addJson(block.structuredContent);
        return;
      }
      case 'tool-use':
      case 'resource-link':
      case 'resource':
      case 'malformed':
        addJson(block.raw);
        return;
      default:
        block satisfies never;
    }
  }
}

/** In the host's currency. */
export function costOf(price: ModelPrice, inputTokens: number, outputTokens: number): number {
  return (inputTokens * price.inputPerMillion + outputTokens * price.outputPerMillion) / 1_000_000;
}
