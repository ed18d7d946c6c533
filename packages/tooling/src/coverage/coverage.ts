import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Requirements, requirements } from './requirements.ts';
import { type TestTitle, testTitles } from './testTitles.ts';

/** What `docs/protocol-coverage.json` holds. */
export interface Coverage {
  /** Requirement id → the tests that show it. */
  readonly covered: Readonly<Record<string, readonly TestTitle[]>>;
  /** Id → the decision record that says why there is no test. */
  readonly decided: Readonly<Record<string, string>>;
  /** Ids that nothing shows yet. Only ever shrinks. */
  readonly pending: readonly string[];
}

export const coverageFile = (root: string): string => join(root, 'docs/protocol-coverage.json');

export function readCoverage(root: string): Coverage {
  return JSON.parse(readFileSync(coverageFile(root), 'utf8'));
}

export const mustBeShown = (all: Requirements): readonly string[] => [
  ...all.clauses,
  ...all.documents,
  ...all.security,
];

/** Ids named in brackets in test titles, such as `[EL-12]` or `[EL-12, U3]`. */
export function coveredIds(root: string): Record<string, TestTitle[]> {
  const all = requirements(root);
  const known = new Set([...mustBeShown(all), ...all.hostClauses]);
  const found = new Map<string, TestTitle[]>();
  for (const title of testTitles(root)) {
    const ids = [...title.test.matchAll(/\[([^\]]+)\]/g)].flatMap((match) =>
      (match[1] ?? '').split(/[\s,]+/),
    );
    for (const id of new Set(ids)) {
      if (known.has(id)) found.set(id, [...(found.get(id) ?? []), title]);
    }
  }
  const order = [...known].filter((id) => found.has(id));
  return Object.fromEntries(order.map((id) => [id, found.get(id) ?? []]));
}

/** The file as it should be: freshly collected tests, and `pending` less what is shown or decided by now. */
export function refreshed(root: string, committed: Pick<Coverage, 'decided' | 'pending'>): Coverage {
  const covered = coveredIds(root);
  return {
    covered,
    decided: committed.decided,
    pending: committed.pending.filter((id) => !(id in covered) && !(id in committed.decided)),
  };
}
