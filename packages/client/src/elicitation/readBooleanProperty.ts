import type { FieldReader } from './FieldReader.ts';
import type { PropertyBase } from './PropertyBase.ts';
import { readBoolean } from './readChoice.ts';
import type { SchemaContext } from './SchemaContext.ts';
import type { SchemaNode } from './SchemaNode.ts';
import { withSuggestion } from './withSuggestion.ts';

/** A yes or no; `only` where a constant leaves one of them. */
export function readBooleanProperty(
  base: PropertyBase,
  node: SchemaNode,
  only: boolean | undefined,
  context: SchemaContext,
): FieldReader {
  const reader: FieldReader = {
    field: { ...base, kind: 'boolean' },
    read: (value) => readBoolean(value, only),
  };
  return withSuggestion(reader, node, context, (value) => (typeof value === 'boolean' ? value : undefined));
}
