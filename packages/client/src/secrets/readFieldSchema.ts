/** What of a property's schema decides whether a credential can be typed into it. */
export interface FieldSchema {
  readonly title: string;
  readonly description: string;
  /** Default, pattern and examples: they show the shape of the answer. */
  readonly samples: readonly string[];
  /** A choice from a list, or yes or no: nothing secret can be typed. */
  readonly isFixedChoice: boolean;
  /** A date, an e-mail address, a link. */
  readonly isOtherFormat: boolean;
  readonly isPasswordFormat: boolean;
  readonly isNumber: boolean;
}

const OTHER_FORMATS: readonly unknown[] = ['date', 'date-time', 'time', 'email', 'uri', 'url'];

/** Reads own keys only, of any JSON. */
export function readFieldSchema(schema: unknown): FieldSchema {
  const own = (key: string): unknown =>
    typeof schema === 'object' && schema !== null && Object.hasOwn(schema, key)
      ? (schema as Record<string, unknown>)[key]
      : undefined;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const type = own('type');
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  const examples = own('examples');
  return {
    title: text(own('title')),
    description: text(own('description')),
    samples: [own('default'), own('pattern'), ...(Array.isArray(examples) ? examples.slice(0, 10) : [])].map(
      text,
    ),
    isFixedChoice:
      (!types.includes('string') && (types.includes('boolean') || types.includes('array'))) ||
      Array.isArray(own('enum')) ||
      own('const') !== undefined ||
      isChoice(own('oneOf')) ||
      isChoice(own('anyOf')),
    isOtherFormat: OTHER_FORMATS.includes(own('format')),
    isPasswordFormat: own('format') === 'password',
    isNumber: types.includes('number') || types.includes('integer'),
  };
}

function isChoice(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (option) =>
        typeof option === 'object' &&
        option !== null &&
        (Object.hasOwn(option, 'const') || option.type === 'null'),
    )
  );
}
