import { combineKeyword, keywords } from './combineKeyword.ts';
import type { UnsupportedField } from './FormField.ts';
import { resolvePointer } from './resolvePointer.ts';
import type { SchemaContext } from './SchemaContext.ts';
import { isNode, own, ownArray, ownString, type SchemaNode } from './SchemaNode.ts';

/** A schema without indirection: `$ref`, `allOf` and nullable unions folded into plain keywords. */
export interface FlatSchema {
  readonly ok: true;
  readonly keywords: SchemaNode;
  /** Branches of a union that are left to choose among: constants, or different types. */
  readonly branches: readonly unknown[] | undefined;
  readonly exclusive: boolean;
}

export interface Unreadable {
  readonly ok: false;
  readonly reason: UnsupportedField['reason'];
  readonly detail: string;
}

// A reference into itself, and `allOf` that doubles at each step, run out of these instead of running on.
const deepest = 16;
const mostNodes = 128;
const mostTypes = 7;

const tooDeep = unreadable('unresolved-reference', 'References or compositions go too deep, or in a circle.');

/** Folds a property's schema; outer annotations win over referenced ones, bounds combine to the tighter. */
export function flattenSchema(
  schema: unknown,
  { root, takeNodes }: Pick<SchemaContext, 'root' | 'takeNodes'>,
): FlatSchema | Unreadable {
  const merged: Record<string, unknown> = Object.create(null);
  let branches: readonly unknown[] | undefined;
  let exclusive = false;
  let nodes = 0;

  function absorb(node: unknown, depth: number): Unreadable | undefined {
    if (!isNode(node)) return unreadable('unknown-type', 'The schema is not a JSON object.');
    if (depth > deepest || ++nodes > mostNodes || !takeNodes(1)) {
      return tooDeep;
    }
    for (const keyword of keywords) {
      const value = own(node, keyword);
      if (value === undefined) continue;
      if (keyword === 'type' && Array.isArray(value) && value.length > mostTypes) {
        return unreadable('unknown-type', 'The schema lists more types than there are.');
      }
      const combined = keyword in merged ? combineKeyword(keyword, merged[keyword], value) : { value };
      if (combined === undefined) {
        return unreadable('unsupported-constraint', `Two different values of "${keyword}" apply at once.`);
      }
      merged[keyword] = combined.value;
    }
    return absorbConditions(node) ?? absorbReference(node, depth) ?? absorbParts(node, depth);
  }

  function absorbConditions(node: SchemaNode): Unreadable | undefined {
    if (own(node, 'not') !== undefined || (own(node, 'if') !== undefined && hasConsequence(node))) {
      return unreadable('unsupported-constraint', 'Negations and conditions can not be checked in a form.');
    }
    if (own(node, '$dynamicRef') !== undefined || own(node, '$recursiveRef') !== undefined) {
      return unreadable('unresolved-reference', 'Dynamic references are not followed.');
    }
    return undefined;
  }

  function absorbReference(node: SchemaNode, depth: number): Unreadable | undefined {
    const reference = own(node, '$ref');
    if (reference === undefined) return undefined;
    if (typeof reference !== 'string' || !reference.startsWith('#')) {
      return unreadable(
        'external-reference',
        'Only references inside the schema are followed; nothing is fetched.',
      );
    }
    const target = resolvePointer(root, reference);
    if (target === undefined) {
      return unreadable('unresolved-reference', `"${reference.slice(0, 100)}" points at nothing.`);
    }
    return absorb(target, depth + 1);
  }

  function absorbParts(node: SchemaNode, depth: number): Unreadable | undefined {
    for (const part of ownArray(node, 'allOf') ?? []) {
      const failure = absorb(part, depth + 1);
      if (failure !== undefined) return failure;
    }
    for (const keyword of ['anyOf', 'oneOf'] as const) {
      const listed = ownArray(node, keyword);
      if (listed === undefined) continue;
      if (!takeNodes(listed.length)) return tooDeep;
      const union = listed.filter((branch) => !isNull(branch));
      const [only] = union;
      if (union.length === 1 && !isConstant(only)) {
        const failure = absorb(only, depth + 1);
        if (failure !== undefined) return failure;
      } else if (branches === undefined) {
        branches = union;
        exclusive = keyword === 'oneOf';
      } else {
        return unreadable('unsupported-constraint', 'Two unions apply at once.');
      }
    }
    return undefined;
  }

  return absorb(schema, 0) ?? { ok: true, keywords: merged, branches, exclusive };
}

export function unreadable(reason: Unreadable['reason'], detail: string): Unreadable {
  return { ok: false, reason, detail };
}

/** Whether a branch lists constants itself. */
export function isConstant(branch: unknown): boolean {
  return isNode(branch) && (own(branch, 'const') !== undefined || ownArray(branch, 'enum') !== undefined);
}

function isNull(branch: unknown): boolean {
  if (!isNode(branch)) return false;
  return (
    ownString(branch, 'type') === 'null' ||
    own(branch, 'const') === null ||
    (ownArray(branch, 'enum')?.every((value) => value === null) ?? false)
  );
}

function hasConsequence(node: SchemaNode): boolean {
  return own(node, 'then') !== undefined || own(node, 'else') !== undefined;
}
