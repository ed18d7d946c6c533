import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { buildPage } from './form/buildPage.ts';
import { leftBehind, mountAndType, openOptions, type Readings } from './form/measures.ts';
import { table } from './form/table.ts';

/** `BENCH_ROUNDS` and `BENCH_ADAPTERS` narrow a run; what is reported has at least 7 rounds of all. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const adapters = (process.env.BENCH_ADAPTERS ?? 'hand-written,assent,json-forms,rjsf').split(',');
const yardstick = 'hand-written';

const built = await buildPage();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const readings = new Map<string, Readings[]>(adapters.map((name) => [name, []]));
try {
  for (let round = 0; round < rounds; round += 1) {
    // Another one begins in each round, so that none always runs on a warm or a busy machine.
    const turn = adapters.map((_, index) => adapters[(index + round) % adapters.length] ?? yardstick);
    const found = new Map<string, Readings>(turn.map((name) => [name, {}]));
    for (const measure of [
      (name: string) => mountAndType(browser, built, name, 13),
      (name: string) => mountAndType(browser, built, name, 500),
      (name: string) => openOptions(browser, built, name),
      // What leaks does not depend on the round.
      ...(round === 0 ? [(name: string) => leftBehind(browser, built, name)] : []),
    ]) {
      for (const name of turn) found.set(name, { ...found.get(name), ...(await measure(name)) });
    }
    for (const [name, one] of found) readings.get(name)?.push(one);
    console.error(`round ${round + 1} of ${rounds}`);
  }
  console.log(
    `${rounds} rounds, ${browser.version()}, Node ${process.version}, ${cpus().length} cores, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}\n`,
  );
  console.log(table(readings, yardstick));
} finally {
  await browser.close();
  await built.remove();
}
