/** JSON Schema dialects that forms are read in; the subset they use means the same in each. The first is the default (SEP-1613). */
export const dialects: readonly string[] = [
  'https://json-schema.org/draft/2020-12/schema',
  'https://json-schema.org/draft/2019-09/schema',
  'http://json-schema.org/draft-07/schema',
  'http://json-schema.org/draft-06/schema',
  'http://json-schema.org/draft-04/schema',
  'http://json-schema.org/schema',
];

/** Whether a `$schema` names one of them, with or without an empty fragment, by either scheme. */
export function isKnownDialect(name: string): boolean {
  const plain = name.replace(/^https?:/, '').replace(/#$/, '');
  return dialects.some((dialect) => dialect.replace(/^https?:/, '') === plain);
}
