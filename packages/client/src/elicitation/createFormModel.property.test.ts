import { Validator } from '@cfworker/json-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ArbitraryForm,
  arbitraryAnswer,
  arbitraryFields,
  arbitraryForm,
} from './arbitraryForm.test-data.ts';
import { createFormModel } from './createFormModel.ts';
import type { Draft, FormModel } from './FormModel.ts';

const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia');
const locales = fc.constantFrom('en', 'de', 'fr', 'ar-EG', 'hi', 'de-CH');

async function modelOf(form: ArbitraryForm, locale: string, timeZone: string): Promise<FormModel> {
  const model = createFormModel(form.schema, { locale, timeZone, onSecret: 'warn' });
  await model.ready;
  return model;
}

function fill(
  model: FormModel,
  answers: readonly (readonly [string, Parameters<FormModel['set']>[2]])[],
): Draft {
  return answers.reduce((draft, [name, value]) => model.set(draft, name, value), model.initialDraft());
}

/** Independent judge: cfworker for all but steps (it divides floats) and dates, which it takes less strictly. */
function faults(form: ArbitraryForm, content: Readonly<Record<string, unknown>>): readonly string[] {
  const found: string[] = [];
  for (const { name, schema, required } of form.fields) {
    if (!Object.hasOwn(content, name)) {
      if (required) found.push(`${name} is missing`);
      continue;
    }
    const value = content[name];
    const { multipleOf, ...rest } = schema;
    if (!new Validator(rest, '2020-12').validate(value).valid)
      found.push(`${name}: ${JSON.stringify(value)}`);
    if (typeof multipleOf === 'number' && !isStep(value, multipleOf))
      found.push(`${name} is no step: ${value}`);
    if (schema.format === 'date' && !isDay(value)) found.push(`${name} is no day: ${value}`);
    if (schema.format === 'date-time' && !isUtcInstant(value)) found.push(`${name} is no instant: ${value}`);
  }
  return found;
}

/** A step of 10^-n is met when the decimal text has no more than n places. */
function isStep(value: unknown, step: number): boolean {
  const places = Math.round(-Math.log10(step));
  return typeof value === 'number' && Number(value.toFixed(places)) === value;
}

function isDay(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/u.test(value) &&
    new Date(value).toISOString().startsWith(value)
  );
}

function isUtcInstant(value: unknown): boolean {
  const shaped = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/u.test(value);
  return shaped && new Date(value).toISOString().slice(0, 19) === value.slice(0, 19);
}

function formOf(property: object): ArbitraryForm['schema'] {
  return { type: 'object', properties: { a: property }, required: [] };
}

/** A right answer with one character changed: what a lax check lets through. */
function nearMiss({ draft }: { draft: string | boolean | readonly string[] }): typeof arbitraryAnswer {
  if (typeof draft !== 'string') return fc.constant(draft);
  return fc
    .record({
      at: fc.nat({ max: draft.length }),
      cut: fc.nat({ max: 1 }),
      put: fc.constantFrom('', ...'01239.,-@/ %ä'),
    })
    .map(({ at, cut, put }) => draft.slice(0, at) + put + draft.slice(at + cut));
}

describe('for every flat form and every draft', () => {
  it('a valid draft yields content that satisfies the schema, an invalid one yields none [EL-FORM-02] [EL-FORM-03] [EL-FORM-28]', async () => {
    let valid = 0;
    const answered = arbitraryForm.chain((form) => {
      const answers = form.fields.map(({ right }) =>
        fc.oneof(
          right.map(({ draft }) => draft),
          arbitraryAnswer,
        ),
      );
      return fc.record({ form: fc.constant(form), answers: fc.tuple(...answers) });
    });
    await fc.assert(
      fc.asyncProperty(answered, locales, zones, async ({ form, answers }, locale, zone) => {
        const model = await modelOf(form, locale, zone);
        const draft = fill(
          model,
          form.fields.map(({ name }, index) => [name, answers[index]]),
        );
        const errors = model.validate(draft);
        expect(errors).toEqual(model.fields.flatMap(({ name }) => model.validateField(draft, name)));
        if (errors.length > 0 || model.problems.length > 0) {
          expect(() => model.toContent(draft)).toThrow();
          return;
        }
        valid++;
        const content = model.toContent(draft);
        expect(faults(form, content)).toEqual([]);
        for (const [name, value] of Object.entries(content)) {
          expect(draft.values.get(name), 'an answer nobody gave').not.toBeUndefined();
          const shape = Array.isArray(value) ? value.map((item) => typeof item) : [typeof value];
          expect(['string', 'number', 'boolean']).toEqual(expect.arrayContaining(shape));
        }
        expect(JSON.parse(JSON.stringify(content))).toEqual(content);
      }),
      { numRuns: 300 },
    );
    expect(valid).toBeGreaterThan(20);
  });

  it.each(Object.entries(arbitraryFields))(
    'nothing that is nearly right is sent: %s [EL-FORM-03]',
    async (_, field) => {
      const attempt = field.chain((own) =>
        fc.record({ own: fc.constant(own), draft: own.right.chain(nearMiss) }),
      );
      await fc.assert(
        fc.asyncProperty(attempt, async ({ own, draft }) => {
          const form = { schema: formOf(own.schema), fields: [{ ...own, name: 'a', required: false }] };
          const model = await modelOf(form, 'en', 'Europe/Berlin');
          const filled = fill(model, [['a', draft]]);
          if (model.validate(filled).length === 0) expect(faults(form, model.toContent(filled))).toEqual([]);
          else expect(() => model.toContent(filled)).toThrow();
        }),
        { numRuns: 400 },
      );
    },
  );

  it('right answers are taken as they are, and nothing is added to them [EL-FORM-02] [EL-FORM-08]', async () => {
    const filled = arbitraryForm.chain((form) =>
      fc
        .tuple(
          ...form.fields.map(({ right, required }) =>
            fc.option(right, { nil: undefined, freq: required ? 1e9 : 3 }),
          ),
        )
        .map((answers) => ({ form, answers })),
    );
    await fc.assert(
      fc.asyncProperty(filled, zones, async ({ form, answers }, zone) => {
        const model = await modelOf(form, 'en', zone);
        const given = form.fields.map(({ name }, index) => [name, answers[index]] as const);
        const draft = fill(
          model,
          given.map(([name, answer]) => [name, answer?.draft]),
        );
        expect(model.problems).toEqual([]);
        expect(model.validate(draft)).toEqual([]);
        const expected = new Map(
          given.flatMap(([name, answer]) => (answer === undefined ? [] : [[name, answer.value] as const])),
        );
        expect(new Map(Object.entries(model.toContent(draft)))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});
