import { specTypeSchemas } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { editResponse } from './editResponse.ts';
import { createResponseDraft } from './ResponseDraft.ts';
import { readSamplingRequest } from './readSamplingRequest.ts';
import { readSamplingResult } from './readSamplingResult.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';
import { toResult } from './toResult.ts';

const text = (value: string) => ({ type: 'text', text: value });
const use = (id: string, name = 'search', input: object = { q: 'x' }) => ({
  type: 'tool_use',
  id,
  name,
  input,
});
const tools = [
  {
    name: 'search',
    inputSchema: {
      type: 'object',
      properties: { q: { type: 'string' } },
      required: ['q'],
      additionalProperties: false,
    },
  },
];

function request(extra: object = {}): SamplingReviewModel {
  const read = readSamplingRequest(
    { messages: [{ role: 'user', content: text('hi') }], maxTokens: 10, ...extra },
    { capability: { tools: {} } },
  );
  if (read.kind === 'refused') throw new Error(read.error.message);
  return read.model;
}

function respond(value: unknown, asked: SamplingReviewModel, sent = asked) {
  const response = readSamplingResult(value, { asked, sent });
  return { response, problems: response.problems.map(({ severity, code }) => `${severity} ${code}`) };
}

function conforms(result: unknown, schema: 'CreateMessageResult' | 'CreateMessageResultWithTools'): boolean {
  const checked = specTypeSchemas[schema]['~standard'].validate(result);
  return !('then' in checked) && checked.issues === undefined;
}

