import { defined } from './defined.ts';
import type { FieldReader } from './FieldReader.ts';
import { unanswered } from './FieldReader.ts';
import { type FlatSchema, flattenSchema, isConstant, type Unreadable, unreadable } from './flattenSchema.ts';
import { labelOf } from './labelOf.ts';
import { noteUnknownKeywords } from './noteUnknownKeywords.ts';
import type { PropertyBase } from './PropertyBase.ts';
import { readBooleanProperty } from './readBooleanProperty.ts';
import { readChoiceProperty } from './readChoiceProperty.ts';
import { readMultiChoiceProperty } from './readMultiChoiceProperty.ts';
import { readNumberProperty } from './readNumberProperty.ts';
import { readOptions } from './readOptions.ts';
import { readTextProperty } from './readTextProperty.ts';
import type { SchemaContext } from './SchemaContext.ts';
import { own, ownArray, ownString, type SchemaNode } from './SchemaNode.ts';

/** One property of the form as a field, or `unsupported` with the reason; never throws, whatever the schema holds. */
export function readProperty(
  property: { readonly id: string; readonly name: string; readonly required: boolean },
  schema: unknown,
  context: SchemaContext,
): FieldReader {
  const flat = flattenSchema(schema, context);
  const base = describe(property, flat.ok ? flat.keywords : {});
  const reader = flat.ok ? readFlat(base, flat, context) : flat;
  noteUnknownKeywords(schema, property.name, context);
  if (!('field' in reader)) return unsupported(base, reader, context);
  return flat.ok ? withSensitivity(reader, flat.keywords, context) : reader;
}

/** Only what is typed can carry a secret; references are resolved first, so that none hides behind one. */
function withSensitivity(reader: FieldReader, node: SchemaNode, context: SchemaContext): FieldReader {
  const { field } = reader;
  const typed = field.kind === 'text' || field.kind === 'number' || field.kind === 'integer';
  if (!typed) return reader;
  const schema = { ...node, type: field.kind === 'text' ? 'string' : field.kind };
  const { level, category } = context.classify({ name: field.name, schema });
  return { ...reader, field: { ...field, sensitivity: { level, ...defined({ category }) } } };
}

function readFlat(base: PropertyBase, flat: FlatSchema, context: SchemaContext): FieldReader | Unreadable {
  const options = readOptions(flat, base.name, context);
  if (options.kind === 'too-many')
    return unreadable('no-options', 'The form has more options than can be reviewed.');
  if (options.kind === 'options') {
    const booleans = options.options.every(({ constant }) => typeof constant === 'boolean');
    if (options.options.length === 0)
      return unreadable('no-options', 'None of the listed constants can be sent.');
    if (booleans && !options.titled) {
      const [only, ...others] = options.options;
      const constant = others.length === 0 ? only?.constant === true : undefined;
      return readBooleanProperty(base, flat.keywords, constant, context);
    }
    return readChoiceProperty(base, flat.keywords, options.options, context);
  }
  const single = flat.branches === undefined ? flat : chooseBranch(flat, base.name, context);
  return single.ok ? readByType(base, single.keywords, context) : single;
}

function readByType(base: PropertyBase, node: SchemaNode, context: SchemaContext): FieldReader | Unreadable {
  const type = typeOf(node, base.name, context);
  switch (type) {
    case 'string':
      return readTextProperty(base, node, context);
    case 'number':
    case 'integer':
      return readNumberProperty(base, node, type, context);
    case 'boolean':
      return readBooleanProperty(base, node, undefined, context);
    case 'array':
      return readMultiChoiceProperty(base, node, context);
    case 'object':
      return unreadable('nested-object', 'Objects inside a form are outside the subset that MCP allows.');
    default:
      return unreadable('unknown-type', 'The schema names no type that a form can ask for.');
  }
}

/** The one type to ask for. Text satisfies any union that admits text, and is what a person can type. */
function typeOf(node: SchemaNode, name: string, context: SchemaContext): unknown {
  const types = [own(node, 'type') ?? []].flat().filter((type) => type !== 'null');
  if (types.length === 0) return own(node, 'type') === undefined ? impliedType(node) : undefined;
  if (types.length === 1) return types[0];
  const widest = ['string', 'number'].find((type) => types.includes(type));
  if (widest !== undefined) context.note('union', `Of several types, "${widest}" is asked for.`, name);
  return widest;
}

function impliedType(node: SchemaNode): string | undefined {
  const has = (...names: string[]): boolean => names.some((name) => own(node, name) !== undefined);
  if (has('properties')) return 'object';
  if (has('items', 'prefixItems')) return 'array';
  if (has('format', 'pattern', 'minLength', 'maxLength')) return 'string';
  return has('minimum', 'maximum', 'multipleOf') ? 'number' : undefined;
}

/** The branch of a union that asks for text, else for a number: an answer that satisfies it satisfies the union. */
function chooseBranch(flat: FlatSchema, name: string, context: SchemaContext): FlatSchema | Unreadable {
  const branches = (flat.branches ?? []).map((branch) =>
    flattenSchema({ allOf: [branch, flat.keywords] }, context),
  );
  for (const type of ['string', 'number']) {
    const candidates = branches.filter((branch) => branch.ok && own(branch.keywords, 'type') === type);
    const [open, ...others] = candidates.filter((branch) => branch.ok && !isConstant(branch.keywords));
    // Under `oneOf` a second branch of the type could match as well, which would make the answer invalid.
    if (open?.ok !== true || others.length > 0 || (flat.exclusive && candidates.length > 1)) continue;
    if (open.branches !== undefined) continue;
    context.note('union', 'Of several alternatives, one is asked for.', name);
    return open;
  }
  return unreadable(
    'unknown-type',
    'The schema is a union of which no single kind of answer can be asked for.',
  );
}

function describe(
  property: { readonly id: string; readonly name: string; readonly required: boolean },
  node: SchemaNode,
): PropertyBase {
  const title = ownString(node, 'title');
  const examples = (ownArray(node, 'examples') ?? [])
    .slice(0, 5)
    .filter((example) => typeof example === 'string' || typeof example === 'number')
    .map(String);
  return {
    ...property,
    // A title may be huge and shared by a thousand fields, so only its beginning is looked at.
    label: title === undefined || title.slice(0, 500).trim() === '' ? labelOf(property.name) : title,
    sensitivity: { level: 'none' },
    ...defined({
      description: ownString(node, 'description'),
      examples: examples.length === 0 ? undefined : examples,
    }),
  };
}

function unsupported(base: PropertyBase, cause: Unreadable, context: SchemaContext): FieldReader {
  context.note('unsupported-field', cause.detail, base.name);
  return { field: { ...base, kind: 'unsupported', reason: cause.reason }, read: () => unanswered };
}
