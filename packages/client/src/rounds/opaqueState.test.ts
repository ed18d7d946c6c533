import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = new URL('../', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/\.test\.|testing\.ts$/.test(path),
);

describe('requestState', () => {
  it('is passed on and never looked into [RD-04]', () => {
    const users = files.filter((path) =>
      readFileSync(new URL(path, source), 'utf8').includes('requestState'),
    );
    expect(users).toContain('rounds/advanceRound.ts');
    for (const path of users) {
      const text = readFileSync(new URL(path, source), 'utf8');
      expect(text, path).not.toMatch(
        /(parse|atob|decode\w*|fromBase64|console\.\w+|Error)\([^)]*requestState/,
      );
      expect(text, path).not.toMatch(
        /requestState\)?\s*(\?\.|\.)\s*(length|slice|split|match|startsWith|trim)/,
      );
      expect(text, path).not.toMatch(/\$\{[^}]*requestState/);
    }
  });
});
