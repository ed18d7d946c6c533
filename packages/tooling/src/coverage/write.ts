/** npm run coverage: collects which tests show which requirement into docs/protocol-coverage.json. */
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coverageFile, mustBeShown, readCoverage, refreshed } from './coverage.ts';
import { requirements } from './requirements.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const committed = existsSync(coverageFile(root))
  ? readCoverage(root)
  : { decided: {}, pending: mustBeShown(requirements(root)) };
const coverage = refreshed(root, committed);
writeFileSync(coverageFile(root), `${JSON.stringify(coverage, null, 2)}\n`);

const missing = mustBeShown(requirements(root)).filter(
  (id) => !(id in coverage.covered) && !(id in coverage.decided) && !coverage.pending.includes(id),
);
console.log(
  `${Object.keys(coverage.covered).length} shown, ${Object.keys(coverage.decided).length} decided, ${coverage.pending.length} pending`,
);
if (missing.length > 0) {
  console.error(
    `No test shows ${missing.join(', ')} any more, and a pending list may not grow. Bring the test back.`,
  );
  process.exit(1);
}
