import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createFormModel } from './createFormModel.ts';
import type { FormField } from './FormField.ts';
import type { Draft, DraftValue, FormModel } from './FormModel.ts';

const file = new URL('../../../testing/fixtures/cases/elicitation-cases.jsonl', import.meta.url);
const areas = new Set([
  'a.schema-shape',
  'a/b.values',
  'a.validation',
  'b.dates',
  'b.property-names',
  'b.engine',
]);

type Action = readonly [verb: string, name?: string, value?: string | readonly string[]];
interface Expected {
  result?: { action: string; content: Record<string, unknown> };
  blocked?: boolean;
  errorOn?: string[];
  anyOf?: Expected[];
  mustNot?: string[];
  tz?: string;
  locale?: string;
  example?: Record<string, unknown>;
  [other: string]: unknown;
}
interface Input {
  requestedSchema?: unknown;
  requestedSchemaJson?: string;
  requestedSchemaGen?: string;
  message?: string;
  sequence?: readonly { requestedSchema: unknown }[];
}
interface Variant {
  input?: Input;
  action?: Action[];
  expected?: Expected;
}
interface Case extends Variant {
  id: string;
  area: string;
  symptom: string;
  input: Input;
  action: Action[];
  expected: Expected;
  variants?: Variant[];
}

const cases = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case)
  .filter(({ area }) => areas.has(area));

/** Cases that go through every general path but need words of their own on what they expect. */
const worded: Readonly<Record<string, (model: FormModel, draft: Draft) => void>> = {
  B013: (model, draft) => expect(typeof model.toContent(draft).ok).toBe('boolean'),
  B018: (model, draft) => {
    expect(model.problems).toContainEqual(
      expect.objectContaining({ code: 'unsupported-required-field', name: 'token' }),
    );
    expect(() => model.toContent(draft)).toThrow(/token/u);
  },
  B021: (model, draft) => {
    expect(model.toContent(draft)).toEqual({ at: '2026-03-05T08:30:00Z' });
    expect(model.toContent(draft).at).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/u);
  },
  B056: (model, draft) => expect(model.validate(draft)).toEqual([{ name: 'v', code: 'pattern' }]),
  B062: (model, draft) => expect(model.toContent(draft)).toEqual({ at: '2026-03-05T08:30:00Z' }),
  B063: (model, draft) => expect(model.toContent(draft)).toEqual({ at: '2024-01-15T11:10:00Z' }),
  B064: (model, draft) => expect(model.toContent(draft)).toEqual({ at: '2026-07-10T13:20:33Z' }),
};

describe.each(cases)('$id: $symptom', (item) => {
  const runs = [item, ...(item.variants ?? [])].map((variant, index) => ({
    input: variant.input ?? item.input,
    action: variant.action ?? item.action,
    // A policy variant names no outcome; DESIGN §4 does: spaces alone in a required text block.
    expected:
      variant.expected?.policy === undefined
        ? (variant.expected ?? item.expected)
        : { blocked: true, errorOn: ['name'] },
    index,
  }));
  it.each(runs)('run $index: $action', async ({ input, action, expected, index }) => {
    if (input.sequence !== undefined) return expectFreshDrafts(input.sequence, action);
    const model = createFormModel(schemaOf(input), {
      locale: localeOf(item.expected),
      timeZone: item.expected.tz ?? 'Etc/GMT-2',
    });
    await model.ready;
    const draft = action.reduce((before, step) => perform(model, before, step), model.initialDraft());
    const check = index === 0 ? worded[item.id] : undefined;
    if (check !== undefined) check(model, draft);
    else expectOutcome(model, draft, expected);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

function localeOf({ locale }: Expected): string {
  return locale === undefined ? 'en' : 'de-DE';
}

function schemaOf(input: Input): unknown {
  if (input.requestedSchemaJson !== undefined) return JSON.parse(input.requestedSchemaJson);
  if (input.requestedSchemaGen === undefined) return input.requestedSchema;
  const oneOf = Array.from({ length: 1000 }, (_, i) => ({ const: `c${i}`, title: `Country ${i}` }));
  const many = Array.from({ length: 5000 }, (_, i) => `e${i}`);
  return { type: 'object', properties: { country: { oneOf }, many: { type: 'string', enum: many } } };
}

function perform(model: FormModel, draft: Draft, [verb, name = '', value]: Action): Draft {
  const field = model.fields.find((candidate) => candidate.name === name);
  const set = (next: DraftValue): Draft => model.set(draft, name, next);
  const current = draft.values.get(name);
  const values = [value ?? []].flat().map((title) => optionValue(field, title));
  const chosen = Array.isArray(current) ? (current as readonly string[]) : [];
  switch (verb) {
    case 'type':
    case 'typeKeyByKey':
    case 'paste':
    case 'pickDateTime':
      return set(String(value));
    case 'select':
      return set(values[0]);
    case 'check':
      return set([...chosen, ...values]);
    case 'uncheck':
      return set(chosen.filter((entry) => !values.includes(entry)));
    case 'toggle':
      return set(current !== true);
    case 'clear':
      return set(undefined);
    case 'submit':
    case 'render':
    case 'focus':
    case 'key':
    case 'blur':
      return draft;
    default:
      throw new Error(`The case asks for "${verb}", which this test does not know.`);
  }
}

function optionValue(field: FormField | undefined, title: string): string {
  const options = field?.kind === 'choice' || field?.kind === 'multi-choice' ? field.options : [];
  return options.find((option) => option.title === title)?.value ?? title;
}

function expectOutcome(model: FormModel, draft: Draft, expected: Expected): void {
  if (expected.anyOf !== undefined) {
    const failures = expected.anyOf.map((alternative) =>
      attempt(() => expectOutcome(model, draft, alternative)),
    );
    expect(failures).toContain(undefined);
  } else if (expected.result !== undefined) {
    expect(model.problems).toEqual([]);
    expect(model.validate(draft)).toEqual([]);
    expect(model.toContent(draft)).toEqual(expected.result.content);
  } else {
    expect(expected.blocked).toBe(true);
    expect(model.validate(draft).map(({ name }) => name)).toEqual(expected.errorOn);
    expect(() => model.toContent(draft)).toThrow();
  }
}

function attempt(run: () => void): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    return error;
  }
}

function expectFreshDrafts(
  sequence: readonly { requestedSchema: unknown }[],
  action: readonly Action[],
): void {
  const [first, second] = sequence.map(({ requestedSchema }) => createFormModel(requestedSchema));
  if (first === undefined || second === undefined) throw new Error('The case needs two requests.');
  const typed = action.slice(0, 1).reduce((draft, step) => perform(first, draft, step), first.initialDraft());
  expect(first.toContent(typed)).toEqual({ a: 'first' });
  expect(second.toContent(second.initialDraft())).toEqual({});
}
