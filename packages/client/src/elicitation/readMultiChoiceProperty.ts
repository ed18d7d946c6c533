import { countBound } from './bounds.ts';
import { defined } from './defined.ts';
import type { FieldReader } from './FieldReader.ts';
import { flattenSchema, type Unreadable, unreadable } from './flattenSchema.ts';
import type { PropertyBase } from './PropertyBase.ts';
import { type MultiChoiceRules, readMultiChoice } from './readChoice.ts';
import { readOptions } from './readOptions.ts';
import type { SchemaContext } from './SchemaContext.ts';
import { own, ownArray, type SchemaNode } from './SchemaNode.ts';
import { withSuggestion } from './withSuggestion.ts';

/** Several of listed texts. Any other list is outside the subset: content holds arrays of strings only. */
export function readMultiChoiceProperty(
  base: PropertyBase,
  node: SchemaNode,
  context: SchemaContext,
): FieldReader | Unreadable {
  if (!context.lists) {
    return unreadable('free-list', 'Answers hold no lists before the revision of 2025-11-25.');
  }
  if (own(node, 'prefixItems') !== undefined || own(node, 'contains') !== undefined) {
    return unreadable('unsupported-constraint', 'Lists with places of their own can not be asked for.');
  }
  const names = ownArray(node, 'enumNames');
  const items = flattenSchema(own(node, 'items'), context);
  if (!items.ok) return items.reason === 'unknown-type' ? unreadable('free-list', items.detail) : items;
  const withNames =
    names === undefined || own(items.keywords, 'enumNames') !== undefined
      ? items
      : { ...items, keywords: { ...items.keywords, enumNames: names } };
  const reading = readOptions(withNames, base.name, context);
  if (reading.kind === 'too-many')
    return unreadable('no-options', 'The form has more options than can be reviewed.');
  if (reading.kind === 'none') {
    const isObject =
      own(items.keywords, 'type') === 'object' || own(items.keywords, 'properties') !== undefined;
    return isObject
      ? unreadable('object-list', 'Lists of objects are outside the subset that MCP allows.')
      : unreadable('free-list', 'A list can only be asked for when its items are listed texts.');
  }
  const options = reading.options.filter(({ constant }) => typeof constant === 'string');
  if (options.length === 0) return unreadable('no-options', 'None of the listed items is a text.');
  const minItems = countBound(node, 'minItems', base.name, context);
  const maxItems = countBound(node, 'maxItems', base.name, context);
  const counts = defined({ minItems, maxItems });
  const rules: MultiChoiceRules = { required: base.required, ...counts };
  const byValue = new Map(options.map((option) => [option.value, option]));
  const reader: FieldReader = {
    field: { ...base, kind: 'multi-choice', options, ...counts },
    read: (value) => readMultiChoice(value, byValue, rules),
    satisfiable: (minItems ?? 0) <= Math.min(maxItems ?? options.length, options.length),
  };
  return withSuggestion(reader, node, context, (value) => {
    if (!Array.isArray(value) || value.length > options.length) return undefined;
    const texts = value.filter((item) => typeof item === 'string');
    return texts.length === value.length ? texts : undefined;
  });
}
