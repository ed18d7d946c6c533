import { describe, expect, it } from 'vitest';
import corpus from '../../fixtures/cases/elicitation-cases.jsonl?raw';
import { jsdomHands } from './jsdomHands.ts';
import { playableCases } from './playable.ts';
import { playCase } from './playCase.ts';

const cases = playableCases(corpus);

describe('elicitation cases, played through mountRequest', () => {
  it.each(cases.map((one) => [one.id, one.symptom, one] as const))('[%s] %s', async (_id, _symptom, one) => {
    expect.hasAssertions();
    await playCase(one, jsdomHands());
  });
});
