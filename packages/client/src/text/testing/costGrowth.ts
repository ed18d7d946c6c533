const SMALL = 128_000;
/** Below this, in milliseconds, a measurement is noise. */
const FLOOR = 20;

/**
 * How many times the CPU time grows when `unit` is repeated to eight times the length, up to a megabyte: about 8 when
 * the work is linear, 64 when it is quadratic. CPU time, best of two, since other processes take turns.
 */
export function costGrowth(work: (text: string) => void, unit: string): number {
  const small = cheapest(work, repeated(unit, SMALL));
  return cheapest(work, repeated(unit, 8 * SMALL)) / Math.max(small, FLOOR);
}

function repeated(unit: string, units: number): string {
  return unit.repeat(Math.ceil(units / unit.length));
}

function cheapest(work: (text: string) => void, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 2 && best > FLOOR; run++) {
    const start = process.cpuUsage();
    work(text);
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
