import fc from 'fast-check';

/** A property schema within the spec's subset, texts that satisfy it, and the values those texts stand for. */
export interface ArbitraryField {
  readonly schema: Readonly<Record<string, unknown>>;
  /** A draft value that is a right answer, and what the server must get for it. */
  readonly right: fc.Arbitrary<{
    readonly draft: string | boolean | readonly string[];
    readonly value: unknown;
  }>;
}

const texts = fc.string({ unit: 'grapheme', maxLength: 12 });
const visible = texts.filter((text) => /[\p{L}\p{N}]/u.test(text));
const names = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'a.b',
    'a/b',
    'p[0]',
    '0',
    '',
    ' ',
    'ünï',
    '%',
    '~1',
  ),
  fc.string({ maxLength: 8 }),
);
const labels = {
  title: fc.option(texts, { nil: undefined }),
  description: fc.option(texts, { nil: undefined }),
};

function field(
  schema: fc.Arbitrary<Record<string, unknown>>,
  right: (schema: never) => ArbitraryField['right'],
) {
  return fc.record({ schema, labels: fc.record(labels) }).map(
    ({ schema: own, labels: words }): ArbitraryField => ({
      schema: JSON.parse(JSON.stringify({ ...words, ...own })) as Record<string, unknown>,
      right: right(own as never),
    }),
  );
}

const same = <T extends string | boolean | readonly string[]>(value: T) => ({ draft: value, value });

const text = field(
  fc
    .record({ type: fc.constant('string'), room: fc.nat({ max: 3 }), base: visible })
    .map(({ type, room, base }) => {
      const length = [...base].length;
      return { type, minLength: Math.max(0, length - room), maxLength: length + room, example: base };
    }),
  ({ example }: { example: string }) => fc.constant(same(example)),
);

const patterned = field(
  fc.constantFrom(
    { type: 'string', pattern: '^[a-c]+\\d?$', example: 'abc1' },
    { type: 'string', pattern: '\\p{L}', example: '1ä' },
    { type: 'string', pattern: '^\\S+\\.$', example: 'so.' },
  ),
  ({ example }: { example: string }) => fc.constant(same(example)),
);

const email = field(fc.constant({ type: 'string', format: 'email' }), () => fc.emailAddress().map(same));
const uri = field(fc.constant({ type: 'string', format: 'uri' }), () =>
  fc.webUrl({ withQueryParameters: true, withFragments: true }).map(same),
);
const days = fc.date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true });
const date = field(fc.constant({ type: 'string', format: 'date' }), () =>
  days.map((day) => same(day.toISOString().slice(0, 10))),
);
const dateTime = field(fc.constant({ type: 'string', format: 'date-time' }), () =>
  days.map((day) => {
    const wall = day.toISOString().slice(0, 19);
    return { draft: `${wall}+00:00`, value: `${wall}Z` };
  }),
);

const bounded = (type: 'number' | 'integer', values: fc.Arbitrary<number>) =>
  field(
    fc
      .record({
        value: values,
        below: fc.nat({ max: 9 }),
        above: fc.nat({ max: 9 }),
        exclusive: fc.boolean(),
      })
      .map(({ value, below, above, exclusive }) => ({
        type,
        ...(exclusive
          ? { exclusiveMinimum: value - below - 1, exclusiveMaximum: value + above + 1 }
          : { minimum: value - below, maximum: value + above }),
        example: value,
      })),
    ({ example }: { example: number }) =>
      fc.constant({ draft: String(example), value: example === 0 ? 0 : example }),
  );
const integer = bounded('integer', fc.integer());
const number = bounded(
  'number',
  fc.double({ min: -1e12, max: 1e12, noNaN: true }).filter((value) => value === 0 || Math.abs(value) > 1e-3),
);
const stepped = field(
  fc
    .record({ steps: fc.integer({ min: -1000, max: 1000 }), places: fc.nat({ max: 4 }) })
    .map(({ steps, places }) => ({
      type: 'number',
      multipleOf: Number(`1e-${places}`),
      example: Number(`${steps}e-${places}`),
    })),
  ({ example }: { example: number }) =>
    fc.constant({ draft: String(example), value: example === 0 ? 0 : example }),
);
const boolean = field(fc.constant({ type: 'boolean' }), () => fc.boolean().map(same));

