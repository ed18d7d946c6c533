import { describe, expect, it } from 'vitest';
import { createFormModel } from './createFormModel.ts';
import { contentOf, fieldOf, modelOf } from './modelOf.test-data.ts';

describe('generators', () => {
  const color = { $defs: { Color: { enum: ['red', 'green'], title: 'Color', type: 'string' } } };
  it.each([
    [
      'Pydantic: optional',
      { anyOf: [{ type: 'string' }, { type: 'null' }], default: null, title: 'N' },
      {},
      'text',
    ],
    ['Pydantic: enum by reference', { $ref: '#/$defs/Color' }, color, 'choice'],
    ['Pydantic: optional enum', { anyOf: [{ $ref: '#/$defs/Color' }, { type: 'null' }] }, color, 'choice'],
    [
      'Pydantic 1: allOf with one reference',
      { allOf: [{ $ref: '#/$defs/Color' }], title: 'C' },
      color,
      'choice',
    ],
    ['Pydantic: list of enum', { type: 'array', items: { $ref: '#/$defs/Color' } }, color, 'multi-choice'],
    ['Pydantic: literal', { const: 'x', type: 'string' }, {}, 'choice'],
    ['Pydantic: int or str', { anyOf: [{ type: 'integer' }, { type: 'string' }] }, {}, 'text'],
    ['Go, .NET: null in the type', { type: ['null', 'integer'] }, {}, 'integer'],
    ['.NET: numbers as text allowed', { type: ['string', 'integer'], pattern: '^-?\\d+$' }, {}, 'text'],
    ['.NET: nullable enum', { type: ['string', 'null'], enum: ['a', 'b', null] }, {}, 'choice'],
    [
      'schemars: documented variants',
      { oneOf: [{ const: 'a', description: 'A.' }, { enum: ['b', 'c'] }] },
      {},
      'choice',
    ],
    ['schemars: optional', { anyOf: [{ $ref: '#/$defs/Color' }, { type: 'null' }] }, color, 'choice'],
    ['Jackson: int32', { type: 'integer', format: 'int32' }, {}, 'integer'],
    ['OpenAPI: nullable', { type: 'boolean', nullable: true }, {}, 'boolean'],
    ['zod: literals', { anyOf: [{ const: 'a' }, { const: 'b' }] }, {}, 'choice'],
    ['zod: numeric literals', { type: 'number', enum: [1, 2] }, {}, 'choice'],
    ['zod: int', { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 }, {}, 'integer'],
    [
      'draft-04: definitions',
      { $ref: '#/definitions/a~1b' },
      { definitions: { 'a/b': { type: 'boolean' } } },
      'boolean',
    ],
    ['no type, but an enum', { enum: ['a'] }, {}, 'choice'],
    ['no type, but a length', { minLength: 1 }, {}, 'text'],
    ['true and false', { enum: [true, false] }, {}, 'boolean'],
    ['open list of words', { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'string' }] }, {}, 'text'],
  ])('%s', (_, property, more, kind) => {
    expect(modelOf(property, more)).toMatchObject({ problems: [], fields: [{ kind, required: false }] });
  });

  it('may refer to a shared definition and describe it on the spot: the nearer words and the tighter bounds count', () => {
    const more = { $defs: { S: { type: 'string', title: 'Shared', minLength: 1, maxLength: 9 } } };
    const field = fieldOf({ $ref: '#/$defs/S', title: 'Near', minLength: 3, maxLength: 99 }, more);
    expect(field).toMatchObject({ label: 'Near', minLength: 3, maxLength: 9 });
  });
});

