import type { SchemaContext } from './SchemaContext.ts';
import { own, type SchemaNode } from './SchemaNode.ts';

/** A keyword that must be a finite number; anything else is ignored and noted. */
export function numberBound(
  node: SchemaNode,
  keyword: string,
  name: string,
  context: SchemaContext,
): number | undefined {
  const value = own(node, keyword);
  if (value === undefined || (typeof value === 'number' && Number.isFinite(value))) return value;
  context.note('malformed-keyword', `"${keyword}" is not a number and was ignored.`, name);
  return undefined;
}

/** A keyword that must be a count: a whole number from 0 on. */
export function countBound(
  node: SchemaNode,
  keyword: string,
  name: string,
  context: SchemaContext,
): number | undefined {
  const value = numberBound(node, keyword, name, context);
  if (value === undefined || (Number.isInteger(value) && value >= 0)) return value;
  context.note('malformed-keyword', `"${keyword}" is not a count and was ignored.`, name);
  return undefined;
}
