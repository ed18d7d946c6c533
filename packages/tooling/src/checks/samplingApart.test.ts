import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, root } from './importsOf.ts';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
}

const manifests = ['client', 'ui'].map((folder) => ({
  folder: `packages/${folder}`,
  ...(JSON.parse(readFileSync(join(root, `packages/${folder}/package.json`), 'utf8')) as Manifest),
}));

/** Source file of an entry, such as `@assent/client/sampling`. */
function entryFile(specifier: string): string | undefined {
  const owner = manifests.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  const target = owner?.exports[`.${specifier.slice(owner.name.length)}`];
  return owner === undefined || target === undefined ? undefined : join(owner.folder, target);
}

/** Everything that a bundler would take in for a file, lazy chunks included. */
function reachable(file: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const queue = [file];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next) || !/\.tsx?$/.test(next)) continue;
    seen.add(next);
    for (const { typeOnly, target, specifier } of importsOf(next)) {
      const found = target ?? entryFile(specifier);
      if (!typeOnly && found !== undefined) queue.push(found);
    }
  }
  return seen;
}

const apart = /\/(sampling|sampling-review)\//;
const entries = manifests.flatMap(({ name, exports }) =>
  Object.entries(exports)
    .filter(([, target]) => /\.tsx?$/.test(target))
    .map(([path]) => `${name}${path.slice(1)}`),
);

describe('sampling stays apart', () => {
  it.each(entries.filter((entry) => !/sampling/.test(entry)))(
    '%s takes in no sampling code [SA-48] [S-27]',
    (entry) => {
      const files = reachable(entryFile(entry) ?? '');
      expect(files.size).toBeGreaterThan(0);
      expect([...files].filter((file) => apart.test(file))).toEqual([]);
    },
  );

  it.each(entries.filter((entry) => /sampling/.test(entry)))(
    '%s says that it is deprecated, and until when it stays [SA-48] [S-27]',
    (entry) => {
      const source = readFileSync(join(root, entryFile(entry) ?? ''), 'utf8');
      expect(source).toMatch(/@deprecated.*2026-07-28.*2027-07-28/s);
      expect([...reachable(entryFile(entry) ?? '')].some((file) => apart.test(file))).toBe(true);
    },
  );

  it('has a guide that names the way out and the date [SA-49] [S-27]', () => {
    const guide = readFileSync(join(root, 'docs/guides/sampling.md'), 'utf8');
    expect(guide).toContain('2027-07-28');
    expect(guide).toMatch(/## .*(instead|without sampling)/i);
  });
});
