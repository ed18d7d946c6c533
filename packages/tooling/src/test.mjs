/**
 * npm test: installs what is needed, a browser included, and runs every suite.
 * `node packages/tooling/src/test.mjs unit dom` runs only the named ones.
 */
import { install, requireNode } from './lib/workspace.mjs';

requireNode();
await install();
const { suites } = await import('./suites.mjs');
const { createTally } = await import('./lib/tally.mjs');

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(
    `There is no suite ${unknown.join(', ')}. The suites are: ${Object.keys(suites).join(', ')}.`,
  );
  process.exit(1);
}

const tally = createTally();
for (const [name, suite] of Object.entries(suites)) {
  if (wanted.length === 0 || wanted.includes(name)) await suite(tally);
}
tally.close();
