import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, pnpm, root, run } from './lib/workspace.mjs';

const published = ['client', 'ui', 'testing'];

/** What a published package must hold true: it builds, packs, resolves, stays small, and its API changes only on purpose. */
export async function packageChecks(tally) {
  const [npx, ...viaPnpm] = pnpm;
  for (const name of published) {
    await tally.check(`build: @assent/${name}`, npx, [
      ...viaPnpm,
      '--filter',
      `@assent/${name}`,
      'run',
      'build',
    ]);
  }

  const tarballs = mkdtempSync(join(tmpdir(), 'assent-pack-'));
  for (const name of published) {
    const folder = join(tarballs, name);
    mkdirSync(folder);
    await run(npx, [...viaPnpm, '--filter', `@assent/${name}`, 'pack', '--pack-destination', folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [tarball] = readdirSync(folder);
    const path = join(folder, tarball ?? 'missing.tgz');
    await tally.check(`publint: @assent/${name}`, bin('publint'), ['run', path, '--strict']);
    await tally.check(`are the types wrong: @assent/${name}`, bin('attw'), [
      path,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'styles.css',
    ]);
  }
  await tally.check('sizes', bin('size-limit'), [], { cwd: join(root, 'packages/tooling') });
  await tally.check('API report', process.execPath, [join(root, 'packages/tooling/src/apiReport.mjs')]);
  await tally.check('unused code', bin('knip'), ['--config', 'packages/tooling/knip.json']);
}
