import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryAnswer } from './arbitraryForm.test-data.ts';
import { createFormModel } from './createFormModel.ts';
import type { Draft, FormModel } from './FormModel.ts';

const keyword = fc.constantFrom(
  ...[
    'type',
    'enum',
    'const',
    'oneOf',
    'anyOf',
    'allOf',
    'not',
    'if',
    'then',
    '$ref',
    '$defs',
    'items',
    'title',
  ],
  ...['description', 'default', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'exclusiveMinimum'],
  ...['multipleOf', 'minItems', 'maxItems', 'enumNames', 'examples', 'properties', 'required', 'prefixItems'],
  ...['__proto__', 'constructor', 'toString', 'x-odd'],
);
const scalar = fc.oneof(
  fc.constantFrom(
    'string',
    'number',
    'integer',
    'boolean',
    'array',
    'object',
    'null',
    'date',
    'date-time',
    'email',
  ),
  fc.constantFrom(
    '#',
    '#/',
    '#/$defs/a',
    '#/properties/a',
    '#/properties/__proto__',
    '#/%zz',
    'https://a.example/s',
  ),
  fc.constantFrom(
    0,
    1,
    -1,
    2,
    0.1,
    1e300,
    Number.MAX_SAFE_INTEGER,
    true,
    false,
    null,
    '',
    '(',
    'x'.repeat(300),
  ),
);
const { node } = fc.letrec<{ node: unknown; value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    scalar,
    tie('node'),
    fc.array(tie('value'), { maxLength: 4 }),
  ),
  // Through JSON, as it arrives: `__proto__` becomes an own member.
  node: fc
    .array(fc.tuple(keyword, tie('value')), { maxLength: 6 })
    .map((entries) =>
      JSON.parse(`{${entries.map(([key, value]) => `"${key}":${JSON.stringify(value)}`).join()}}`),
    ),
}));
const form = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', '__proto__', 'constructor', ''), node), { maxLength: 5 })
  .chain((properties) =>
    fc.record({
      type: fc.constant('object'),
      properties: fc.constant(
        JSON.parse(`{${properties.map(([key, value]) => `"${key}":${JSON.stringify(value)}`).join()}}`),
      ),
      required: fc.subarray(['a', 'b', '__proto__', 'missing']),
      $defs: fc.record({ a: node, b: node }),
    }),
  );
const schemas = fc.oneof(
  { weight: 8, arbitrary: form },
  { weight: 1, arbitrary: node },
  { weight: 1, arbitrary: fc.jsonValue() },
);

function answerAll(model: FormModel, answers: Iterator<Parameters<FormModel['set']>[2]>): Draft {
  return model.fields.reduce(
    (draft, { name }) => model.set(draft, name, answers.next().value),
    model.initialDraft(),
  );
}

