import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { classifyField } from './classifyField.ts';
import type { SecretLevel } from './SecretFinding.ts';

interface Labelled {
  readonly id: string;
  readonly name: string;
  readonly schema: unknown;
  readonly message: string;
  readonly level: SecretLevel;
}

const fixtures = new URL('../../../testing/fixtures/', import.meta.url);

function score(fields: readonly Labelled[]): {
  recall: number;
  precision: number;
  warned: string[];
  wrong: string[];
} {
  const seen = fields.map((field) => ({ ...field, found: classifyField(field) }));
  const secrets = seen.filter(({ level }) => level === 'secret');
  const called = seen.filter(({ found }) => found.level === 'secret');
  const right = called.filter(({ level }) => level === 'secret').length;
  const show = ({ id, name, level, found }: (typeof seen)[number]): string =>
    `${id} ${name}: ${found.level} (${found.category ?? ''} ${found.evidence.join(', ')}), wanted ${level}`;
  return {
    recall: right / secrets.length,
    precision: right / called.length,
    warned: seen.filter(({ level, found }) => level === 'none' && found.level !== 'none').map(show),
    wrong: seen.filter(({ level, found }) => level !== found.level).map(show),
  };
}

describe('classifyField', () => {
  it('[F3] finds the secrets of the corpus and warns on nothing else', () => {
    const { fields } = JSON.parse(readFileSync(new URL('cases/sensitive-fields.json', fixtures), 'utf8')) as {
      fields: Labelled[];
    };
    const { recall, precision, warned, wrong } = score(fields);
    expect(wrong).toEqual([]);
    expect(warned).toEqual([]);
    expect(recall).toBeGreaterThanOrEqual(0.98);
    expect(precision).toBeGreaterThanOrEqual(0.98);
  });

  it('[F3] does as well on fields that it was not made from', () => {
    const fields = readFileSync(new URL('sensitive-fields-unseen.jsonl', fixtures), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Labelled);
    const { recall, precision, warned } = score(fields);
    expect(warned).toEqual([]);
    expect(recall).toBeGreaterThanOrEqual(0.98);
    expect(precision).toBeGreaterThanOrEqual(0.98);
  });
});
