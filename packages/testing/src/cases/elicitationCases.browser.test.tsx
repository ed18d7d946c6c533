import { describe, expect, it } from 'vitest';
import corpus from '../../fixtures/cases/elicitation-cases.jsonl?raw';
import { browserHands } from './browserHands.ts';
import { playableCases } from './playable.ts';
import { playCase } from './playCase.ts';

describe('elicitation cases that need a real browser', () => {
  const cases = playableCases(corpus).filter(({ env }) => env === 'browser');

  it.each(cases.map((one) => [one.id, one.symptom, one] as const))('[%s] %s', async (_id, _symptom, one) => {
    expect.hasAssertions();
    await playCase(one, browserHands());
  });
});
