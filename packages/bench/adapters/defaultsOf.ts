/** The defaults of a flat schema, as the first data of a form that does not read them itself. */
export function defaultsOf(schema: object): Record<string, unknown> {
  const { properties } = schema as { readonly properties: Readonly<Record<string, { default?: unknown }>> };
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) =>
      property.default === undefined ? [] : [[name, property.default]],
    ),
  );
}
