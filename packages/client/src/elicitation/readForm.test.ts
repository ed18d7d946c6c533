import { describe, expect, it } from 'vitest';
import { createFormModel } from './createFormModel.ts';
import { dialects } from './dialects.ts';
import { modelOf } from './modelOf.test-data.ts';

describe('the root', () => {
  it.each([undefined, null, 1, 'x', [], { type: 'array' }, { type: 'string', properties: {} }])(
    'that is no object schema is a problem, and nothing can be accepted: %j [EL-FORM-04] [EL-FORM-06]',
    (schema) => {
      const model = createFormModel(schema);
      expect(model.problems.map(({ code }) => code)).toEqual(['not-an-object']);
      expect(model.fields).toEqual([]);
      expect(() => model.toContent(model.initialDraft())).toThrow();
    },
  );

  it.each([{ type: 'object' }, { type: 'object', properties: [] }, { type: 'object', properties: 'a' }])(
    'without a map of properties is a problem: %j [EL-FORM-06]',
    (schema) =>
      expect(createFormModel(schema).problems.map(({ code }) => code)).toEqual(['unreadable-schema']),
  );

  it('shows its title and description, and takes any $schema without fetching [EL-FORM-07]', () => {
    for (const $schema of [
      'https://json-schema.org/draft/2020-12/schema',
      'http://json-schema.org/draft-07/schema#',
    ]) {
      const model = createFormModel({
        $schema,
        title: 'T',
        description: 'D',
        type: 'object',
        properties: {},
      });
      expect(model).toMatchObject({ title: 'T', description: 'D', problems: [], shape: 'confirm-only' });
    }
  });

  it.each([...dialects, `${dialects[0]}#`, 'https://json-schema.org/draft-07/schema#'])(
    'is read in the dialect %s [GE-35]',
    ($schema) => {
      const model = createFormModel({ $schema, type: 'object', properties: { a: { type: 'string' } } });
      expect(model.problems).toEqual([]);
    },
  );

  it('in a dialect nobody knows is a problem that says so, and no permissive form [GE-35]', () => {
    const $schema = 'https://schemas.example/own-dialect';
    const model = createFormModel({ $schema, type: 'object', properties: { a: { type: 'string' } } });
    expect(model.problems.map(({ code }) => code)).toEqual(['unsupported-dialect']);
    expect(model.problems[0]?.detail).toContain($schema);
  });

  it('without a dialect is read as 2020-12: exclusive bounds are numbers, references stand beside siblings [GE-34]', () => {
    const model = createFormModel({
      type: 'object',
      $defs: { Age: { type: 'integer' } },
      properties: { age: { $ref: '#/$defs/Age', exclusiveMinimum: 17, title: 'Age' } },
      required: ['age'],
    });
    const [field] = model.fields;
    expect(field).toMatchObject({ kind: 'integer', label: 'Age', exclusiveMinimum: 17 });
    const errors = (text: string) => model.validate(model.set(model.initialDraft(), 'age', text));
    expect(errors('17')).toHaveLength(1);
    expect(errors('18')).toEqual([]);
  });

  it('with a reference to elsewhere is no free text: a required field blocks the form [GE-38]', () => {
    const model = createFormModel({
      type: 'object',
      properties: { a: { $ref: 'https://schemas.example/address.json' } },
      required: ['a'],
    });
    expect(model.fields[0]).toMatchObject({ kind: 'unsupported', reason: 'external-reference' });
    expect(model.problems).not.toEqual([]);
  });

  it('that branches without end is answered within its bounds, with a problem [GE-39]', () => {
    const $defs: Record<string, unknown> = {};
    for (let index = 0; index < 40; index += 1) {
      const next = { $ref: `#/$defs/D${index + 1}` };
      $defs[`D${index}`] = { anyOf: [next, next, { allOf: [next, next] }] };
    }
    $defs.D40 = { type: 'string' };
    const model = createFormModel({
      type: 'object',
      $defs,
      properties: { a: { $ref: '#/$defs/D0' } },
      required: ['a'],
    });
    expect(model.problems).not.toEqual([]);
  });

  it('may be a reference into its definitions, or leave the type out', () => {
    const model = createFormModel({
      $ref: '#/$defs/F',
      $defs: { F: { properties: { a: { type: 'string' } } } },
    });
    expect(model.problems).toEqual([]);
    expect(model.fields.map(({ name }) => name)).toEqual(['a']);
    expect(model.notices.map(({ code }) => code)).toEqual(['no-root-type']);
  });

  it.each(['anyOf', 'oneOf', 'allOf', 'not', 'if', 'dependentRequired', 'minProperties', 'propertyNames'])(
    'under %s can not be promised to be satisfied, so nothing is accepted',
    (keyword) => {
      const model = modelOf({ type: 'string' }, { [keyword]: keyword === 'not' ? {} : [] });
      expect(model.problems.map(({ code }) => code)).toEqual(['unsupported-constraint']);
    },
  );

  it('that requires what it has no property for is a problem, inherited names included [EL-FORM-06]', () => {
    const model = modelOf({ type: 'string' }, { required: ['v', 'token', 'toString', 3] });
    expect(model.problems.map(({ code, name }) => [code, name])).toEqual([
      ['unsupported-required-field', 'token'],
      ['unsupported-required-field', 'toString'],
    ]);
    expect(model.notices.map(({ code }) => code)).toEqual(['malformed-keyword']);
  });
});

