import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, run } from './workspace.mjs';

/** Counts what passed and failed over all suites, for the one closing line. */
export function createTally() {
  const reports = mkdtempSync(join(tmpdir(), 'assent-test-'));
  const total = { passed: 0, failed: 0, failures: [] };

  const fail = (name) => {
    total.failed += 1;
    total.failures.push(name);
  };

  return {
    total,
    /** A command that passes or fails as a whole. */
    async check(name, command, args, options) {
      console.log(`\n— ${name}`);
      if ((await run(command, args, options)) === 0) total.passed += 1;
      else fail(name);
    },
    /** A vitest project, counted test by test. */
    async vitest(project, args = []) {
      console.log(`\n— vitest: ${project}`);
      const outputFile = join(reports, `${project}.json`);
      const code = await run(bin('vitest'), [
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${outputFile}`,
        ...args,
      ]);
      let report;
      try {
        report = JSON.parse(readFileSync(outputFile, 'utf8'));
      } catch {
        fail(`vitest ${project} ended without a report`);
        return;
      }
      total.passed += report.numPassedTests;
      const failedTests = report.testResults.flatMap((file) =>
        file.assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName),
      );
      for (const name of failedTests) fail(`${project}: ${name}`);
      // A file that cannot be loaded, or an error outside any test, fails no test but must fail the run.
      const brokenFiles = report.testResults.filter(
        (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
      );
      for (const file of brokenFiles) fail(`${project}: ${file.name} could not run`);
      if (code !== 0 && failedTests.length === 0 && brokenFiles.length === 0) {
        fail(`vitest ${project} exited with ${code}`);
      }
      if (report.numTotalTests === 0) fail(`vitest ${project} found no test`);
    },
    close() {
      if (total.failures.length > 0) {
        console.log('\nFailed:');
        for (const name of total.failures) console.log(`  ${name}`);
      }
      console.log(`\n${total.passed} passed, ${total.failed} failed`);
      process.exit(total.failed === 0 ? 0 : 1);
    },
  };
}