const constants = fc.uniqueArray(texts, { minLength: 1, maxLength: 6 });
const single = (spell: (options: string[]) => Record<string, unknown>) =>
  field(
    constants.map((options) => ({ ...spell(options), options })),
    ({ options }: { options: string[] }) => fc.constantFrom(...options).map(same),
  );
const titled = (options: string[]) =>
  options.map((option, index) => ({ const: option, title: `Option ${index}` }));
const choice = fc.oneof(
  single((options) => ({ type: 'string', enum: options })),
  single((options) => ({
    type: 'string',
    enum: options,
    enumNames: options.map((_, index) => `Name ${index}`),
  })),
  single((options) => ({ type: 'string', oneOf: titled(options) })),
  single((options) => ({ anyOf: titled(options) })),
);
const several = (spell: (options: string[]) => Record<string, unknown>) =>
  field(
    fc.record({ options: constants, low: fc.nat(), high: fc.nat() }).map(({ options, low, high }) => {
      const minItems = (low % options.length) + 1;
      return {
        type: 'array',
        items: spell(options),
        minItems,
        maxItems: minItems + (high % options.length),
        options,
      };
    }),
    ({ options, minItems, maxItems }: { options: string[]; minItems: number; maxItems: number }) =>
      fc
        .uniqueArray(fc.constantFrom(...options), {
          minLength: minItems,
          maxLength: Math.min(maxItems, options.length),
        })
        .map(same),
  );
const multiChoice = fc.oneof(
  several((options) => ({ type: 'string', enum: options })),
  several((options) => ({ anyOf: titled(options) })),
);

export const arbitraryFields: Readonly<Record<string, fc.Arbitrary<ArbitraryField>>> = {
  text,
  patterned,
  email,
  uri,
  date,
  dateTime,
  integer,
  number,
  stepped,
  boolean,
  choice,
  multiChoice,
};
const fields = fc.oneof(...Object.values(arbitraryFields));

export interface ArbitraryForm {
  readonly schema: {
    readonly type: 'object';
    readonly properties: object;
    readonly required: readonly string[];
  };
  readonly fields: readonly (ArbitraryField & { readonly name: string; readonly required: boolean })[];
}

/** A flat form of every kind of field, under names that try to be something else. */
export const arbitraryForm: fc.Arbitrary<ArbitraryForm> = fc
  .uniqueArray(fc.record({ name: names, required: fc.boolean(), field: fields }), {
    selector: ({ name }) => name,
    maxLength: 6,
  })
  .map((entries) => ({
    schema: {
      type: 'object',
      // As JSON makes it: own members, `__proto__` among them.
      properties: Object.defineProperties(
        {},
        Object.fromEntries(
          entries.map(({ name, field: { schema } }) => [`${name}`, { value: schema, enumerable: true }]),
        ),
      ),
      required: entries.filter(({ required }) => required).map(({ name }) => name),
    },
    fields: entries.map(({ name, required, field: own }) => ({ ...own, name, required })),
  }));

/** What a person may do to a field, most of it wrong. */
export const arbitraryAnswer: fc.Arbitrary<string | boolean | readonly string[] | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.boolean(),
  texts,
  fc.constantFrom(
    '',
    ' ',
    '\u200b',
    '1',
    '-0',
    '1,5',
    '1.5',
    '1e3',
    '42xyz',
    '1e999',
    '0x10',
    '9007199254740993',
  ),
  fc.constantFrom(
    '2024-02-29',
    '2023-02-29',
    '2026-03-29T02:30',
    '2026-10-25T02:30',
    '2026-07-01T10:00',
    '24:00',
  ),
  fc.constantFrom('a@b.co', 'a..b@c.de', 'a@b', 'https://a.example/?q=ä', 'urn:x:y', 'a:[b', 'x'),
  fc.integer().map(String),
  fc.double().map(String),
  fc.array(texts, { maxLength: 3 }),
);
