import type { Readings } from './measures.ts';

/** The middle of the readings. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

export type Rounds = ReadonlyMap<string, readonly Readings[]>;

/** Measures that are told as ratios to the yardstick of the same round; the others are told as they are. */
const compared = /^(?:mount|key) /;

/** A Markdown table: medians of the yardstick, and for every other form the median ratio to it within each round. */
export function table(rounds: Rounds, yardstick: string): string {
  const base = rounds.get(yardstick) ?? [];
  const rows = [...new Set([...rounds.values()].flat().flatMap((readings) => Object.keys(readings)))];
  const all = (readings: readonly Readings[], row: string): number[] =>
    readings.map((one) => one[row] ?? Number.NaN);
  const cell = (name: string, row: string): string => {
    const own = all(rounds.get(name) ?? [], row).filter((value) => !Number.isNaN(value));
    const typical = median(own);
    if (own.length === 0) return '–';
    if (!compared.test(row)) return typical.toFixed(0);
    const milliseconds = `${typical.toFixed(2)} ms`;
    if (name === yardstick) return milliseconds;
    const ratios = own.map((value, index) => value / (base[index]?.[row] ?? Number.NaN));
    return `${median(ratios).toFixed(2)}× (${milliseconds})`;
  };
  const names = [...rounds.keys()];
  return [
    `| | ${names.join(' | ')} |`,
    `|---|${names.map(() => '---:|').join('')}`,
    ...rows.map((row) => `| ${row} | ${names.map((name) => cell(name, row)).join(' | ')} |`),
  ].join('\n');
}
