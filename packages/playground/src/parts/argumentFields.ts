/** A tool argument that a plain input can take. */
export interface ArgumentField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'boolean' | 'choice';
  readonly options: readonly string[];
  readonly initial: string;
  readonly required: boolean;
}

type Json = Readonly<Record<string, unknown>>;

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function kindOf(schema: Json): ArgumentField['kind'] | undefined {
  if (Array.isArray(schema.enum)) return 'choice';
  if (schema.type === 'string') return 'text';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  if (schema.type === 'boolean') return 'boolean';
  return undefined;
}

/** The arguments of a tool's `inputSchema` that the playground can ask for; others are left to their defaults. */
export function argumentFields(inputSchema: unknown): readonly ArgumentField[] {
  const { properties, required } = asObject(inputSchema);
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(asObject(properties)).flatMap(([name, raw]) => {
    const schema = asObject(raw);
    const kind = kindOf(schema);
    if (kind === undefined) return [];
    return {
      name,
      label: typeof schema.title === 'string' ? schema.title : name,
      kind,
      options: Array.isArray(schema.enum) ? schema.enum.map(String) : [],
      initial: schema.default === undefined ? '' : String(schema.default),
      required: needed.includes(name) && schema.default === undefined,
    };
  });
}

/** What was typed as tool arguments; an empty field is left out, so that the server's default holds. */
export function readArguments(
  fields: readonly ArgumentField[],
  typed: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const entries = fields.flatMap((field): [string, unknown][] => {
    const text = typed[field.name] ?? field.initial;
    if (text === '') return [];
    switch (field.kind) {
      case 'text':
      case 'choice':
        return [[field.name, text]];
      case 'number':
        return [[field.name, Number(text)]];
      case 'boolean':
        return [[field.name, text === 'true']];
      default:
        return field.kind satisfies never;
    }
  });
  return Object.fromEntries(entries);
}
