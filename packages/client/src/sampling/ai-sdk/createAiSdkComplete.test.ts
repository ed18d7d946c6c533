import { MockLanguageModelV4, simulateReadableStream } from 'ai/test';
import { describe, expect, it } from 'vitest';
import type { CompletionRequest } from '../Completion.ts';
import { createAiSdkComplete } from './createAiSdkComplete.ts';

type Stream = Awaited<ReturnType<MockLanguageModelV4['doStream']>>['stream'];
type Part = Stream extends ReadableStream<infer Item> ? Item : never;

const usage = {
  inputTokens: { total: 12, noCache: 12, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 4, text: 4, reasoning: undefined },
};
const finish = (unified: 'stop' | 'length' | 'tool-calls' | 'other', raw: string = unified): Part => ({
  type: 'finish',
  finishReason: { unified, raw },
  usage,
});
const said = (...texts: readonly string[]): Part[] => [
  { type: 'text-start', id: '1' },
  ...texts.map((delta): Part => ({ type: 'text-delta', id: '1', delta })),
  { type: 'text-end', id: '1' },
];

function mock(...chunks: readonly Part[]) {
  const model = new MockLanguageModelV4({
    modelId: 'mock-model',
    doStream: async () => ({
      stream: simulateReadableStream({ chunks: [...chunks], chunkDelayInMs: null, initialDelayInMs: null }),
    }),
  });
  return { model, complete: createAiSdkComplete({ model }) };
}

const text = (value: string) => ({ type: 'text', text: value });
const request: CompletionRequest = {
  messages: [{ role: 'user', content: text('hi') }],
  systemPrompt: 'Be brief',
  maxTokens: 42,
  temperature: 0.5,
  stopSequences: ['END'],
};
const run = { signal: new AbortController().signal };

describe('createAiSdkComplete', () => {
  it('runs the reviewed request once, with its limit, and gives text, usage and reason [SA-25]', async () => {
    const { model, complete } = mock(...said('Take ', 'number 7'), finish('stop'));
    const tokens: string[] = [];
    expect(await complete(request, { ...run, onToken: (token) => tokens.push(token) })).toEqual({
      model: 'mock-model',
      content: text('Take number 7'),
      stopReason: 'endTurn',
      usage: { inputTokens: 12, outputTokens: 4 },
    });
    expect(tokens).toEqual(['Take ', 'number 7']);
    expect(model.doStreamCalls).toHaveLength(1);
    expect(model.doStreamCalls[0]).toMatchObject({
      maxOutputTokens: 42,
      temperature: 0.5,
      stopSequences: ['END'],
      prompt: [
        { role: 'system', content: 'Be brief' },
        { role: 'user', content: [text('hi')] },
      ],
    });
  });

  it('returns tool calls and runs none [SA-TOOL-13] [SA-TOOL-16]', async () => {
    const { model, complete } = mock(
      ...said('Let me look'),
      { type: 'tool-call', toolCallId: 'c1', toolName: 'list', input: '{"max":1}' },
      { type: 'tool-call', toolCallId: 'c2', toolName: 'list', input: '{}' },
      finish('tool-calls'),
    );
    const result = await complete(
      {
        messages: [
          { role: 'user', content: text('find') },
          { role: 'assistant', content: { type: 'tool_use', id: 'a', name: 'list', input: { max: 0 } } },
          {
            role: 'user',
            content: {
              type: 'tool_result',
              toolUseId: 'a',
              content: [text('none'), { type: 'image', data: 'iVBORw0KGgo=', mimeType: 'image/png' }],
            },
          },
        ],
        maxTokens: 5,
        tools: [
          {
            name: 'list',
            description: 'Lists',
            inputSchema: { type: 'object', properties: { max: { type: 'integer' } } },
          },
        ],
        toolChoice: { mode: 'required' },
      },
      run,
    );
    expect(result).toMatchObject({
      content: [
        text('Let me look'),
        { type: 'tool_use', id: 'c1', name: 'list', input: { max: 1 } },
        { type: 'tool_use', id: 'c2', name: 'list', input: {} },
      ],
      stopReason: 'toolUse',
    });
    expect(model.doStreamCalls).toHaveLength(1);
    expect(model.doStreamCalls[0]).toMatchObject({
      toolChoice: { type: 'required' },
      tools: [{ type: 'function', name: 'list', description: 'Lists' }],
      prompt: [
        { role: 'user' },
        {
          role: 'assistant',
          content: [{ type: 'tool-call', toolCallId: 'a', toolName: 'list', input: { max: 0 } }],
        },
        {
          role: 'tool',
          content: [
            {
              toolCallId: 'a',
              toolName: 'list',
              output: { type: 'content', value: [text('none'), { type: 'file' }] },
            },
          ],
        },
      ],
    });
  });

  it('keeps a reason that MCP has no word for [SA-30]', async () => {
    expect(await mock(...said('x'), finish('length')).complete(request, run)).toMatchObject({
      stopReason: 'maxTokens',
    });
    expect(await mock(...said('x'), finish('other', 'recitation')).complete(request, run)).toMatchObject({
      stopReason: 'recitation',
    });
  });

  it('hands the abort on to the model and does not retry a failure', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const model = new MockLanguageModelV4({
      doStream: async ({ abortSignal }) => {
        signals.push(abortSignal);
        throw new Error('no credit left');
      },
    });
    const controller = new AbortController();
    const complete = createAiSdkComplete({ model: () => model });
    await expect(complete(request, { signal: controller.signal })).rejects.toThrow('no credit left');
    expect(signals).toHaveLength(1);
    controller.abort();
    expect(signals[0]?.aborted).toBe(true);
  });

  it('ends when it is aborted in mid-stream', async () => {
    const model = new MockLanguageModelV4({
      doStream: async () => ({
        stream: new ReadableStream<Part>({
          start(stream) {
            for (const part of said('a').slice(0, 2)) stream.enqueue(part);
          },
        }),
      }),
    });
    const controller = new AbortController();
    const running = createAiSdkComplete({ model })(request, {
      signal: controller.signal,
      onToken: () => controller.abort(),
    });
    await expect(running).rejects.toThrow();
  });

  it('picks the model by the id that was chosen', async () => {
    const { model } = mock(...said('x'), finish('stop'));
    const asked: (string | undefined)[] = [];
    const complete = createAiSdkComplete({
      model: (id) => {
        asked.push(id);
        return model;
      },
    });
    await complete({ ...request, model: 'large' }, run);
    expect(asked).toEqual(['large']);
  });
});
