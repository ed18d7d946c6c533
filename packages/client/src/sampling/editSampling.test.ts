import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEdited } from './checkEdited.ts';
import { createSamplingDraft } from './createSamplingDraft.ts';
import { diffRequest } from './diffRequest.ts';
import { editSampling, type SamplingEdit } from './editSampling.ts';
import { readSamplingRequest } from './readSamplingRequest.ts';
import { redactRanges } from './redactRanges.ts';
import type { SamplingDraft } from './SamplingDraft.ts';
import { toRequest } from './toRequest.ts';

const capability = { tools: {}, context: {} };
const params = {
  messages: [
    { role: 'user', content: { type: 'text', text: 'My key is AKIA1234 and so on', _meta: { keep: 1 } } },
    {
      role: 'assistant',
      content: [
        { type: 'text', text: 'Looking' },
        { type: 'tool_use', id: 'u1', name: 'search', input: { q: 'x' }, _meta: { cache: true } },
      ],
    },
    {
      role: 'user',
      content: [
        {
          type: 'tool_result',
          toolUseId: 'u1',
          content: [{ type: 'text', text: 'found' }],
          structuredContent: { a: 1 },
        },
      ],
    },
    { role: 'user', content: { type: 'image', data: 'iVBORw0KGgo=', mimeType: 'image/png' } },
  ],
  systemPrompt: 'You are terse',
  maxTokens: 100,
  temperature: 0.5,
  stopSequences: ['END'],
  metadata: { vendor: 1 },
  includeContext: 'thisServer',
  tools: [
    { name: 'search', inputSchema: { type: 'object' } },
    { name: 'fetch', inputSchema: { type: 'object' } },
  ],
  toolChoice: { mode: 'required' },
};

function draftOf(value: unknown): SamplingDraft {
  const read = readSamplingRequest(value, { capability });
  if (read.kind === 'refused') throw new Error(read.error.message);
  return createSamplingDraft(read.model);
}

function edit(...edits: readonly SamplingEdit[]): SamplingDraft {
  return edits.reduce(editSampling, draftOf(params));
}

describe('editSampling', () => {
  it('sends what was asked while nothing is edited', () => {
    expect(toRequest(draftOf(params))).toEqual(params);
    expect(diffRequest(draftOf(params))).toEqual([]);
  });

  it('sends an edited message byte for byte and leaves every other block the same object [SA-05] [SA-41] [SA-TOOL-21]', () => {
    const draft = edit({ type: 'set-text', path: '/messages/0/content', text: 'Changed\u200b\r\n' });
    const request = toRequest(draft);
    expect(request.messages[0]?.content).toEqual({
      type: 'text',
      text: 'Changed\u200b\r\n',
      _meta: { keep: 1 },
    });
    expect(request.messages[1]).toBe(draft.asked.request.messages[1]);
    expect(request.messages[2]).toBe(draft.asked.request.messages[2]);
  });

  it('changes and drops the system prompt [SA-19]', () => {
    expect(toRequest(edit({ type: 'set-text', path: '/systemPrompt', text: 'Be kind' })).systemPrompt).toBe(
      'Be kind',
    );
    expect(toRequest(edit({ type: 'drop-member', member: 'systemPrompt' }))).not.toHaveProperty(
      'systemPrompt',
    );
  });

  it.each(['temperature', 'stopSequences', 'metadata', 'includeContext'] as const)(
    'drops %s and takes that back [SA-27] [SA-52]',
    (member) => {
      const dropped = edit({ type: 'drop-member', member });
      expect(toRequest(dropped)).not.toHaveProperty(member);
      expect(toRequest(editSampling(dropped, { type: 'restore-member', member }))).toEqual(params);
    },
  );

  it('lowers maxTokens and never raises it [SA-25] [SA-26]', () => {
    expect(toRequest(edit({ type: 'lower-max-tokens', value: 10 })).maxTokens).toBe(10);
    for (const value of [101, 0, -5, 1.5, Number.NaN])
      expect(toRequest(edit({ type: 'lower-max-tokens', value })).maxTokens).toBe(100);
  });

  it('drops tools one by one, and the choice with the last [S2]', () => {
    const one = toRequest(edit({ type: 'drop-tool', path: '/tools/0' }));
    expect(one.tools).toEqual([params.tools[1]]);
    expect(one.toolChoice).toEqual({ mode: 'required' });
    const none = toRequest(
      edit({ type: 'drop-tool', path: '/tools/0' }, { type: 'drop-tool', path: '/tools/1' }),
    );
    expect(none).not.toHaveProperty('tools');
    expect(none).not.toHaveProperty('toolChoice');
    expect(toRequest(edit({ type: 'set-tool-use', allowed: false })).toolChoice).toEqual({ mode: 'none' });
  });

  it('redacts a selection where it stands, in what is shown and in what is sent [SA-46] [S-16]', () => {
    const draft = edit({ type: 'redact', path: '/messages/0/content', ranges: [{ start: 10, end: 18 }] });
    expect(toRequest(draft).messages[0]?.content).toMatchObject({ text: 'My key is [redacted] and so on' });
    expect(diffRequest(draft)).toEqual([
      {
        kind: 'text',
        path: '/messages/0/content',
        parts: [
          { kind: 'same', text: 'My key is ' },
          { kind: 'removed', text: 'AKIA1234' },
          { kind: 'added', text: '[redacted]' },
          { kind: 'same', text: ' and so on' },
        ],
      },
    ]);
  });

  it('redacts whole blocks and keeps tool calls balanced', () => {
    const request = toRequest(
      edit(
        { type: 'redact-block', path: '/messages/3/content' },
        { type: 'redact-block', path: '/messages/2/content/0' },
        { type: 'redact-block', path: '/messages/1/content/1' },
      ),
    );
    expect(request.messages[3]?.content).toEqual({ type: 'text', text: '[redacted]' });
    expect(request.messages[2]?.content).toEqual([
      { type: 'tool_result', toolUseId: 'u1', content: [{ type: 'text', text: '[redacted]' }] },
    ]);
    expect(JSON.stringify(request)).not.toContain('"q"');
    expect(readSamplingRequest(request, { capability })).toMatchObject({
      kind: 'review',
      model: { problems: [] },
    });
  });

  it('edits text inside a tool result', () => {
    const request = toRequest(
      edit({ type: 'set-text', path: '/messages/2/content/0/content/0', text: 'nothing' }),
    );
    expect(request.messages[2]?.content).toMatchObject([{ toolUseId: 'u1', content: [{ text: 'nothing' }] }]);
  });

  it('takes a malformed block out of the way by redacting it [B102]', () => {
    const draft = draftOf({ messages: [{ role: 'user', content: { type: 'video' } }], maxTokens: 1 });
    const repaired = toRequest(editSampling(draft, { type: 'redact-block', path: '/messages/0/content' }));
    expect(checkEdited(draft.asked, repaired, { capability })).toMatchObject({ ok: true });
    expect(checkEdited(draft.asked, toRequest(draft), { capability })).toMatchObject({ ok: false });
  });

  it('restores what was asked', () => {
    const path = '/messages/0/content';
    const draft = edit(
      { type: 'set-text', path, text: 'x' },
      { type: 'redact-block', path },
      { type: 'restore', path },
    );
    expect(toRequest(draft)).toEqual(params);
  });
});

