import { describe, expect, it } from 'vitest';
import { estimateCost } from './estimateCost.ts';
import { estimateTokens } from './estimateTokens.ts';
import { readSamplingRequest } from './readSamplingRequest.ts';

describe('estimateTokens', () => {
  it('counts about four Latin letters as a token and each Han, Kana or Hangul character as one', () => {
    expect(estimateTokens('a'.repeat(400)).likely).toBe(100);
    expect(estimateTokens('请推荐最佳航班').likely).toBe(7);
    expect(estimateTokens('飛行機と空港').likely).toBe(6);
    expect(estimateTokens('비행기').likely).toBe(3);
    expect(estimateTokens('рейс').likely).toBe(2);
    expect(estimateTokens('')).toEqual({ likely: 0, atMost: 0 });
  });

  it('bounds the count by the UTF-8 bytes, which no byte-level tokenizer exceeds', () => {
    for (const text of ['plain', 'Grüße', '请推荐', '👩‍👩‍👧', '\ud800 alone'])
      expect(estimateTokens(text).atMost).toBe(new TextEncoder().encode(text).length);
  });
});

describe('estimateCost', () => {
  it('prices the prompt and the whole of maxTokens, labelled by its bound', () => {
    const read = readSamplingRequest({
      messages: [{ role: 'user', content: { type: 'text', text: 'x'.repeat(4_000) } }],
      maxTokens: 500,
    });
    if (read.kind === 'refused') throw new Error('refused');
    const estimate = estimateCost(read.model, { inputPerMillion: 2, outputPerMillion: 10 });
    expect(estimate.promptTokens).toBe(1_000);
    expect(estimate.promptTokensAtMost).toBeGreaterThanOrEqual(4_000);
    expect(estimate.outputTokensAtMost).toBe(500);
    expect(estimate.cost?.likely).toBeCloseTo(0.007);
    expect(estimate.cost?.atMost).toBeGreaterThan(0.013);
    expect(estimateCost(read.model)).not.toHaveProperty('cost');
  });
});
