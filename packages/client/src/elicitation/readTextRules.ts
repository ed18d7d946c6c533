import { countBound } from './bounds.ts';
import { defined } from './defined.ts';
import type { FieldReader } from './FieldReader.ts';
import type { PropertyBase } from './PropertyBase.ts';
import type { TextRules } from './readText.ts';
import type { SchemaContext } from './SchemaContext.ts';
import { own, ownString, type SchemaNode } from './SchemaNode.ts';

/** Rules that hold for any text of a schema, and what every reader of text carries for them. */
export function readTextRules(
  base: Pick<PropertyBase, 'name' | 'required'>,
  node: SchemaNode,
  context: SchemaContext,
): { readonly rules: TextRules; readonly shared: Pick<FieldReader, 'pattern' | 'satisfiable'> } {
  const minLength = countBound(node, 'minLength', base.name, context);
  const maxLength = countBound(node, 'maxLength', base.name, context);
  const pattern = ownString(node, 'pattern');
  if (pattern === undefined && own(node, 'pattern') !== undefined) {
    context.note('malformed-keyword', '"pattern" is not a text and was ignored.', base.name);
  }
  return {
    rules: { required: base.required, emptyIsAnswer: false, ...defined({ minLength, maxLength }) },
    shared: {
      satisfiable: (minLength ?? 0) <= (maxLength ?? Number.POSITIVE_INFINITY),
      ...defined({ pattern }),
    },
  };
}