describe('what a form can not ask for', () => {
  it.each([
    [{ type: 'object', properties: {} }, 'nested-object'],
    [{ properties: { a: {} } }, 'nested-object'],
    [{ type: 'array', items: { type: 'object' } }, 'object-list'],
    [{ type: 'array', items: { type: 'string' } }, 'free-list'],
    [{ type: 'array' }, 'free-list'],
    [{ type: 'array', items: { enum: [1, 2] } }, 'no-options'],
    [{ type: 'array', prefixItems: [{ const: 'a' }] }, 'unsupported-constraint'],
    [{ $ref: 'https://a.example/schema.json' }, 'external-reference'],
    [{ $ref: 'other.json#/a' }, 'external-reference'],
    [{ $ref: 7 }, 'external-reference'],
    [{ $ref: '#/$defs/none' }, 'unresolved-reference'],
    [{ $ref: '#/__proto__/x' }, 'unresolved-reference'],
    [{ $ref: '#/properties/v' }, 'unresolved-reference'],
    [{ $dynamicRef: '#a' }, 'unresolved-reference'],
    [{ enum: [] }, 'no-options'],
    [{ type: 'integer', enum: ['1', 1.5, null] }, 'no-options'],
    [{ enum: [{}, []] }, 'no-options'],
    [{ type: 'string', not: { const: 'x' } }, 'unsupported-constraint'],
    [{ type: 'string', if: {}, else: {} }, 'unsupported-constraint'],
    [{ allOf: [{ pattern: 'a' }, { pattern: 'b' }], type: 'string' }, 'unsupported-constraint'],
    [{ anyOf: [{ type: 'integer' }, { type: 'boolean' }] }, 'unknown-type'],
    [{ oneOf: [{ type: 'string' }, { type: 'string', minLength: 3 }] }, 'unknown-type'],
    [{ anyOf: [{ type: 'string', enum: ['a'] }, { type: 'integer' }] }, 'unknown-type'],
    [{ type: 'file' }, 'unknown-type'],
    [{ type: 'null' }, 'unknown-type'],
    [{ type: ['null'] }, 'unknown-type'],
    [{ title: 'Anything' }, 'unknown-type'],
    [{}, 'unknown-type'],
    [true, 'unknown-type'],
    [false, 'unknown-type'],
    [null, 'unknown-type'],
    ['string', 'unknown-type'],
  ])(
    '%j is reported as %s: skipped when optional, and withholds accept when required [EL-FORM-05] [EL-FORM-34]',
    (property, reason) => {
      const optional = modelOf(property);
      expect(optional.fields).toMatchObject([{ kind: 'unsupported', reason }]);
      expect(optional.problems).toEqual([]);
      expect(contentOf(optional, 'x')).toEqual({});
      const required = modelOf(property, { required: ['v'] });
      expect(required.problems.map(({ code, name }) => [code, name])).toEqual([
        ['unsupported-required-field', 'v'],
      ]);
      expect(() => contentOf(required, 'x')).toThrow();
    },
  );

  it.each([
    { type: 'string', minLength: 3, maxLength: 2 },
    { type: 'number', minimum: 1, maximum: 0 },
    { type: 'number', exclusiveMinimum: 1, maximum: 1 },
    { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 2 },
    { type: 'integer', minimum: 1.1, maximum: 1.9 },
    { type: 'array', minItems: 3, items: { enum: ['a', 'b'] } },
    { type: 'array', minItems: 2, maxItems: 1, items: { enum: ['a', 'b', 'c'] } },
  ])('%j excludes every value: accept is withheld when it is required', (property) => {
    const codes = modelOf(property, { required: ['v'] }).problems.map(({ code }) => code);
    expect(codes).toEqual(['unsatisfiable-field']);
    expect(modelOf(property).problems).toEqual([]);
  });
});

describe('labels and hints', () => {
  it.each([
    ['repo_name', undefined, 'Repo name'],
    ['repoName', '  ', 'Repo name'],
    ['lamp.colour_temp', undefined, 'Lamp colour temp'],
    ['userURL', undefined, 'User URL'],
    ['___', undefined, '___'],
    ['x', 'Given', 'Given'],
  ])('of %j titled %j read %j [EL-FORM-09]', (name, title, label) => {
    const properties = { [name]: { type: 'string', title, description: 'Help.' } };
    const [field] = createFormModel({ type: 'object', properties }).fields;
    expect(field).toMatchObject({ id: 'f0', name, label, description: 'Help.' });
  });

  it.each([
    [{ maxLength: 1000 }, true],
    [{ maxLength: 100, description: 'Describe your problem' }, false],
    [{ description: 'Describe your problem' }, true],
    [{ title: '备注' }, true],
    [{ title: 'Comments' }, true],
    [{ title: 'Trip', description: 'Any additional comments for the driver' }, true],
    [{ title: 'Name', description: 'As in the message above' }, false],
    [{ title: 'Contact', description: 'Contact details' }, false],
    [{ description: 'Favorite first line of a story' }, false],
    [{ default: 'two\nlines' }, true],
    [{ maxLength: 1000, format: 'email' }, false],
  ])('ask for more than a line where prose is wanted: %j is %s [EL-FORM-29]', (property, multiline) => {
    expect(fieldOf({ type: 'string', ...property })).toMatchObject({ multiline });
  });

  it('of unknown formats and keywords are noted once read, bounded in number', () => {
    const model = modelOf({ type: 'string', format: 'x-internal', 'x-widget': 'fancy' });
    expect(model.notices.map(({ code }) => code)).toEqual(['unknown-format', 'unknown-keyword']);
    const odd = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`x${index}`, 1]));
    expect(modelOf({ type: 'string', ...odd }).notices).toHaveLength(200);
  });
});
