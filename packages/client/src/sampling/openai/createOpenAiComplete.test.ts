import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { CompletionRequest } from '../Completion.ts';
import { createOpenAiComplete, type OpenAiOptions } from './createOpenAiComplete.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, body: unknown) => void;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A real endpoint on loopback, with what it was sent. */
async function endpoint(answer: Answer, options: Partial<OpenAiOptions> = {}) {
  const received: {
    body: Record<string, unknown>;
    headers: IncomingMessage['headers'];
    url: string | undefined;
  }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const body = JSON.parse(text) as Record<string, unknown>;
      received.push({ body, headers: request.headers, url: request.url });
      answer(request, response, body);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const complete = createOpenAiComplete({
    baseUrl: `http://127.0.0.1:${port}/v1`,
    model: 'demo',
    ...options,
  });
  return { complete, received };
}

const json =
  (value: unknown): Answer =>
  (_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
  };

const events =
  (...chunks: readonly unknown[]): Answer =>
  (_, response) => {
    response.setHeader('content-type', 'text/event-stream');
    const text = [
      ...chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\r\n\r\n`),
      'data: [DONE]\n\n',
    ].join('');
    // In pieces that respect neither events nor characters.
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7));
    response.end();
  };

const text = (value: string) => ({ type: 'text', text: value });
const request: CompletionRequest = {
  messages: [{ role: 'user', content: text('Grüße') }],
  systemPrompt: 'Be brief',
  maxTokens: 42,
  temperature: 0,
  stopSequences: ['END'],
  metadata: { secretVendorField: 1 },
};
const run = { signal: new AbortController().signal };
const done = { choices: [{ message: { content: 'ok' }, finish_reason: 'stop' }] };

describe('createOpenAiComplete', () => {
  it('sends what was reviewed, the limit included, and nothing else [SA-25] [SA-52]', async () => {
    const { complete, received } = await endpoint(json(done), { apiKey: 'k', stream: false });
    await complete(request, run);
    expect(received[0]?.url).toBe('/v1/chat/completions');
    expect(received[0]?.headers.authorization).toBe('Bearer k');
    expect(received[0]?.body).toEqual({
      model: 'demo',
      messages: [
        { role: 'system', content: 'Be brief' },
        { role: 'user', content: 'Grüße' },
      ],
      max_tokens: 42,
      temperature: 0,
      stop: ['END'],
    });
  });

  it('streams text, and gives usage, model and stop reason at the end', async () => {
    const { complete, received } = await endpoint(
      events(
        { model: 'demo-1', choices: [{ delta: { role: 'assistant', content: '' } }] },
        { model: 'demo-1', choices: [{ delta: { content: 'Grü' } }] },
        { model: 'demo-1', choices: [{ delta: { content: 'ße 你好' } }] },
        { model: 'demo-1', choices: [{ delta: {}, finish_reason: 'length' }] },
        { choices: [], usage: { prompt_tokens: 9, completion_tokens: 3 } },
      ),
    );
    const tokens: string[] = [];
    expect(await complete(request, { ...run, onToken: (token) => tokens.push(token) })).toEqual({
      model: 'demo-1',
      content: text('Grüße 你好'),
      stopReason: 'maxTokens',
      usage: { inputTokens: 9, outputTokens: 3 },
    });
    expect(tokens).toEqual(['Grü', 'ße 你好']);
    expect(received[0]?.body).toMatchObject({ stream: true, stream_options: { include_usage: true } });
  });

  it('reads an endpoint that does not stream although it was asked to', async () => {
    const { complete } = await endpoint(json(done));
    expect(await complete(request, run)).toMatchObject({ content: text('ok'), stopReason: 'endTurn' });
  });

  it('takes a loop of tools there and back [SA-TOOL-13]', async () => {
    const { complete, received } = await endpoint(
      events(
        { choices: [{ delta: { content: 'Let me look.' } }] },
        {
          choices: [
            {
              delta: { tool_calls: [{ index: 0, id: 'c1', function: { name: 'list', arguments: '{"max' } }] },
            },
          ],
        },
        { choices: [{ delta: { tool_calls: [{ index: 0, function: { arguments: '":1}' } }] } }] },
        {
          choices: [
            { delta: { tool_calls: [{ index: 1, id: 'c2', function: { name: 'hold', arguments: '' } }] } },
          ],
        },
        { choices: [{ delta: {}, finish_reason: 'tool_calls' }] },
      ),
    );
    const result = await complete(
      {
        messages: [
          { role: 'user', content: text('find') },
          {
            role: 'assistant',
            content: [text('one'), { type: 'tool_use', id: 'a', name: 'list', input: { max: 0 } }],
          },
          {
            role: 'user',
            content: [{ type: 'tool_result', toolUseId: 'a', content: [text('nothing')], isError: true }],
          },
        ],
        maxTokens: 5,
        tools: [{ name: 'list', description: 'Lists', inputSchema: { type: 'object' } }],
        toolChoice: { mode: 'required' },
      },
      run,
    );
    expect(received[0]?.body).toMatchObject({
      messages: [
        { role: 'user', content: 'find' },
        {
          role: 'assistant',
          content: 'one',
          tool_calls: [{ id: 'a', type: 'function', function: { name: 'list', arguments: '{"max":0}' } }],
        },
        { role: 'tool', tool_call_id: 'a', content: [text('Error:'), text('nothing')] },
      ],
      tools: [
        {
          type: 'function',
          function: { name: 'list', description: 'Lists', parameters: { type: 'object' } },
        },
      ],
      tool_choice: 'required',
    });
    expect(result).toMatchObject({
      content: [
        text('Let me look.'),
        { type: 'tool_use', id: 'c1', name: 'list', input: { max: 1 } },
        { type: 'tool_use', id: 'c2', name: 'hold', input: {} },
      ],
      stopReason: 'toolUse',
    });
  });

  it('sends images and audio as what their bytes are, and refuses what has no place rather than drop it', async () => {
    const { complete, received } = await endpoint(json(done));
    const media = (block: object) =>
      complete(
        { messages: [{ role: 'user', content: block as Record<string, unknown> }], maxTokens: 1 },
        run,
      );
    await media({ type: 'image', data: 'iVBORw0KGgo=', mimeType: 'image/jpeg' });
    await media({ type: 'audio', data: 'UklGRg==', mimeType: 'audio/x-wav' });
    expect(received.map(({ body }) => (body.messages as { content: unknown }[])[0]?.content)).toEqual([
      [{ type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw0KGgo=' } }],
      [{ type: 'input_audio', input_audio: { data: 'UklGRg==', format: 'wav' } }],
    ]);
    await expect(media({ type: 'audio', data: 'T2dnUw==', mimeType: 'audio/ogg' })).rejects.toThrow(
      /audio\/ogg.*reviewed/s,
    );
    expect(received).toHaveLength(2);
  });

  it('ends the exchange at the endpoint when it is aborted', async () => {
    let closed: () => void = () => {};
    const gone = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const { complete } = await endpoint((_, response) => {
      response.on('close', closed);
      response.setHeader('content-type', 'text/event-stream');
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: 'a' } }] })}\n\n`);
    });
    const controller = new AbortController();
    const running = complete(request, { signal: controller.signal, onToken: () => controller.abort() });
    await expect(running).rejects.toThrow();
    await gone;
  });

  it.each([
    [
      'an error status',
      (_, response) => response.writeHead(429).end('{"error":{"message":"slow down"}}'),
      /429: slow down/,
    ],
    ['an error in the stream', events({ error: { message: 'overloaded' } }), /overloaded/],
    ['a redirect', (_, response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(), /./],
    [
      'broken tool arguments',
      json({
        choices: [{ message: { tool_calls: [{ id: 'a', function: { name: 'f', arguments: '[1' } }] } }],
      }),
      /no JSON object/,
    ],
  ] satisfies (readonly [string, Answer, RegExp])[])(
    'fails on %s without telling the key',
    async (_, answer, message) => {
      const { complete } = await endpoint(answer as Answer, { apiKey: 'sk-very-secret' });
      const error = await complete(request, run).catch((reason: unknown) => String(reason));
      expect(error).toMatch(message);
      expect(error).not.toContain('sk-very-secret');
    },
  );

  it('says that a model has to be named', async () => {
    const complete = createOpenAiComplete({ baseUrl: 'http://127.0.0.1:1' });
    await expect(complete(request, run)).rejects.toThrow(/No model is named/);
  });
});
