import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffText } from './diffText.ts';

const asked = (parts: ReturnType<typeof diffText>) =>
  parts
    .filter(({ kind }) => kind !== 'added')
    .map(({ text }) => text)
    .join('');
const sent = (parts: ReturnType<typeof diffText>) =>
  parts
    .filter(({ kind }) => kind !== 'removed')
    .map(({ text }) => text)
    .join('');

describe('diffText', () => {
  it('gives both texts back, whatever they are', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc
        .array(fc.constantFrom('a', 'b', ' ', '\n', '中', '文', 'word'), { maxLength: 60 })
        .map((units) => units.join('')),
    );
    fc.assert(
      fc.property(text, text, (a, b) => {
        const parts = diffText(a, b);
        expect(asked(parts)).toBe(a);
        expect(sent(parts)).toBe(b);
      }),
      { numRuns: 500 },
    );
  });

  it('marks the changed word of a changed line, and a single character where words have no spaces', () => {
    expect(diffText('one\ntwo three\nfour', 'one\ntwo 3\nfour')).toEqual([
      { kind: 'same', text: 'one\ntwo ' },
      { kind: 'removed', text: 'three' },
      { kind: 'added', text: '3' },
      { kind: 'same', text: '\nfour' },
    ]);
    expect(diffText('我要飞机', '我要火机')).toEqual([
      { kind: 'same', text: '我要' },
      { kind: 'removed', text: '飞' },
      { kind: 'added', text: '火' },
      { kind: 'same', text: '机' },
    ]);
  });

  it('finds few changes in a long text', () => {
    const lines = Array.from({ length: 5_000 }, (_, at) => `line ${at}\n`);
    const changed = lines.map((line, at) => (at % 1_000 === 500 ? `changed ${at}\n` : line));
    const parts = diffText(lines.join(''), changed.join(''));
    expect(parts.filter(({ kind }) => kind === 'removed')).toHaveLength(5);
  });

  it('gives up on the shortest script, not on the texts, when everything differs', () => {
    const a = Array.from({ length: 20_000 }, (_, at) => `a${at} `).join('');
    const b = Array.from({ length: 20_000 }, (_, at) => `b${at} `).join('');
    const parts = diffText(a, b);
    expect(asked(parts)).toBe(a);
    expect(sent(parts)).toBe(b);
  });
});
