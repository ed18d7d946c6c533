import { keywords } from './combineKeyword.ts';
import type { SchemaContext } from './SchemaContext.ts';
import { isNode } from './SchemaNode.ts';

const silent = new Set([
  ...keywords,
  '$ref',
  '$comment',
  '$defs',
  '$id',
  '$schema',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'definitions',
  'deprecated',
  'nullable',
  'readOnly',
  'writeOnly',
  'uniqueItems',
  'additionalProperties',
  'required',
]);

/** Notes what of a property's own schema was not read, for the server's developer. */
export function noteUnknownKeywords(schema: unknown, name: string, context: SchemaContext): void {
  if (!isNode(schema)) return;
  for (const keyword of Object.keys(schema)) {
    if (!silent.has(keyword)) {
      context.note('unknown-keyword', `"${keyword.slice(0, 60)}" is not read in forms.`, name);
    }
  }
}
