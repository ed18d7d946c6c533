import type { FieldReader } from './FieldReader.ts';
import type { DraftValue } from './FormModel.ts';
import type { SchemaContext } from './SchemaContext.ts';
import { own, type SchemaNode } from './SchemaNode.ts';

// A default may stand in a thousand fields by reference, and each check reads all of it.
const longest = 65_536;

/**
 * The reader with the schema's default as suggestion, when the field's own rules let it through.
 * `toDraft` spells the default as a person would have typed it; `undefined` says it is of the wrong type.
 */
export function withSuggestion(
  reader: FieldReader,
  node: SchemaNode,
  context: SchemaContext,
  toDraft: (value: unknown) => DraftValue,
): FieldReader {
  const value = own(node, 'default');
  if (value === undefined || value === null) return reader;
  const suggestion = typeof value === 'string' && value.length > longest ? undefined : toDraft(value);
  const reading = suggestion === undefined ? undefined : reader.read(suggestion);
  if (suggestion !== undefined && reading?.kind === 'answered') {
    return { ...reader, field: { ...reader.field, suggestion } };
  }
  if (reading?.kind !== 'unanswered') {
    context.note(
      'default-ignored',
      'The default does not satisfy the schema it stands in.',
      reader.field.name,
    );
  }
  return reader;
}
