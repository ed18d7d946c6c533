/** npm start: installs, starts the playground with its real servers and Storybook, and prints their addresses. */
import { spawn } from 'node:child_process';
import { bin, install, requireNode, root } from './lib/workspace.mjs';

requireNode();
await install();

const children = [];
let stopping = false;

function stop(code) {
  if (stopping) return;
  stopping = true;
  for (const child of children) {
    // The whole group: Storybook and the playground start processes of their own.
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // Already gone.
    }
  }
  setTimeout(() => process.exit(code), 1500);
}

/** Starts a child and resolves with the first match of `ready` in its output. */
function start(name, command, args, ready, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      detached: true,
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    let seen = '';
    const listen = (chunk) => {
      seen += chunk;
      const match = ready.exec(seen);
      if (match) resolve(match);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', (code) => {
      if (stopping) return;
      console.error(`${name} stopped by itself (exit code ${code}). Its last words:\n${seen.slice(-4000)}`);
      stop(1);
    });
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));

const storybookPort = process.env.STORYBOOK_PORT ?? '6006';
console.log('\nStarting the playground and Storybook…');
const [playground] = await Promise.all([
  start(
    'The playground',
    process.execPath,
    ['--import', 'tsx', 'packages/playground/servers/start.ts'],
    /playground ready (http:\/\/\S+)/,
  ),
  start(
    'Storybook',
    bin('storybook'),
    ['dev', '-p', storybookPort, '--exact-port', '--no-open', '--ci', '--host', '127.0.0.1'],
    new RegExp(`https?://[^\\s]*:${storybookPort}`),
  ),
]);
console.log(`
  Playground  ${playground[1]}
  Storybook   http://127.0.0.1:${storybookPort}/

Ctrl-C stops both.`);
