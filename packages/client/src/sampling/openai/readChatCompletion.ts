import type { CompletionResult, CompletionUsage } from '../Completion.ts';
import { asObject, type JsonObject } from '../SamplingParams.ts';

interface ToolCall {
  id: string;
  name: string;
  input: string;
}

/** What has come of a completion so far; filled by one whole answer or by the chunks of a stream. */
export interface ChatReading {
  model: string;
  text: string;
  readonly calls: Map<number, ToolCall>;
  finishReason: string | undefined;
  usage: CompletionUsage;
}

export function startReading(model: string): ChatReading {
  return { model, text: '', calls: new Map(), finishReason: undefined, usage: {} };
}

/** Adds a chunk (`delta`) or a whole answer (`message`); gives the new text. */
export function readChunk(reading: ChatReading, json: unknown): string {
  const chunk = asObject(json) ?? {};
  const error = asObject(chunk.error);
  if (error !== undefined)
    throw new Error(`The model's endpoint failed: ${String(error.message).slice(0, 300)}`);
  if (typeof chunk.model === 'string' && chunk.model !== '') reading.model = chunk.model;
  const usage = asObject(chunk.usage);
  if (usage !== undefined)
    reading.usage = {
      ...(typeof usage.prompt_tokens === 'number' && { inputTokens: usage.prompt_tokens }),
      ...(typeof usage.completion_tokens === 'number' && { outputTokens: usage.completion_tokens }),
    };
  const choice = asObject(Array.isArray(chunk.choices) ? chunk.choices[0] : undefined);
  if (choice === undefined) return '';
  if (typeof choice.finish_reason === 'string') reading.finishReason = choice.finish_reason;
  const delta = asObject(choice.delta) ?? asObject(choice.message) ?? {};
  const calls = Array.isArray(delta.tool_calls) ? (delta.tool_calls as readonly unknown[]) : [];
  for (const [position, item] of calls.entries()) {
    const call = asObject(item) ?? {};
    const index = typeof call.index === 'number' ? call.index : position;
    const known = reading.calls.get(index) ?? { id: '', name: '', input: '' };
    const made = asObject(call.function) ?? {};
    if (typeof call.id === 'string' && call.id !== '') known.id = call.id;
    if (typeof made.name === 'string') known.name += made.name;
    if (typeof made.arguments === 'string') known.input += made.arguments;
    reading.calls.set(index, known);
  }
  const text = typeof delta.content === 'string' ? delta.content : '';
  reading.text += text;
  return text;
}

const stopReasons: Readonly<Record<string, string>> = {
  stop: 'endTurn',
  length: 'maxTokens',
  tool_calls: 'toolUse',
  function_call: 'toolUse',
};

/** The completion in the words of MCP; a reason it has no word for stays the provider's own (SA-30). */
export function finishReading(reading: ChatReading): CompletionResult {
  const blocks: JsonObject[] = [];
  if (reading.text !== '') blocks.push({ type: 'text', text: reading.text });
  for (const { id, name, input } of reading.calls.values())
    blocks.push({ type: 'tool_use', id, name, input: readInput(name, input) });
  const [only] = blocks;
  const { finishReason } = reading;
  const mapped = finishReason !== undefined && Object.hasOwn(stopReasons, finishReason);
  return {
    model: reading.model,
    content:
      blocks.length === 1 && only !== undefined
        ? only
        : blocks.length === 0
          ? { type: 'text', text: '' }
          : blocks,
    ...(finishReason !== undefined && {
      stopReason: mapped ? (stopReasons[finishReason] ?? finishReason) : finishReason,
    }),
    usage: reading.usage,
  };
}

function readInput(name: string, text: string): JsonObject {
  try {
    const input = asObject(JSON.parse(text === '' ? '{}' : text));
    if (input !== undefined) return input;
  } catch {
    // Said below, in one place for both.
  }
  throw new Error(
    `The model called ${name.slice(0, 100)} with arguments that are no JSON object. Run it again.`,
  );
}
