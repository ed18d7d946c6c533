import { describe, expect, it } from 'vitest';
import type { RequestKind } from '../inbox/PendingRequest.ts';
import { completedCombination, nameCombination } from './nameCombination.ts';

describe('nameCombination', () => {
  it.each<[RequestKind[], string]>([
    [['sampling', 'roots', 'form'], 'agent-runtime'],
    [['url', 'roots', 'sampling', 'form'], 'agent-runtime'],
    [['sampling', 'roots'], 'autonomous-file-agent'],
    [['sampling', 'form'], 'conversational'],
    [['url', 'sampling'], 'conversational'],
    [['roots', 'form'], 'deterministic-assistant'],
    [['form', 'url'], 'single'],
    [['sampling'], 'single'],
    [['roots'], 'single'],
    [[], 'none'],
  ])('[S-26] calls %j %s', (abilities, name) => {
    expect(nameCombination(abilities)).toBe(name);
  });
});

describe('completedCombination', () => {
  it.each<[RequestKind[], RequestKind, string | undefined]>([
    [['sampling', 'form'], 'roots', 'agent-runtime'],
    [['roots'], 'sampling', 'autonomous-file-agent'],
    [['form'], 'url', undefined],
    [['sampling', 'form'], 'url', undefined],
    [[], 'roots', undefined],
    [['sampling', 'roots', 'form'], 'url', undefined],
  ])('[S-26] with %j, %s completes %s', (abilities, added, name) => {
    expect(completedCombination(abilities, added)).toBe(name);
  });
});