describe('limits [F10]', () => {
  it.each([
    ['too-many-fields', { fields: 1 }, { a: { type: 'string' }, b: { type: 'string' } }],
    ['too-many-options', { options: 3 }, { a: { enum: ['1', '2'] }, b: { enum: ['1', '2'] } }],
    ['schema-too-large', { size: 100 }, { a: { type: 'string', title: 'x'.repeat(100) } }],
  ] as const)('of the host give %s, and nothing to fill in', (code, limits, properties) => {
    const model = createFormModel({ type: 'object', properties }, { limits });
    expect(model.problems.map((problem) => problem.code)).toEqual([code]);
    expect(model.fields).toEqual([]);
    expect(createFormModel({ type: 'object', properties }).problems).toEqual([]);
  });

  it('stop a value that contains itself', () => {
    const schema: Record<string, unknown> = { type: 'object' };
    schema.properties = schema;
    expect(createFormModel(schema).problems.map(({ code }) => code)).toEqual(['schema-too-large']);
  });
});

describe('the shape', () => {
  const yes = { type: 'boolean', default: true };
  it.each([
    [{}, 'confirm-only'],
    [{ a: yes }, 'yes-no'],
    [
      {
        a: {
          oneOf: [
            { const: true, title: 'Delete' },
            { const: false, title: 'Keep' },
          ],
        },
      },
      'yes-no',
    ],
    [{ a: { type: 'string' } }, 'form'],
    [{ a: yes, b: yes }, 'form'],
  ])('of %j is %s', (properties, shape) => {
    expect(createFormModel({ type: 'object', properties }).shape).toBe(shape);
  });

  it.each([
    [{ a: yes }, {}],
    [
      {
        a: {
          oneOf: [
            { const: true, title: 'Delete' },
            { const: false, title: 'Keep' },
          ],
          default: true,
        },
      },
      {},
    ],
    [{ a: { ...yes, default: false } }, { a: false }],
    [{ a: yes, b: { type: 'string' } }, { a: true }],
  ])(
    'of a destructive operation: a lone yes is not preselected (%j starts with %j)',
    (properties, values) => {
      const model = createFormModel({ type: 'object', properties }, { destructive: true });
      expect(Object.fromEntries(model.initialDraft().values)).toEqual(values);
      const usual = createFormModel({ type: 'object', properties });
      expect(usual.initialDraft().values.size).toBe(1);
    },
  );
});
