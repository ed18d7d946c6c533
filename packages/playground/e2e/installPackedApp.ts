import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { packPackages } from './packPackages.ts';

const run = promisify(execFile);
const source = fileURLToPath(new URL('./packed-app', import.meta.url));
const workspace = fileURLToPath(new URL('../../../package.json', import.meta.url));
const playground = fileURLToPath(new URL('../package.json', import.meta.url));

/** An app outside the workspace with the packed tarballs installed by npm, as an integrator would. Gives its folder. */
export async function installPackedApp(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'assent-packed-app-'));
  await cp(source, folder, { recursive: true });
  const { devDependencies } = JSON.parse(await readFile(workspace, 'utf8'));
  const { dependencies } = JSON.parse(await readFile(playground, 'utf8'));
  const tarballs = await packPackages(folder);
  const manifest = {
    name: 'packed-app',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`])),
      '@modelcontextprotocol/client': dependencies['@modelcontextprotocol/client'],
      '@vitejs/plugin-react': devDependencies['@vitejs/plugin-react'],
      react: devDependencies.react,
      'react-dom': devDependencies['react-dom'],
      vite: devDependencies.vite,
    },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
  });
  return folder;
}
