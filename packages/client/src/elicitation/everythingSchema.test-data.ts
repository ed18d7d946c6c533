/** Same kinds, constraints and enum spellings as the form that server-everything asks (`trigger-elicitation-request`). */
export const everythingSchema: Readonly<Record<string, unknown>> = {
  type: 'object',
  properties: {
    name: { title: 'String', type: 'string', description: 'Your full name' },
    check: { title: 'Boolean', type: 'boolean', description: 'Agree to the terms' },
    firstLine: { title: 'With default', type: 'string', default: 'It was a dark night.' },
    email: { title: 'E-mail', type: 'string', format: 'email' },
    homepage: { title: 'Homepage', type: 'string', format: 'uri' },
    birthdate: { title: 'Birthdate', type: 'string', format: 'date' },
    integer: { title: 'Integer', type: 'integer', minimum: 1, maximum: 100, default: 42 },
    number: { title: 'Number', type: 'number', minimum: 0, maximum: 1000, default: 3.14 },
    single: { type: 'string', enum: ['Monica', 'Rachel', 'Joey'], default: 'Monica' },
    multiple: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      items: { type: 'string', enum: ['Guitar', 'Piano', 'Violin', 'Drums'] },
      default: ['Guitar'],
    },
    titledSingle: {
      type: 'string',
      oneOf: [
        { const: 'hero-1', title: 'Superman' },
        { const: 'hero-2', title: 'Green Lantern' },
      ],
      default: 'hero-1',
    },
    titledMultiple: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      items: {
        anyOf: [
          { const: 'fish-1', title: 'Tuna' },
          { const: 'fish-2', title: 'Salmon' },
        ],
      },
      default: ['fish-1'],
    },
    legacy: { type: 'string', enum: ['pet-1', 'pet-2'], enumNames: ['Cats', 'Dogs'], default: 'pet-1' },
  },
  required: ['name'],
};
