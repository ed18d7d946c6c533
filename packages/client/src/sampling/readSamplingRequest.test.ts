import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { previewUrl } from './previewUrl.ts';
import { type ReadSamplingOptions, readSamplingRequest } from './readSamplingRequest.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';

const fixtures = new URL('../../../testing/fixtures/cases/', import.meta.url);
const seeds = JSON.parse(readFileSync(new URL('seed-requests.json', fixtures), 'utf8')) as {
  cases: { id: string; request: { params: Record<string, unknown> } }[];
};
const cases = new Map(
  readFileSync(new URL('elicitation-cases.jsonl', fixtures), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { id: string; input: Record<string, unknown> })
    .map(({ id, input }) => [id, input]),
);

const withTools: ReadSamplingOptions = { capability: { tools: {} } };
const text = (value: string) => ({ type: 'text', text: value });
const user = (content: unknown) => ({ role: 'user', content });
const assistant = (content: unknown) => ({ role: 'assistant', content });
const use = (id: string, name = 'search') => ({ type: 'tool_use', id, name, input: {} });
const result = (toolUseId: string) => ({ type: 'tool_result', toolUseId, content: [text('ok')] });
const hello = [user(text('hello'))];

function review(params: unknown, options?: ReadSamplingOptions): SamplingReviewModel {
  const read = readSamplingRequest(params, options);
  if (read.kind === 'refused') throw new Error(`refused: ${read.error.message}`);
  return read.model;
}

function refusal(params: unknown, options?: ReadSamplingOptions): readonly string[] {
  const read = readSamplingRequest(params, options);
  return read.kind === 'refused' ? read.problems.map(({ code, path }) => `${code} ${path}`) : [];
}

function withheld(params: unknown, options?: ReadSamplingOptions): readonly string[] {
  return review(params, options).problems.map(({ code, path }) => `${code} ${path}`);
}