describe('readSamplingResult', () => {
  it('passes on role, content, model and stop reason, and nothing else [SA-29] [SA-30] [SA-43]', () => {
    const { response, problems } = respond(
      {
        model: 'real-model-1',
        content: text('answer'),
        stopReason: 'provider_says_so',
        usage: { inputTokens: 3, outputTokens: 5 },
        prompt: 'leak',
      },
      request(),
    );
    expect(problems).toEqual([]);
    expect(response.result).toEqual({
      role: 'assistant',
      model: 'real-model-1',
      content: text('answer'),
      stopReason: 'provider_says_so',
    });
    expect(response.usage).toEqual({ inputTokens: 3, outputTokens: 5 });
    expect(conforms(response.result, 'CreateMessageResult')).toBe(true);
  });

  it.each([
    ['no model', { content: text('a') }, 'withhold missing-model'],
    ['no content', { model: 'm' }, 'withhold missing-content'],
    ['an empty array', { model: 'm', content: [] }, 'withhold missing-content'],
    ['another role', { model: 'm', role: 'user', content: text('a') }, 'withhold invalid-role'],
    [
      'a broken block',
      { model: 'm', content: { type: 'image', data: '?', mimeType: 'image/png' } },
      'withhold invalid-base64',
    ],
    ['no object', 'answer', 'withhold missing-model'],
  ])('withholds a result with %s [SA-29] [SA-08]', (_, value, problem) => {
    expect(respond(value, request()).problems).toContain(problem);
  });

  it('gives one block without tools: texts are joined, other arrays are withheld [SA-31]', () => {
    const joined = respond({ model: 'm', content: [text('a'), text('b')] }, request()).response;
    expect(joined.result.content).toEqual(text('ab'));
    expect(conforms(joined.result, 'CreateMessageResult')).toBe(true);
    const mixed = { type: 'image', data: 'iVBORw0KGgo=', mimeType: 'image/png' };
    const { response, problems } = respond({ model: 'm', content: [text('a'), mixed] }, request());
    expect(problems).toEqual(['withhold array-needs-tools']);
    const draft = editResponse(createResponseDraft(response), { type: 'drop-block', path: '/content/1' });
    const again = respond(toResult(draft), request());
    expect(again.problems).toEqual([]);
    expect(again.response.result.content).toEqual(text('a'));
  });

  it('keeps order and ids of several tool calls [SA-TOOL-13] [SA-TOOL-17]', () => {
    const content = [text('let me look'), use('a'), use('b'), use('c')];
    const { response, problems } = respond(
      { model: 'm', content, stopReason: 'toolUse' },
      request({ tools }),
    );
    expect(problems).toEqual([]);
    expect(response.result.content).toEqual(content);
    expect(response.blocks.map((block) => block.kind === 'tool-use' && block.input)).toEqual([
      false,
      { q: 'x' },
      { q: 'x' },
      { q: 'x' },
    ]);
    expect(conforms(response.result, 'CreateMessageResultWithTools')).toBe(true);
  });

  it('does not deliver tool calls that were forbidden, unless they are taken out [SA-TOOL-12]', () => {
    const asked = request({ tools, toolChoice: { mode: 'none' } });
    const { response, problems } = respond(
      { model: 'm', content: [text('a'), use('1')], stopReason: 'toolUse' },
      asked,
    );
    expect(problems).toEqual(['withhold tool-use-forbidden']);
    const draft = editResponse(createResponseDraft(response), { type: 'drop-block', path: '/content/1' });
    expect(respond(toResult(draft), asked).problems).toEqual([]);
    expect(toResult(draft)).toMatchObject({ content: [text('a')], stopReason: 'endTurn' });
  });

  it('forbids tool calls that the person forbade, too', () => {
    const asked = request({ tools });
    const sent = request({ tools, toolChoice: { mode: 'none' } });
    expect(respond({ model: 'm', content: [use('1')], stopReason: 'toolUse' }, asked, sent).problems).toEqual(
      ['withhold tool-use-forbidden'],
    );
  });

  it('flags a missing tool call, unknown tools, wrong arguments and a stop reason that does not fit [SA-TOOL-11] [SA-TOOL-20] [SA-TOOL-22] [SA-TOOL-23]', () => {
    const asked = request({ tools, toolChoice: { mode: 'required' } });
    expect(respond({ model: 'm', content: text('no'), stopReason: 'endTurn' }, asked).problems).toEqual([
      'flag tool-use-required',
    ]);
    expect(respond({ model: 'm', content: [use('1', 'rm')], stopReason: 'toolUse' }, asked).problems).toEqual(
      ['flag unknown-tool'],
    );
    for (const input of [{}, { q: 1 }, { q: 'x', more: true }])
      expect(
        respond({ model: 'm', content: [use('1', 'search', input)], stopReason: 'toolUse' }, asked).problems,
      ).toEqual(['flag invalid-tool-input']);
    expect(respond({ model: 'm', content: [use('1')], stopReason: 'endTurn' }, asked).problems).toEqual([
      'flag stop-reason-mismatch',
    ]);
    expect(
      respond({ model: 'm', content: [use('1'), use('1')], stopReason: 'toolUse' }, asked).problems,
    ).toEqual(['withhold duplicate-tool-use-id']);
  });

  it('sends edited and redacted text only [SA-42] [SA-46] [SA-20]', () => {
    const { response } = respond(
      { model: 'm', content: text('The code is 1234.'), stopReason: 'endTurn' },
      request(),
    );
    const redacted = editResponse(createResponseDraft(response), {
      type: 'redact',
      path: '/content',
      ranges: [{ start: 12, end: 16 }],
    });
    expect(toResult(redacted)).toEqual({
      role: 'assistant',
      model: 'm',
      content: text('The code is [redacted].'),
      stopReason: 'endTurn',
    });
    expect(toResult(editResponse(redacted, { type: 'restore', path: '/content' })).content).toEqual(
      text('The code is 1234.'),
    );
  });

  it('edits the arguments of a tool call', () => {
    const { response } = respond(
      { model: 'm', content: [use('1')], stopReason: 'toolUse' },
      request({ tools }),
    );
    const draft = editResponse(createResponseDraft(response), {
      type: 'set-input',
      path: '/content/0',
      input: { q: 'y' },
    });
    expect(toResult(draft).content).toEqual([use('1', 'search', { q: 'y' })]);
  });
});
