import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Clause {
  readonly id: string;
  readonly who: 'kit' | 'host';
}

export interface Requirements {
  /** Protocol clauses that the kit must show by a test. */
  readonly clauses: readonly string[];
  /** Protocol clauses that are the host's duty. */
  readonly hostClauses: readonly string[];
  /** What the source documents ask for. */
  readonly documents: readonly string[];
  /** The numbered rules of the security notes. */
  readonly security: readonly string[];
}

const upTo = (prefix: string, last: number, width = 1): string[] =>
  Array.from({ length: last }, (_, index) => `${prefix}${String(index + 1).padStart(width, '0')}`);

/** Every id that a test title may name in brackets. */
export function requirements(root: string): Requirements {
  const clauses: readonly Clause[] = JSON.parse(
    readFileSync(join(root, 'packages/testing/fixtures/cases/protocol-clauses.json'), 'utf8'),
  );
  const of = (who: Clause['who']): string[] => clauses.filter((it) => it.who === who).map((it) => it.id);
  return {
    clauses: of('kit'),
    hostClauses: of('host'),
    documents: upTo('S-', 27, 2),
    security: [
      ...upTo('U', 16),
      ...upTo('F', 10),
      ...upTo('T', 9),
      ...upTo('W', 6),
      ...upTo('C', 12),
      ...upTo('P', 4),
      ...upTo('S', 7),
    ],
  };
}
