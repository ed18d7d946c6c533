import { defined } from './defined.ts';
import { dialects, isKnownDialect } from './dialects.ts';
import type { FormProblem } from './FormModel.ts';
import { resolvePointer } from './resolvePointer.ts';
import type { SchemaContext } from './SchemaContext.ts';
import { isNode, own, ownArray, ownString, type SchemaNode } from './SchemaNode.ts';

/** The outside of a form: its words, its property schemas by name, and which of them must be answered. */
export interface RootReading {
  readonly title?: string;
  readonly description?: string;
  readonly properties: SchemaNode;
  readonly required: ReadonlySet<string>;
  readonly problems: readonly FormProblem[];
}

// Each of these can make an answer invalid in a way that no field shows.
const unchecked = [
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'const',
  'enum',
  'dependencies',
  'dependentRequired',
  'dependentSchemas',
  'minProperties',
  'maxProperties',
  'patternProperties',
  'propertyNames',
];

/** Reads the root of a `requestedSchema`: an object with `properties` (client/elicitation#requested-schema). */
export function readRoot(schema: unknown, context: Pick<SchemaContext, 'note'>): RootReading {
  const node = followRoot(schema);
  if (node === undefined)
    return unreadableRoot('not-an-object', 'The request brings no requestedSchema that is a JSON object.');
  const type = own(node, 'type');
  if (type === undefined)
    context.note('no-root-type', 'The root does not say type "object"; it is read as one.');
  else if (![type].flat().includes('object')) {
    return unreadableRoot('not-an-object', 'The root of a requestedSchema must have type "object".');
  }
  const properties = own(node, 'properties');
  if (!isNode(properties)) {
    return unreadableRoot('unreadable-schema', 'The requestedSchema has no map of properties.');
  }
  const required = readRequired(node, context);
  return {
    properties,
    required,
    problems: [
      ...dialectProblems(node),
      ...uncheckedProblems(node),
      ...missingProblems(required, properties),
    ],
    ...defined({ title: ownString(node, 'title'), description: ownString(node, 'description') }),
  };
}

/** Some generators put the form into `$defs` and leave a reference at the root. */
function followRoot(schema: unknown): SchemaNode | undefined {
  let node = schema;
  for (let step = 0; step < 8; step++) {
    if (!isNode(node)) return undefined;
    const reference = own(node, '$ref');
    if (typeof reference !== 'string' || own(node, 'properties') !== undefined) return node;
    node = resolvePointer(schema, reference);
  }
  return undefined;
}

function readRequired(node: SchemaNode, context: Pick<SchemaContext, 'note'>): ReadonlySet<string> {
  const listed = ownArray(node, 'required') ?? [];
  const names = listed.filter((name) => typeof name === 'string');
  if (
    names.length < listed.length ||
    (own(node, 'required') !== undefined && !Array.isArray(own(node, 'required')))
  ) {
    context.note('malformed-keyword', '"required" is not a list of names; what is none was ignored.');
  }
  return new Set(names);
}

function uncheckedProblems(node: SchemaNode): readonly FormProblem[] {
  return unchecked
    .filter((keyword) => own(node, keyword) !== undefined)
    .map((keyword) => ({
      code: 'unsupported-constraint' as const,
      detail: `"${keyword}" at the root of a form can not be checked; use flat properties only.`,
    }));
}

function dialectProblems(node: SchemaNode): readonly FormProblem[] {
  const dialect = own(node, '$schema');
  if (typeof dialect !== 'string' || isKnownDialect(dialect)) return [];
  return [
    {
      code: 'unsupported-dialect' as const,
      detail: `"${dialect.slice(0, 120)}" is no dialect of JSON Schema that forms are read in. Leave "$schema" out or use ${dialects[0]}.`,
    },
  ];
}

function missingProblems(required: ReadonlySet<string>, properties: SchemaNode): readonly FormProblem[] {
  return [...required]
    .filter((name) => !Object.hasOwn(properties, name))
    .map((name) => ({
      code: 'unsupported-required-field' as const,
      name,
      detail: `"${name.slice(0, 60)}" is required but has no property, so no answer can satisfy the schema.`,
    }));
}

function unreadableRoot(code: FormProblem['code'], detail: string): RootReading {
  return { properties: {}, required: new Set(), problems: [{ code, detail }] };
}