describe('readSamplingRequest', () => {
  it('reads the flight request as printed, in both spellings [S-23] [SA-34] [SA-44] [S-15]', () => {
    const [printed, older] = ['seed-flights', 'seed-flights-older-spelling'].map((id) =>
      review(seeds.cases.find((seed) => seed.id === id)?.request.params),
    );
    for (const model of [printed, older]) {
      expect(model?.problems).toEqual([]);
      expect(model?.messages).toHaveLength(1);
      expect(model?.messages[0]?.role).toBe('user');
      expect(model?.maxTokens).toBe(1500);
      expect(model?.wish).toEqual({
        hints: ['claude-sonnet-4-20250514'],
        costPriority: 0.3,
        speedPriority: 0.2,
        intelligencePriority: 0.9,
      });
    }
    expect(printed?.messages[0]?.blocks[0]).toMatchObject({
      kind: 'text',
      text: expect.stringMatching(/^Analyze these flight options.*max 1 layover$/s),
    });
    expect(older?.messages[0]?.blocks[0]).toMatchObject({
      kind: 'text',
      text: expect.stringMatching(/^分析这些航班选项.*最多1次中转$/s),
    });
    expect(older?.notices.map(({ code }) => code)).toEqual(['string-content']);
  });

  it('hands on what it shows: the request is the params, object by object [SA-41] [S1]', () => {
    const params = {
      messages: [
        user({ type: 'text', text: 'a\u202eb\u200b', annotations: { priority: 0 }, _meta: { 'x/y': 1 } }),
        assistant([text('one'), text('two')]),
      ],
      systemPrompt: 'S',
      maxTokens: 7,
      temperature: 0,
      stopSequences: ['\n'],
      metadata: { tier: 'x' },
      modelPreferences: { hints: [{ name: 'm', vendor: 'v' }] },
    };
    const model = review(params);
    expect(model.request).toEqual(params);
    expect(model.request.messages[0]).toBe(params.messages[0]);
    expect(model.messages[0]?.blocks[0]).toMatchObject({ text: 'a\u202eb\u200b' });
  });

  it('shows annotations and _meta with their block and hides nothing for them [SA-53] [SA-TOOL-21]', () => {
    const annotations = { audience: ['assistant'], priority: 0 };
    const model = review({
      messages: [user([{ ...text('x'), annotations, _meta: { a: 1 } }])],
      maxTokens: 1,
    });
    expect(model.messages[0]?.blocks[0]).toMatchObject({
      text: 'x',
      extras: { annotations, _meta: { a: 1 } },
    });
  });

  it('names members that are no part of a request and does not send them on [S1]', () => {
    const model = review({ messages: hello, maxTokens: 1, task: { ttl: 1 }, history: ['secret'] });
    expect(model.notices.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'not-forwarded /task',
      'not-forwarded /history',
    ]);
    expect(Object.keys(model.request)).toEqual(['messages', 'maxTokens']);
  });

  it('lists image and audio with type and size, and previews what the bytes really are [B100] [SA-34]', () => {
    const model = review(cases.get('B100'));
    expect(model.messages[0]?.blocks.map((block) => block.kind)).toEqual(['text', 'image', 'audio']);
    const urls = model.messages[0]?.blocks.map((block) =>
      block.kind === 'image' || block.kind === 'audio' ? previewUrl(block) : undefined,
    );
    expect(urls).toEqual([undefined, 'data:image/png;base64,iVBORw0KGgo=', 'data:audio/wav;base64,UklGRg==']);
    expect(model.messages[0]?.blocks[1]).toMatchObject({ bytes: 8, declaredType: 'image/png' });
  });

  it('gives a preview address with exactly one media type [B101]', () => {
    const model = review({ messages: [user(cases.get('B101')?.content)], maxTokens: 1 });
    const block = model.messages[0]?.blocks[0];
    expect(block?.kind === 'audio' && previewUrl(block)).toBe('data:audio/wav;base64,UklGRg==');
  });

  it('gives no preview for SVG, HTML or a wrong label, but still names them', () => {
    const svg = btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const model = review({
      messages: [
        user([
          { type: 'image', data: svg, mimeType: 'image/svg+xml' },
          { type: 'image', data: btoa('<html><script>1</script>'), mimeType: 'image/png' },
          { type: 'image', data: btoa('\xff\xd8\xff\xe0____'), mimeType: 'image/png' },
        ]),
      ],
      maxTokens: 1,
    });
    const blocks = model.messages[0]?.blocks ?? [];
    expect(
      blocks.map((block) => block.kind === 'image' && [block.hiddenBecause, previewUrl(block)?.slice(0, 16)]),
    ).toEqual([
      ['unknown-type', undefined],
      ['unknown-type', undefined],
      [undefined, 'data:image/jpeg;'],
    ]);
    expect(model.problems).toEqual([]);
  });

  it('withholds approval of malformed blocks and shows each as its JSON [B102] [SA-08]', () => {
    const model = review(cases.get('B102'));
    expect(model.problems.map(({ code, path, severity }) => [severity, code, path])).toEqual([
      ['withhold', 'malformed-block', '/messages/0/content'],
      ['withhold', 'unknown-block-type', '/messages/1/content'],
      ['withhold', 'unknown-block-type', '/messages/2/content'],
    ]);
    expect(model.messages.map(({ blocks }) => blocks[0]?.kind === 'malformed' && blocks[0].json)).toEqual([
      '{"type":"text"}',
      '{}',
      '{"type":"video","data":"x"}',
    ]);
  });

  it.each([
    ['not base64', { type: 'image', data: '<svg>', mimeType: 'image/png' }, 'invalid-base64'],
    ['a foreign media type', { type: 'image', data: 'AAAA', mimeType: 'text/html' }, 'invalid-media-type'],
    ['no text', { type: 'text', text: 5 }, 'malformed-block'],
    ['null', null, 'malformed-block'],
    ['a resource outside a tool result', { type: 'resource_link', uri: 'x:y', name: 'n' }, 'malformed-block'],
  ])('names a block with %s [SA-08] [S4]', (_, block, code) => {
    expect(withheld({ messages: [user([block])], maxTokens: 1 })).toEqual([`${code} /messages/0/content/0`]);
  });

  it('keeps hints without a name out and priorities of 0 in [B103] [SA-51]', () => {
    const model = review(cases.get('B103'));
    expect(model.wish).toEqual({ hints: ['claude'], costPriority: 0, speedPriority: 1 });
    expect(model.notices.map(({ code }) => code)).toEqual(['nameless-hint']);
  });

  it.each([-1, 2, Number.NaN, '1', null])('ignores the priority %s and says so [SA-18]', (costPriority) => {
    const model = review({ messages: hello, maxTokens: 1, modelPreferences: { costPriority } });
    expect(model.wish).toEqual({ hints: [] });
    expect(model.notices.map(({ code }) => code)).toEqual(['invalid-priority']);
  });

  it.each([undefined, 0, -1, 1.5, '100', Number.POSITIVE_INFINITY])(
    'withholds approval with maxTokens %s [SA-28]',
    (maxTokens) => {
      expect(withheld({ messages: hello, maxTokens })).toEqual(['invalid-max-tokens /maxTokens']);
    },
  );

  it('names each message with a wrong role or without content [SA-32]', () => {
    const messages = [{ role: 'system', content: text('a') }, { content: text('b') }, { role: 'user' }, 'c'];
    expect(withheld({ messages, maxTokens: 1 })).toEqual([
      'invalid-role /messages/0/role',
      'invalid-role /messages/1/role',
      'missing-content /messages/2/content',
      'invalid-role /messages/3/role',
      'missing-content /messages/3/content',
    ]);
  });

  it('reads one block and an array of one alike, and sends each as it came', () => {
    const single = review({ messages: [user(text('x'))], maxTokens: 1 });
    const list = review({ messages: [user([text('x')])], maxTokens: 1 });
    expect(single.messages[0]?.blocks[0]).toMatchObject({ kind: 'text', text: 'x' });
    expect(list.messages[0]?.blocks[0]).toMatchObject({ kind: 'text', text: 'x' });
    expect(single.request.messages[0]?.content).toEqual(text('x'));
    expect(list.request.messages[0]?.content).toEqual([text('x')]);
  });

  it('reads an absent wish for context and none alike [SA-22]', () => {
    const strip = (model: SamplingReviewModel) => ({ ...model });
    expect(strip(review({ messages: hello, maxTokens: 1, includeContext: 'none' }))).toEqual(
      strip(review({ messages: hello, maxTokens: 1 })),
    );
  });

  it('treats undeclared context as none and says what was asked [SA-24] [SA-21] [S6]', () => {
    const params = { messages: hello, maxTokens: 1, includeContext: 'allServers' };
    const model = review(params);
    expect(model.askedContext).toBe('allServers');
    expect(model.request).not.toHaveProperty('includeContext');
    expect(model.notices.map(({ code }) => code)).toEqual(['context-not-declared']);
    const declared = review(params, { capability: { context: {} } });
    expect(declared.request.includeContext).toBe('allServers');
    expect(declared.notices.map(({ code }) => code)).toEqual(['context-all-servers']);
  });

  it.each([
    ['tools', { tools: [] }, '/tools'],
    ['toolChoice alone', { toolChoice: { mode: 'auto' } }, '/toolChoice'],
  ])('refuses undeclared %s with -32602 [SA-TOOL-02] [SA-TOOL-03] [SA-TOOL-04]', (_, extra, path) => {
    const read = readSamplingRequest({ messages: hello, maxTokens: 1, ...extra });
    expect(read).toMatchObject({
      kind: 'refused',
      error: { code: -32602 },
      problems: [{ code: 'tools-not-declared', path }],
    });
    expect(readSamplingRequest({ messages: hello, maxTokens: 1, ...extra }, withTools).kind).toBe('review');
  });

  it('reads an absent choice of tools, {} and auto alike, and names unknown modes [SA-TOOL-10]', () => {
    const tools = [{ name: 't', inputSchema: { type: 'object' } }];
    const choices = [undefined, {}, { mode: 'auto' }].map((toolChoice) =>
      review({ messages: hello, maxTokens: 1, tools, ...(toolChoice && { toolChoice }) }, withTools),
    );
    expect(choices.map(({ toolChoice }) => toolChoice)).toEqual(['auto', 'auto', 'auto']);
    expect(
      withheld({ messages: hello, maxTokens: 1, tools, toolChoice: { mode: 'always' } }, withTools),
    ).toEqual(['unknown-tool-choice /toolChoice/mode']);
  });

  it('lists tools with description and schema; annotations stay plain data [SA-TOOL-15] [SA-TOOL-25] [S-18]', () => {
    const tool = {
      name: 'delete_all',
      description: 'Harmless <b>really</b>',
      inputSchema: { type: 'object', properties: { path: { type: 'string' } } },
      annotations: { readOnlyHint: true },
    };
    const model = review({ messages: hello, maxTokens: 1, tools: [tool] }, withTools);
    expect(model.tools).toEqual([
      {
        path: '/tools/0',
        raw: tool,
        name: 'delete_all',
        description: 'Harmless <b>really</b>',
        inputSchema: tool.inputSchema,
        extras: { annotations: { readOnlyHint: true } },
      },
    ]);
  });

  it('never fetches a reference in a tool schema [GE-37]', () => {
    const inputSchema = { $ref: 'https://attacker.example/schema.json' };
    const fetched: unknown[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = (input) => {
      fetched.push(input);
      return Promise.reject(new Error('no network'));
    };
    try {
      expect(
        review({ messages: hello, maxTokens: 1, tools: [{ name: 't', inputSchema }] }, withTools).tools,
      ).toHaveLength(1);
    } finally {
      globalThis.fetch = fetch;
    }
    expect(fetched).toEqual([]);
  });

  describe('balance of tool calls', () => {
    const run = (...messages: unknown[]) => refusal({ messages, maxTokens: 1 }, withTools);

    it('accepts a balanced history, single or array', () => {
      expect(
        run(user(text('q')), assistant([text('t'), use('1'), use('2')]), user([result('2'), result('1')])),
      ).toEqual([]);
      expect(run(user(text('q')), assistant(use('1')), user(result('1')), assistant(text('a')))).toEqual([]);
    });

    it('refuses tool results mixed with anything else, naming the message [SA-TOOL-05] [SA-TOOL-06]', () => {
      expect(run(assistant(use('1')), user([result('1'), text('and')]))).toEqual([
        'mixed-tool-results /messages/1',
      ]);
    });

    it('refuses missing, late, extra and doubled results [SA-TOOL-07] [SA-TOOL-08] [SA-TOOL-09]', () => {
      expect(run(assistant([use('1'), use('2')]), user([result('1')]))).toEqual([
        'unbalanced-tool-use /messages/0/content/1',
      ]);
      expect(run(assistant(use('1')), user(text('wait')), user(result('1')))).toEqual([
        'unbalanced-tool-use /messages/0/content',
        'dangling-tool-result /messages/2/content',
      ]);
      expect(run(assistant(use('1')), assistant(text('x')), user(result('1')))).toEqual([
        'unbalanced-tool-use /messages/0/content',
        'dangling-tool-result /messages/2/content',
      ]);
      expect(run(assistant(use('1')), user([result('1'), result('9')]))).toEqual([
        'dangling-tool-result /messages/1/content/1',
      ]);
      expect(run(assistant(use('1')), user([result('1'), result('1')]))).toEqual([
        'dangling-tool-result /messages/1/content/1',
      ]);
      expect(run(user(text('q')), assistant(use('1')))).toEqual(['unbalanced-tool-use /messages/1/content']);
    });

    it('refuses tool blocks under the wrong role [SA-TOOL-19]', () => {
      expect(run(user(use('1')))).toContain('misplaced-tool-block /messages/0');
      expect(run(assistant(result('1')))).toContain('misplaced-tool-block /messages/0');
    });

    it('refuses two uses with one id', () => {
      expect(run(assistant([use('1'), use('1')]), user(result('1')))).toContain(
        'duplicate-tool-use-id /messages/0/content/1',
      );
    });
  });

  it('reads every kind of block inside a tool result, links included, as inert data [SA-TOOL-24]', () => {
    const content = [
      text('t'),
      { type: 'image', data: 'iVBORw0KGgo=', mimeType: 'image/png' },
      { type: 'resource_link', uri: 'file:///etc/passwd', name: 'n', description: 'd' },
      { type: 'resource', resource: { uri: 'file:///a', text: 'inside', _meta: { k: 1 } } },
      { type: 'resource', resource: { uri: 'file:///b', blob: 'AAAA' } },
      { type: 'wat' },
    ];
    const model = review(
      {
        messages: [
          assistant(use('1')),
          user({ type: 'tool_result', toolUseId: '1', content, isError: true }),
        ],
        maxTokens: 1,
      },
      withTools,
    );
    const block = model.messages[1]?.blocks[0];
    expect(block?.kind === 'tool-result' && block.blocks).toMatchObject([
      { kind: 'text' },
      { kind: 'image' },
      { kind: 'resource-link', uri: 'file:///etc/passwd', extras: { description: 'd' } },
      { kind: 'resource', text: 'inside', extras: { resource: { _meta: { k: 1 } } } },
      { kind: 'resource', bytes: 3 },
      { kind: 'malformed', json: '{"type":"wat"}' },
    ]);
    expect(block).toMatchObject({ isError: true });
  });

  it.each([
    ['no object', 'text'],
    ['an array', []],
    ['null', null],
    ['nothing', undefined],
  ])('refuses params that are %s', (_, params) => {
    expect(refusal(params)).toEqual(['not-an-object ']);
  });

  it('refuses bottomless JSON instead of running out of stack', () => {
    let deep: unknown = {};
    for (let level = 0; level < 200_000; level += 1) deep = { deep };
    expect(refusal({ messages: [user({ type: 'video', deep })], maxTokens: 1 })).toEqual(['too-deep ']);
  });

  it.each([
    ['messages', { messages: Array.from({ length: 4 }, () => user(text(''))) }, { messages: 3 }],
    ['blocks', { messages: [user(Array.from({ length: 4 }, () => text('')))] }, { blocks: 3 }],
    ['characters', { messages: [user(text('12345'))] }, { characters: 4 }],
    [
      'mediaBytes',
      { messages: [user({ type: 'audio', data: 'AAAAAAAA', mimeType: 'audio/x' })] },
      { mediaBytes: 5 },
    ],
  ])('refuses what is too large to review and names the limit: %s [S4]', (name, params, limits) => {
    const read = readSamplingRequest({ maxTokens: 1, ...params }, { limits });
    expect(read.kind === 'refused' && read.error.message).toContain(name);
  });

  it('carries __proto__ members along as data without touching prototypes', () => {
    const params = JSON.parse(
      '{"messages":[{"role":"user","content":{"type":"text","text":"x","__proto__":{"polluted":1}}}],"maxTokens":1,"metadata":{"__proto__":{"polluted":1}}}',
    ) as unknown;
    const model = review(params);
    expect(JSON.stringify(model.request)).toBe(JSON.stringify(params));
    expect(model.messages[0]?.blocks[0]).not.toHaveProperty('polluted');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
