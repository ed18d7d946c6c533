import { jsonSchema, type LanguageModel, streamText, tool } from 'ai';
import type { Complete, CompletionResult } from '../Completion.ts';
import { readCompletionRequest } from '../readCompletionRequest.ts';
import type { JsonObject } from '../SamplingParams.ts';
import { toModelMessages } from './toModelMessages.ts';

export interface AiSdkOptions {
  /** A language model of the Vercel AI SDK, or the one to use for a chosen id. */
  readonly model: LanguageModel | ((id: string | undefined) => LanguageModel);
}

const stopReasons: Readonly<Record<string, string>> = {
  stop: 'endTurn',
  length: 'maxTokens',
  'tool-calls': 'toolUse',
};

/**
 * A host model of the Vercel AI SDK (`ai` 7). Tools have no `execute`: a call is returned to the server that asked for it
 * (SA-TOOL-16). There are no retries, since each would be a further call on the person's account.
 * @deprecated Sampling is deprecated in MCP 2026-07-28 and removed not before 2027-07-28.
 */
export function createAiSdkComplete(options: AiSdkOptions): Complete {
  return async (request, { signal, onToken }) => {
    const review = readCompletionRequest(request);
    const model = typeof options.model === 'function' ? options.model(request.model) : options.model;
    const run = streamText({
      model,
      messages: toModelMessages(review),
      maxOutputTokens: review.maxTokens,
      maxRetries: 0,
      abortSignal: signal,
      // It would print the error, prompt included; it is thrown below instead.
      onError: () => {},
      ...(review.systemPrompt !== undefined && { instructions: review.systemPrompt }),
      ...(review.temperature !== undefined && { temperature: review.temperature }),
      ...(review.stopSequences !== undefined && { stopSequences: [...review.stopSequences] }),
      ...(review.tools.length > 0 && {
        toolChoice: review.toolChoice ?? 'auto',
        tools: Object.fromEntries(
          review.tools.map(({ name, description, inputSchema }) => [
            name,
            tool({ inputSchema: jsonSchema(inputSchema), ...(description !== undefined && { description }) }),
          ]),
        ),
      }),
    });

    const content: JsonObject[] = [];
    const result: { -readonly [Name in keyof CompletionResult]: CompletionResult[Name] } = {
      model: typeof model === 'string' ? model : model.modelId,
      content,
    };
    let text = '';
    const closeText = (): void => {
      if (text !== '') content.push({ type: 'text', text });
      text = '';
    };
    for await (const part of run.stream) {
      switch (part.type) {
        case 'text-delta':
          text += part.text;
          onToken?.(part.text);
          break;
        case 'tool-call':
          closeText();
          if (part.invalid === true)
            throw new Error(
              `The model called ${part.toolName} with arguments that can't be read. Run it again.`,
            );
          content.push({ type: 'tool_use', id: part.toolCallId, name: part.toolName, input: part.input });
          break;
        case 'file': {
          closeText();
          const { mediaType, base64 } = part.file;
          const kind = mediaType.startsWith('image/')
            ? 'image'
            : mediaType.startsWith('audio/')
              ? 'audio'
              : undefined;
          if (kind === undefined)
            throw new Error(
              `The model answered with a file of type ${mediaType}, which MCP has no block for.`,
            );
          content.push({ type: kind, data: base64, mimeType: mediaType });
          break;
        }
        case 'finish-step': {
          if (part.response.modelId !== '') result.model = part.response.modelId;
          const { inputTokens, outputTokens } = part.usage;
          result.usage = {
            ...(inputTokens !== undefined && { inputTokens }),
            ...(outputTokens !== undefined && { outputTokens }),
          };
          result.stopReason = stopReasons[part.finishReason] ?? part.rawFinishReason ?? part.finishReason;
          break;
        }
        case 'error':
          throw part.error;
        case 'abort':
          throw new Error('The call was aborted.');
        default:
      }
    }
    closeText();
    if (content.length === 0) content.push({ type: 'text', text: '' });
    const [only] = content;
    if (content.length === 1 && only !== undefined) result.content = only;
    return result;
  };
}
