import { readFileSync } from 'node:fs';
import { classifyField, inspectText, inspectUrl } from '@assent/client';
import { growth, type Measure } from './growth.ts';

const cases = new URL('../../testing/fixtures/cases/', import.meta.url);
const read = (name: string): readonly Record<string, unknown>[] => {
  const json: unknown = JSON.parse(readFileSync(new URL(name, cases), 'utf8'));
  return (Array.isArray(json) ? json : Object.values(json as object).find(Array.isArray)) ?? [];
};

/** Median over single calls, in microseconds: one slow address must not hide among fast ones, nor the other way round. */
function median(inputs: readonly unknown[], run: (input: never) => unknown, rounds = 40): number {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const input of inputs) {
      const begin = process.hrtime.bigint();
      run(input as never);
      // The first rounds pay for compiling.
      if (round > 4) times.push(Number(process.hrtime.bigint() - begin) / 1_000);
    }
  }
  return times.sort((left, right) => left - right)[Math.floor(times.length / 2)] ?? Number.NaN;
}

const urls = read('url-cases.json').map(({ url, raw }) => String(url ?? raw));
const fields = read('sensitive-fields.json').map(({ name, schema, message }) => ({ name, schema, message }));

const parsed = median(urls, (url: string) => URL.canParse(url) && new URL(url));
const inspected = median(urls, (url: string) => inspectUrl(url));
const classified = median(fields, (field: Parameters<typeof classifyField>[0]) => classifyField(field));

const line = (name: string, micros: number): void =>
  console.log(
    `${name.padEnd(13)} ${micros.toFixed(1)} µs at the median, ${(micros / parsed).toFixed(1)}× a \`new URL\``,
  );
line('new URL', parsed);
line('inspectUrl', inspected);
line('classifyField', classified);

const perCharacter =
  (unit: string, role: 'prose' | 'review'): Measure =>
  (size) => {
    const text = unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
    const begin = process.hrtime.bigint();
    inspectText(text, { role });
    return Number(process.hrtime.bigint() - begin) / size;
  };

const texts = {
  ordinary: 'The quick brown fox jumps over the lazy dog.\n',
  'invisible characters': 'a\u200b\u202e\u{e0041}',
  'stacked marks': 'e\u0301\u0302\u0303\u0304\u0305\u0306',
  'blank lines': '\n \n',
} as const;
for (const [name, unit] of Object.entries(texts)) {
  const { small, large, ratio } = growth(name, perCharacter(unit, 'review'), [10_000, 1_000_000], 5);
  console.log(
    `inspectText   ${name}: ${small.toFixed(1)} ns a character at 10 kB, ${large.toFixed(1)} ns at 1 MB: ${ratio.toFixed(2)}×`,
  );
}
