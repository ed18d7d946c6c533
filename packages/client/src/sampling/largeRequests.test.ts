import { describe, expect, it } from 'vitest';
import { createSamplingDraft } from './createSamplingDraft.ts';
import { diffRequest } from './diffRequest.ts';
import { editSampling } from './editSampling.ts';
import { estimateCost } from './estimateCost.ts';
import { readSamplingRequest } from './readSamplingRequest.ts';
import { reviewConcerns } from './reviewConcerns.ts';
import { toRequest } from './toRequest.ts';

/** Everything that opening, editing and approving a request does, with what came out of it. */
function open(params: unknown) {
  const read = readSamplingRequest(params, { capability: { tools: {} } });
  if (read.kind === 'refused') throw new Error(read.error.message);
  estimateCost(read.model);
  reviewConcerns(read.model);
  const path = read.model.messages[0]?.blocks[0]?.path ?? '';
  const draft = editSampling(createSamplingDraft(read.model), {
    type: 'redact',
    path,
    ranges: [{ start: 5, end: 9 }],
  });
  return { model: read.model, request: toRequest(draft), changes: diffRequest(draft) };
}

function fastestOf(runs: number, work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

const longText = (characters: number, filler: string) => ({
  messages: [
    { role: 'user', content: { type: 'text', text: filler.repeat(Math.ceil(characters / filler.length)) } },
  ],
  maxTokens: 1,
});
const manyMessages = (count: number) => ({
  messages: Array.from({ length: count }, (_, at) => [
    { role: 'assistant', content: { type: 'tool_use', id: `${at}`, name: 't', input: { at } } },
    {
      role: 'user',
      content: { type: 'tool_result', toolUseId: `${at}`, content: [{ type: 'text', text: `r${at}` }] },
    },
  ]).flat(),
  maxTokens: 1,
});

describe('large requests', () => {
  it('keeps every character of a message of 1 MB and redacts in it', () => {
    const params = longText(1_000_000, 'line of text 中文\n');
    const { model, request, changes } = open(params);
    const text = params.messages[0]?.content.text ?? '';
    expect(model.totals.characters).toBe(text.length);
    expect(request.messages[0]?.content).toEqual({
      type: 'text',
      text: `${text.slice(0, 5)}[redacted]${text.slice(9)}`,
    });
    expect(changes).toHaveLength(1);
  });

  it('keeps every one of 500 messages in order', () => {
    const { model, request } = open(manyMessages(250));
    expect(model.messages).toHaveLength(500);
    expect(request.messages.map(({ role }) => role).join()).toBe(Array(250).fill('assistant,user').join());
  });

  // Ratios of one machine to itself: what is linear takes about eight times as long for eight times as much, what is
  // quadratic sixty-four times.
  it.each([
    ['words', (size: number) => longText(size * 50_000, 'some words and more of them. ')],
    ['one line without a space', (size: number) => longText(size * 50_000, 'x')],
    ['lines', (size: number) => longText(size * 50_000, 'a\n')],
    ['Chinese', (size: number) => longText(size * 50_000, '请推荐航班。')],
    ['invisible characters', (size: number) => longText(size * 20_000, '\u200b\u202e')],
    ['almost-credentials', (size: number) => longText(size * 20_000, 'eyJ-AKIA4111111111111111 ')],
    ['messages', (size: number) => manyMessages(size * 250)],
  ])('takes linear time for %s', (_, make) => {
    const small = make(1);
    const large = make(8);
    open(large);
    const ratio =
      fastestOf(5, () => open(large)) /
      Math.max(
        0.2,
        fastestOf(5, () => open(small)),
      );
    expect(ratio).toBeLessThan(32);
  });
});
