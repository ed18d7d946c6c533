import { describe, expect, it } from 'vitest';
import { type ChooseModelOptions, chooseModel } from './chooseModel.ts';
import type { SamplingModel } from './SamplingModel.ts';

const models: readonly SamplingModel[] = [
  { id: 'gpt-mini', cheapness: 1, speed: 0.9, intelligence: 0.3, supports: ['tools'] },
  {
    id: 'claude-3-5-sonnet-20241022',
    cheapness: 0.3,
    speed: 0.5,
    intelligence: 0.8,
    supports: ['tools', 'image'],
  },
  { id: 'claude-opus-4', cheapness: 0, speed: 0.2, intelligence: 1, supports: ['tools', 'image'] },
];

function choose(options: Partial<ChooseModelOptions>) {
  const choice = chooseModel({ models, wish: { hints: [] }, ...options });
  return [choice.model?.id, choice.reason.kind] as const;
}

describe('chooseModel', () => {
  it('takes the first hint that has a match, as a substring [SA-12] [SA-15] [S-22]', () => {
    expect(choose({ wish: { hints: ['haiku', 'sonnet', 'claude'] } })).toEqual([
      'claude-3-5-sonnet-20241022',
      'hint',
    ]);
    expect(chooseModel({ models, wish: { hints: ['haiku', 'SONNET'] } }).reason).toEqual({
      kind: 'hint',
      hint: 'SONNET',
      index: 1,
    });
    expect(choose({ wish: { hints: ['haiku'] } })).toEqual(['gpt-mini', 'default']);
  });

  it('lets a matching hint outrank the priorities [SA-13]', () => {
    expect(choose({ wish: { hints: ['opus'], costPriority: 1 } })).toEqual(['claude-opus-4', 'hint']);
  });

  it('breaks ties between matches by the priorities [SA-14]', () => {
    expect(choose({ wish: { hints: ['claude'], intelligencePriority: 1 } })[0]).toBe('claude-opus-4');
    expect(choose({ wish: { hints: ['claude'], costPriority: 1 } })[0]).toBe('claude-3-5-sonnet-20241022');
    expect(choose({ wish: { hints: ['claude'] } })[0]).toBe('claude-3-5-sonnet-20241022');
  });

  it('follows the priorities when no hint matches', () => {
    expect(choose({ wish: { hints: [], intelligencePriority: 0.9, costPriority: 0.1 } })).toEqual([
      'claude-opus-4',
      'priorities',
    ]);
  });

  it('honours the pick of the person over every hint [SA-17]', () => {
    expect(choose({ wish: { hints: ['opus'] }, picked: 'gpt-mini' })).toEqual(['gpt-mini', 'picked']);
    expect(choose({ wish: { hints: ['opus'] }, picked: 'unknown' })).toEqual(['claude-opus-4', 'hint']);
  });

  it('never leaves the allow-list of a server', () => {
    const allowed = ['gpt-mini'];
    expect(choose({ wish: { hints: ['opus'] }, allowed })).toEqual(['gpt-mini', 'default']);
    expect(choose({ picked: 'claude-opus-4', allowed })).toEqual(['gpt-mini', 'default']);
    expect(choose({ allowed: [] })).toEqual([undefined, 'not-allowed']);
  });

  it('offers only models that take what the request holds', () => {
    expect(choose({ needs: new Set(['image'] as const) })).toEqual(['claude-3-5-sonnet-20241022', 'default']);
    expect(choose({ needs: new Set(['audio'] as const) })).toEqual([undefined, 'not-supported']);
    expect(choose({ models: [] })).toEqual([undefined, 'no-models']);
  });

  it('discloses a hint that the host mapped to a comparable model [SA-16]', () => {
    const mapHint = (hint: string) => (hint === 'gemini-pro' ? 'claude-opus-4' : undefined);
    expect(choose({ wish: { hints: ['gemini-pro'] }, mapHint })).toEqual(['claude-opus-4', 'mapped-hint']);
  });
});
