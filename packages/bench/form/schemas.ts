import { everythingSchema } from '../../ui/src/test-support/everythingSchema.ts';

type Properties = Readonly<Record<string, object>>;

const thirteen = Object.entries(everythingSchema.properties as Properties);

/** The 13 fields of `server-everything`, over and over, with names of their own. */
function repeated(count: number): object {
  const properties = Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const [name, property] = thirteen[index % thirteen.length] ?? ['', {}];
      return [`${name}${index}`, property];
    }),
  );
  return { type: 'object', properties, required: ['name0'] };
}

const manyOptions: object = {
  type: 'object',
  properties: {
    city: {
      type: 'string',
      title: 'City',
      description: 'Where to',
      enum: Array.from({ length: 10_000 }, (_, index) => `City ${index}`),
    },
  },
};

/** What the forms are measured with. */
export const schemas: Readonly<Record<13 | 500 | 'options', object>> = {
  13: everythingSchema,
  500: repeated(500),
  options: manyOptions,
};
