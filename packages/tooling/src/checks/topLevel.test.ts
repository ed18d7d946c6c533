import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from './importsOf.ts';

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const top = [...new Set(tracked.map((path) => path.split('/')[0] ?? ''))];
const folders = top.filter((name) => tracked.some((path) => path.startsWith(`${name}/`)));

describe('the top of the workspace', () => {
  it('has only the folders that the design names', () => {
    const allowed = ['packages', 'stories', 'docs', '.storybook', '.ci', '.changeset', '.github'];
    expect(folders.filter((name) => !allowed.includes(name))).toEqual([]);
  });

  it('has only files that belong to the workspace as a whole', () => {
    const files = top.filter((name) => !folders.includes(name) && !name.startsWith('.'));
    const allowed =
      /^(README(\.[\w-]+)?\.md|LICENSE|SECURITY\.md|CHANGELOG\.md|package\.json|pnpm-workspace\.yaml|pnpm-lock\.yaml|tsconfig\.base\.json|vitest\.config\.ts|biome\.json)$/;
    expect(files.filter((name) => !allowed.test(name))).toEqual([]);
  });
});
