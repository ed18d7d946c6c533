import type { FieldOption, FormField } from '@assent/client';
import type { ControlElement, JsonSchema7, Layout } from '@jsonforms/core';

/** One field for a renderer that reads JSON Schema: the kit's reading of it, never the server's schema itself. */
function propertySchema(field: FormField): JsonSchema7 {
  const words: JsonSchema7 = {
    title: field.label,
    ...(field.description === undefined ? {} : { description: field.description }),
  };
  const oneOf = (options: readonly FieldOption[]): JsonSchema7[] =>
    options.map((option) => ({ const: option.value, title: option.title }));
  switch (field.kind) {
    case 'text':
      return { ...words, type: 'string', ...(field.format === undefined ? {} : { format: field.format }) };
    case 'date':
    case 'date-time':
      return { ...words, type: 'string', format: field.kind };
    case 'number':
    case 'integer':
      return { ...words, type: field.kind };
    case 'boolean':
      return { ...words, type: 'boolean' };
    case 'choice':
      return { ...words, type: 'string', oneOf: oneOf(field.options) };
    case 'multi-choice':
      return {
        ...words,
        type: 'array',
        uniqueItems: true,
        items: { type: 'string', oneOf: oneOf(field.options) },
      };
    case 'unsupported':
      return { ...words, type: 'null' };
    default:
      return field satisfies never;
  }
}

/** The schema JSON Forms sees: opaque ids for keys, since its paths break on `.`, `/`, `[` and `%`. */
export function aliasSchema(fields: readonly FormField[]): JsonSchema7 {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.id, propertySchema(field)])),
    required: fields.filter((field) => field.required).map((field) => field.id),
  };
}

/** One control per field, in the server's order. */
export function aliasUiSchema(fields: readonly FormField[]): Layout {
  return {
    type: 'VerticalLayout',
    elements: fields.map(
      (field): ControlElement => ({
        type: 'Control',
        scope: `#/properties/${field.id}`,
        ...(field.kind === 'text' && field.multiline ? { options: { multi: true } } : {}),
      }),
    ),
  };
}
