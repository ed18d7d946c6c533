/** One step of a case: a verb, mostly the property name, and what is typed or chosen. */
export type CaseAction = readonly [verb: string, ...operands: (string | readonly string[])[]];

export interface CaseExpectation {
  readonly result?: unknown;
  readonly results?: readonly unknown[];
  readonly inputResponses?: unknown;
  readonly blocked?: boolean;
  readonly errorOn?: readonly string[];
  readonly noResult?: boolean;
  readonly anyOf?: readonly CaseExpectation[];
  readonly tz?: string;
  readonly locale?: string;
  /** Said in words; shown by a test of its own. */
  readonly ui?: string;
  readonly assert?: string;
}

export interface CaseInput {
  readonly requestedSchema?: unknown;
  readonly requestedSchemaJson?: string;
  readonly message?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly inputRequests?: Readonly<Record<string, unknown>>;
}

/** One line of `cases/elicitation-cases.jsonl`, or one of its variants filled up from its main case. */
export interface ElicitationCase {
  readonly id: string;
  readonly area: string;
  readonly symptom: string;
  readonly env: 'jsdom' | 'browser';
  readonly outcome: 'exact' | 'assert' | 'ui';
  readonly checkable: boolean;
  readonly input: CaseInput;
  readonly action: readonly CaseAction[];
  readonly expected: CaseExpectation;
}

type CaseLine = ElicitationCase & {
  readonly variants?: readonly Partial<Pick<ElicitationCase, 'input' | 'action' | 'expected'>>[];
};

/** Reads the corpus; a variant gets the id of its case with a number, such as `B010/2`. */
export function readElicitationCases(jsonLines: string): readonly ElicitationCase[] {
  return jsonLines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const { variants = [], ...main } = JSON.parse(line) as CaseLine;
      return [
        main,
        ...variants.map((variant, index) => ({ ...main, ...variant, id: `${main.id}/${index + 1}` })),
      ];
    });
}