describe('checkEdited', () => {
  const asked = draftOf(params).asked;
  const check = (changes: object) => {
    const checked = checkEdited(asked, { ...params, ...changes }, { capability });
    return checked.ok ? [] : checked.problems.map(({ code, path }) => `${code} ${path}`);
  };

  it('lets tools, context, choice and limit only go down, whatever the host passes [SA-25] [SA-26] [S2]', () => {
    expect(check({})).toEqual([]);
    expect(check({ maxTokens: 101 })).toEqual(['raised-limit /maxTokens']);
    expect(check({ tools: [...params.tools, { name: 'rm', inputSchema: {} }] })).toEqual([
      'raised-limit /tools/2',
    ]);
    expect(check({ tools: [{ name: 'search', inputSchema: {} }] })).toEqual(['raised-limit /tools/0']);
    expect(check({ toolChoice: { mode: 'auto' } })).toEqual(['raised-limit /toolChoice']);
    expect(check({ toolChoice: { mode: 'none' } })).toEqual([]);
    expect(check({ includeContext: 'allServers' })).toEqual(['raised-limit /includeContext']);
    expect(check({ includeContext: 'none' })).toEqual([]);
  });

  it('reads the edited request anew: an unbalanced edit is not sent [S2] [S4]', () => {
    expect(check({ messages: params.messages.slice(0, 2) })).toEqual([
      'unbalanced-tool-use /messages/1/content/1',
    ]);
  });
});

describe('redactRanges', () => {
  it('merges overlapping ranges and never cuts a code point', () => {
    expect(
      redactRanges('abcdef', [
        { start: 3, end: 5 },
        { start: 1, end: 4 },
      ]),
    ).toBe('a[redacted]f');
    expect(redactRanges('a😀b', [{ start: 2, end: 3 }])).toBe('a[redacted]b');
    expect(redactRanges('a😀b', [{ start: 0, end: 2 }])).toBe('[redacted]b');
    expect(redactRanges('abc', [{ start: -3, end: 99 }])).toBe('[redacted]');
    expect(redactRanges('abc', [{ start: 2, end: 1 }])).toBe('abc');
  });

  it('leaves no character of a redacted range', () => {
    const range = fc
      .tuple(fc.nat(60), fc.nat(60))
      .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
    fc.assert(
      fc.property(
        fc.string({ minLength: 60, maxLength: 60 }),
        fc.array(range, { maxLength: 6 }),
        (text, ranges) => {
          const kept = [...text].filter((_, at) => !ranges.some(({ start, end }) => at >= start && at < end));
          expect(redactRanges(text, ranges).replaceAll('[redacted]', '')).toBe(
            kept.join('').replaceAll('[redacted]', ''),
          );
        },
      ),
    );
  });
});
