/** Keywords that a form's fields are read from. */
export const keywords: readonly string[] = [
  'title',
  'description',
  'default',
  'examples',
  'enumNames',
  'x-enumNames',
  'type',
  'enum',
  'const',
  'format',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'items',
  'prefixItems',
  'contains',
  'minItems',
  'maxItems',
  'properties',
];

const annotations = new Set(['title', 'description', 'default', 'examples', 'enumNames', 'x-enumNames']);
const lowerBounds = new Set(['minLength', 'minimum', 'exclusiveMinimum', 'minItems']);
const upperBounds = new Set(['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems']);

/** One keyword given twice, outer first, as the one value that says both; `undefined` when there is none. */
export function combineKeyword(
  keyword: string,
  outer: unknown,
  inner: unknown,
): { readonly value: unknown } | undefined {
  if (annotations.has(keyword) || outer === inner) return { value: outer };
  if (typeof outer === 'number' && typeof inner === 'number') {
    if (lowerBounds.has(keyword)) return { value: Math.max(outer, inner) };
    if (upperBounds.has(keyword)) return { value: Math.min(outer, inner) };
  }
  return keyword === 'type' ? combineTypes(outer, inner) : undefined;
}

function combineTypes(outer: unknown, inner: unknown): { readonly value: unknown } | undefined {
  const inners = [inner].flat();
  const shared = [outer].flat().filter((type) => inners.includes(type));
  return shared.length === 0 ? undefined : { value: shared };
}
