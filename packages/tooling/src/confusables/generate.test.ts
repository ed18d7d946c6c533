import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { confusableRows, renderConfusables } from './generate.mjs';

const generated = readFileSync(
  new URL('../../../client/src/text/confusables.generated.ts', import.meta.url),
  'utf8',
);

describe('the confusables table', () => {
  it('is what the script writes from the pinned Unicode data', () => {
    expect(generated).toBe(renderConfusables());
  });

  it('stays within 1.5 kB gzipped', () => {
    expect(gzipSync(generated, { level: 9 }).length).toBeLessThan(1_500);
  });

  it('leaves out what is flagged anyway and what accents or case already explain', () => {
    const rows = confusableRows({ а: 'a', Ꮪ: 'S', é: 'e', ａ: 'a', '\u{1d41a}': 'a', б: '6', ж: 'ж' });
    const found = new Map(rows);
    expect(found.get('a')).toBe('а');
    expect(found.get('6')).toContain('б');
    expect(found.has('S')).toBe(false);
    expect(found.has('e')).toBe(false);
  });
});
