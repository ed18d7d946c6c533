import type { Complete, CompletionRequest } from '../Completion.ts';
import { readCompletionRequest } from '../readCompletionRequest.ts';
import { asObject } from '../SamplingParams.ts';
import { finishReading, readChunk, startReading } from './readChatCompletion.ts';
import { readEventStream } from './readEventStream.ts';
import { toChatMessages } from './toChatMessages.ts';

export interface OpenAiOptions {
  /** Up to and with the version, such as `https://api.example.com/v1` or `http://127.0.0.1:11434/v1`. */
  readonly baseUrl: string;
  /** Keep keys out of pages: in a browser point `baseUrl` at the host's own backend. */
  readonly apiKey?: string;
  /** When the request names no model, or the endpoint has other names than the host's list. */
  readonly model?: string | ((id: string | undefined) => string);
  readonly headers?: Readonly<Record<string, string>>;
  /** How the endpoint calls the limit: newer OpenAI models take `max_completion_tokens`. `max_tokens` by default. */
  readonly limitName?: 'max_tokens' | 'max_completion_tokens';
  /** True by default; false for endpoints without `text/event-stream`. */
  readonly stream?: boolean;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * A host model at any endpoint that speaks OpenAI's chat completions, by plain fetch.
 * `metadata` is not passed on: it belongs to a provider the host may not use (SA-52). Failures are thrown with a
 * message for the host's developer, never with the key.
 * @deprecated Sampling is deprecated in MCP 2026-07-28 and removed not before 2027-07-28.
 */
export function createOpenAiComplete(options: OpenAiOptions): Complete {
  const {
    baseUrl,
    apiKey,
    headers,
    limitName = 'max_tokens',
    stream = true,
    fetch = globalThis.fetch,
  } = options;
  const url = `${baseUrl.replace(/\/$/, '')}/chat/completions`;

  return async (request, { signal, onToken }) => {
    const model =
      typeof options.model === 'function' ? options.model(request.model) : (options.model ?? request.model);
    if (model === undefined)
      throw new Error(
        'No model is named: give createOpenAiComplete a `model`, or the sampling review its `models`.',
      );
    const response = await fetch(url, {
      method: 'POST',
      signal,
      // A redirect could carry the prompt to another place than the person was told.
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
        ...headers,
      },
      body: JSON.stringify(toBody(request, model, limitName, stream)),
    });
    if (!response.ok) throw new Error(await describeFailure(response));
    const reading = startReading(model);
    if (stream && response.body !== null && isEventStream(response)) {
      for await (const data of readEventStream(response.body)) {
        if (data === '[DONE]') break;
        const text = readChunk(reading, JSON.parse(data));
        if (text !== '') onToken?.(text);
      }
    } else readChunk(reading, await response.json());
    return finishReading(reading);
  };
}

function toBody(request: CompletionRequest, model: string, limitName: string, stream: boolean): object {
  const review = readCompletionRequest(request);
  return {
    model,
    messages: toChatMessages(review),
    [limitName]: review.maxTokens,
    ...(review.temperature !== undefined && { temperature: review.temperature }),
    ...(review.stopSequences !== undefined && { stop: review.stopSequences }),
    ...(review.tools.length > 0 && {
      tools: review.tools.map(({ name, description, inputSchema }) => ({
        type: 'function',
        function: { name, ...(description !== undefined && { description }), parameters: inputSchema },
      })),
      tool_choice: review.toolChoice ?? 'auto',
    }),
    ...(stream && { stream, stream_options: { include_usage: true } }),
  };
}

function isEventStream(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

async function describeFailure(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  let detail = text;
  try {
    const error = asObject(asObject(JSON.parse(text))?.error);
    if (typeof error?.message === 'string') detail = error.message;
  } catch {
    // Not JSON: the text itself says more than nothing.
  }
  return `The model's endpoint answered ${response.status}: ${detail.slice(0, 300)}`;
}
