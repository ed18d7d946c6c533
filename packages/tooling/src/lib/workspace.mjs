import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));
const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** Pinned once, in the root package.json. Through npx and not corepack: its signature check fails on older Node. */
export const pnpm = ['npx', '-y', manifest.packageManager];

export const bin = (name) => `${root}node_modules/.bin/${name}`;

/** Runs a command with inherited output; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Assent's tools need Node 20.19 or newer; this is ${process.versions.node}. Install a newer Node and run the same command again.`,
  );
  process.exit(1);
}

export async function install() {
  const [command, ...args] = pnpm;
  const code = await run(command, [...args, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    env: { ...process.env, CI: 'true' },
  });
  if (code === 0) return;
  console.error('Installing the packages failed; the lines above say why. Nothing else was started.');
  process.exit(code);
}
