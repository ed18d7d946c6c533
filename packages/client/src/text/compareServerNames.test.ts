import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareServerNames } from './compareServerNames.ts';

const labels = (...names: string[]) => names.map((label, index) => ({ id: `s${index}`, label }));

describe('compareServerNames [T4]', () => {
  it('finds nothing among names that read differently', () => {
    expect(
      compareServerNames(labels('GitHub', 'GitLab', 'Файлы', 'ファイル', 'Notes 1', 'Notes 2', 'קבצים', '🗂'))
        .size,
    ).toBe(0);
  });

  it('tells both of two connections with one name, whatever their case, spaces and invisible characters', () => {
    const found = compareServerNames(labels('GitHub', ' git\u200bhub ', 'Jira'));
    expect([...found]).toEqual([
      ['s0', [{ kind: 'duplicate-name', by: 'label', with: 's1' }]],
      ['s1', [{ kind: 'duplicate-name', by: 'label', with: 's0' }]],
    ]);
  });

  it.each([
    ['GitHub', 'GіtHub'],
    ['GitHub', 'Git-Hub'],
    ['GitHub', 'GitНub'],
    ['GitHub', 'Gⅰthub'],
    ['Claude', 'Сlаudе'],
    ['Claude', 'CIaude'],
    ['Amazon', 'Arnazon'],
    ['Cloud', 'doud'],
    ['PayPal', 'Pаураl'],
    ['Google', 'G00gle'],
    ['Google', 'Gօօgle'],
    ['Slack', 'Ѕlack'],
    ['Ωmega', 'ωmega'],
    ['Café', 'Cafe'],
  ])('takes %s and %s for look-alikes or the same', (a, b) => {
    expect(compareServerNames(labels(a, b)).get('s1')).toMatchObject([{ by: 'label', with: 's0' }]);
  });

  it('flags a server that claims the name of another connection, not the one it imitates', () => {
    const found = compareServerNames([
      { id: 'real', label: 'GitHub', origin: 'https://api.github.example', claimedName: 'GitHub' },
      { id: 'fake', label: 'Weather', origin: 'https://weather.example', claimedName: 'GіtHub' },
    ]);
    expect([...found]).toEqual([['fake', [{ kind: 'lookalike-name', by: 'claimed-name', with: 'real' }]]]);
  });

  it('lets two connections to one origin claim the same name', () => {
    const origin = 'https://api.github.example';
    const found = compareServerNames([
      { id: 'a', label: 'GitHub', origin, claimedName: 'GitHub' },
      { id: 'b', label: 'GitHub (work)', origin, claimedName: 'GitHub' },
    ]);
    expect(found.size).toBe(0);
  });

  it('does not compare empty names, and compares names without letters as they are', () => {
    expect(compareServerNames([...labels('', ''), { id: 'x', label: 'X', claimedName: '' }]).size).toBe(0);
    expect(compareServerNames(labels('🔒', '🔓')).size).toBe(0);
    expect(compareServerNames(labels('🔒', '🔒')).size).toBe(2);
  });

  it('answers for any text, the same in whichever order connections are given', () => {
    const name = fc.string({ unit: 'binary', maxLength: 12 });
    fc.assert(
      fc.property(fc.array(name, { maxLength: 6 }), (names) => {
        const servers = labels(...names);
        const ids = (found: ReadonlyMap<string, unknown>): string[] => [...found.keys()].sort();
        expect(ids(compareServerNames([...servers].reverse()))).toEqual(ids(compareServerNames(servers)));
      }),
    );
  });
});
