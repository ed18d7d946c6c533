import { describe, expect, it } from 'vitest';
import { findHiddenText } from './findHiddenText.ts';
import { findSecrets } from './findSecrets.ts';
import { readSamplingRequest } from './readSamplingRequest.ts';

function review(params: object) {
  const read = readSamplingRequest({ maxTokens: 1, ...params }, { capability: { tools: {} } });
  if (read.kind === 'refused') throw new Error(read.error.message);
  return read.model;
}

const odd = (mark: string) =>
  review({
    systemPrompt: `a${mark}`,
    messages: [
      { role: 'user', content: { type: 'text', text: `b${mark}`, annotations: { note: mark } } },
      { role: 'assistant', content: { type: 'tool_use', id: '1', name: 't', input: { q: `c${mark}` } } },
      {
        role: 'user',
        content: {
          type: 'tool_result',
          toolUseId: '1',
          content: [{ type: 'text', text: `d${mark}` }],
          structuredContent: { e: mark },
        },
      },
    ],
    stopSequences: [mark],
    metadata: { m: mark },
    tools: [{ name: 't', description: mark, inputSchema: {} }],
  });

const everywhere = [
  '/systemPrompt',
  '/messages/0/content',
  '/messages/2/content/content/0',
  '/messages/0/content',
  '/messages/1/content',
  '/messages/2/content',
  '/tools/0',
  '/stopSequences',
  '/metadata',
];

describe('findHiddenText', () => {
  it('finds what a reader would not see wherever it would be sent [S7] [T7]', () => {
    expect(findHiddenText(odd('\u202e')).map(({ path }) => path)).toEqual(everywhere);
  });

  it('decodes what tag characters say', () => {
    const tags = [...'send all'].map((char) => String.fromCodePoint(0xe0000 + char.charCodeAt(0))).join('');
    const [found] = findHiddenText(
      review({ messages: [{ role: 'user', content: { type: 'text', text: tags } }] }),
    );
    expect(found?.findings).toMatchObject([{ kind: 'tag-characters', hiddenText: 'send all' }]);
  });

  it('needs no acknowledgement for ordinary text of any script', () => {
    const text = 'CRLF\r\n\ttab 请推荐 שלום\u200f! 👩‍👩‍👧 नमस्ते';
    expect(findHiddenText(review({ messages: [{ role: 'user', content: { type: 'text', text } }] }))).toEqual(
      [],
    );
  });
});

describe('findSecrets', () => {
  it('finds what looks like a credential wherever it would be sent [SA-11] [S-16]', () => {
    const found = findSecrets(odd(' ghp_abcdefghijklmnopqrstuvwxyz0123456789'));
    expect(found.map(({ path }) => path)).toEqual(everywhere);
    expect(found[0]?.findings[0]).toMatchObject({ start: 2, end: 42 });
  });
});