describe('for every schema, however hostile', () => {
  it('nothing crashes, nothing inherited is taken for an answer, and content holds only what was answered [F9] [EL-FORM-05]', async () => {
    let usable = 0;
    await fc.assert(
      fc.asyncProperty(schemas, fc.infiniteStream(arbitraryAnswer), async (schema, answers) => {
        const model = createFormModel(schema, { onSecret: 'warn' });
        await model.ready;
        for (const draft of [model.initialDraft(), answerAll(model, answers)]) {
          const errors = model.validate(draft);
          if (errors.length > 0 || model.problems.length > 0) {
            expect(() => model.toContent(draft)).toThrow();
            continue;
          }
          usable++;
          const content = model.toContent(draft);
          for (const name of Object.keys(content)) expect(draft.values.get(name)).not.toBeUndefined();
          for (const { name, required } of model.fields)
            if (required) expect(Object.hasOwn(content, name)).toBe(true);
          for (const value of Object.values(content).flat()) {
            expect(['string', 'number', 'boolean']).toContain(typeof value);
            expect(Number.isNaN(value)).toBe(false);
          }
        }
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
    expect(usable).toBeGreaterThan(50);
  });
});

describe('work grows no faster than the schema [F10]', () => {
  const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
  const fieldsOf = (count: number, property: unknown): object =>
    Object.fromEntries(range(count).map((index) => [`p${index}`, property]));
  const families: Record<string, (n: number) => object> = {
    'many fields': (n) => ({ properties: fieldsOf(n, { type: 'string', title: 'x', minLength: 1 }) }),
    'many options': (n) => ({ properties: { a: { enum: range(n * 10).map(String) } } }),
    'titled options': (n) => ({
      properties: { a: { oneOf: range(n * 5).map((i) => ({ const: `${i}`, title: 'x' })) } },
    }),
    'a chain of references': (n) => ({
      properties: fieldsOf(n, { $ref: '#/$defs/d0' }),
      $defs: Object.fromEntries(range(n).map((i) => [`d${i}`, { $ref: `#/$defs/d${i + 1}` }])),
    }),
    'compositions that double at each step': (n) => ({
      properties: fieldsOf(n, { $ref: '#/$defs/d0' }),
      $defs: Object.fromEntries(
        range(n).map((i) => [
          `d${i}`,
          { allOf: [{ $ref: `#/$defs/d${i + 1}` }, { $ref: `#/$defs/d${i + 1}` }] },
        ]),
      ),
    }),
    'a shared union that can not be asked for': (n) => ({
      properties: fieldsOf(n, { $ref: '#/$defs/u' }),
      $defs: {
        u: { anyOf: range(n).map((i) => (i === 0 ? { type: 'object' } : { const: i })), oneOf: [{}, {}] },
      },
    }),
    'a shared union of types': (n) => ({
      properties: fieldsOf(n, { $ref: '#/$defs/u' }),
      $defs: { u: { anyOf: range(n).map(() => ({ type: 'object' })) } },
    }),
    'long lists where one word belongs': (n) => ({
      properties: fieldsOf(n, { $ref: '#/$defs/t' }),
      $defs: {
        t: { type: range(n).map(() => 'string'), examples: range(n), default: range(n), enumNames: range(n) },
      },
    }),
    'a circle': (n) => ({
      properties: fieldsOf(n, { $ref: '#/properties/p0/items' }),
    }),
  };

  it.each(Object.entries(families))('%s', (_, family) => {
    const costs = [100, 200, 400].map((n) => {
      const schema = { type: 'object', ...family(n) };
      return readsOf(schema) / JSON.stringify(schema).length;
    });
    const [small = 0, , large = 0] = costs;
    expect(large).toBeLessThanOrEqual(small * 1.5);
    expect(large).toBeLessThan(40);
  });

  it('shared options are read once per field, and no further than the limit of options', () => {
    const schema = {
      type: 'object',
      properties: fieldsOf(1000, { $ref: '#/$defs/e' }),
      $defs: { e: { enum: range(1000).map(String) } },
    };
    expect(createFormModel(schema).problems.map(({ code }) => code)).toEqual(['too-many-options']);
    expect(readsOf(schema)).toBeLessThan(40 * 20_000);
  });
});

/** How often the model looks at a schema: every member read or listed, anywhere in it. */
function readsOf(schema: object): number {
  let reads = 0;
  const seen = new WeakMap<object, object>();
  function watch<T>(value: T): T {
    if (typeof value !== 'object' || value === null) return value;
    const known = seen.get(value) ?? new Proxy(value, handler);
    seen.set(value, known);
    return known as T;
  }
  const handler: ProxyHandler<object> = {
    get(target, key, receiver) {
      reads++;
      return watch(Reflect.get(target, key, receiver));
    },
    getOwnPropertyDescriptor(target, key) {
      reads++;
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    ownKeys(target) {
      const keys = Reflect.ownKeys(target);
      reads += keys.length;
      return keys;
    },
  };
  const model = createFormModel(watch(schema));
  model.validate(model.initialDraft());
  return reads;
}
