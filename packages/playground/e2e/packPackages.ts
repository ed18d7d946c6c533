import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds and packs the published packages; gives the path of each tarball by package name. */
export async function packPackages(into: string): Promise<Readonly<Record<string, string>>> {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  const pnpm = async (...args: string[]): Promise<string> => {
    const { stdout } = await run('npx', ['-y', manifest.packageManager, ...args], { cwd: root });
    return stdout;
  };
  const tarballs: Record<string, string> = {};
  for (const name of ['client', 'ui', 'testing']) {
    const filter = ['--filter', `@assent/${name}`];
    await pnpm(...filter, 'run', 'build');
    const packed = await pnpm(...filter, 'pack', '--json', '--pack-destination', into);
    const { filename } = JSON.parse(packed.slice(packed.indexOf('{'))) as { filename: string };
    tarballs[`@assent/${name}`] = filename;
  }
  return tarballs;
}
