import { defined } from './defined.ts';
import type { FieldOption } from './FormField.ts';
import type { FlatSchema } from './flattenSchema.ts';
import { flattenSchema, isConstant } from './flattenSchema.ts';
import type { SchemaContext } from './SchemaContext.ts';
import { isNode, own, ownArray, ownString, type SchemaNode } from './SchemaNode.ts';

/** The constants a schema admits. `none`: it does not list constants. */
export type OptionsReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'options'; readonly options: readonly FieldOption[]; readonly titled: boolean }
  | { readonly kind: 'too-many' };

interface RawOption {
  readonly constant: unknown;
  readonly title: string | undefined;
  readonly description: string | undefined;
}

/** Reads every spelling of a choice: `enum` with or without names, `const`, and unions of constants. */
export function readOptions(flat: FlatSchema, name: string, context: SchemaContext): OptionsReading {
  const listed = listedConstants(flat.keywords);
  const raw = flat.branches === undefined ? listed : fromBranches(flat.branches, context);
  if (raw === undefined) return { kind: 'none' };
  if (!context.takeOptions(raw.length)) return { kind: 'too-many' };
  const admitted = flat.branches === undefined || listed === undefined ? undefined : constantsOf(listed);
  return toOptions(raw, admitted, flat.keywords, name, context);
}

function constantsOf(raw: readonly RawOption[]): ReadonlySet<unknown> {
  return new Set(raw.map(({ constant }) => constant));
}

function listedConstants(node: SchemaNode): readonly RawOption[] | undefined {
  const constant = own(node, 'const');
  const values = ownArray(node, 'enum');
  if (constant !== undefined) {
    const admitted = values === undefined || values.includes(constant);
    return admitted ? [{ constant, title: undefined, description: undefined }] : [];
  }
  const names = ownArray(node, 'enumNames') ?? ownArray(node, 'x-enumNames') ?? [];
  return values?.map((value, index) => {
    const title = names[index];
    return { constant: value, title: typeof title === 'string' ? title : undefined, description: undefined };
  });
}

function fromBranches(
  branches: readonly unknown[],
  context: SchemaContext,
): readonly RawOption[] | undefined {
  const options: RawOption[] = [];
  for (const branch of branches) {
    let node = branch;
    if (!isConstant(branch)) {
      const flat = flattenSchema(branch, context);
      if (!flat.ok || flat.branches !== undefined) return undefined;
      node = flat.keywords;
    }
    const values = isNode(node) ? listedConstants(node) : undefined;
    if (!isNode(node) || values === undefined) return undefined;
    const title = values.length === 1 ? ownString(node, 'title') : undefined;
    const description = values.length === 1 ? ownString(node, 'description') : undefined;
    for (const value of values) {
      options.push({ constant: value.constant, title: title ?? value.title, description });
    }
  }
  return options;
}

function toOptions(
  raw: readonly RawOption[],
  admitted: ReadonlySet<unknown> | undefined,
  node: SchemaNode,
  name: string,
  context: SchemaContext,
): OptionsReading {
  const types = own(node, 'type') === undefined ? undefined : new Set([own(node, 'type')].flat());
  const seen = new Set<unknown>();
  const values = new Set<string>();
  const options: FieldOption[] = [];
  let titled = false;
  for (const { constant, title, description } of raw) {
    if (constant === null) continue;
    if (!isScalar(constant) || !hasType(constant, types) || admitted?.has(constant) === false) {
      context.note('option-ignored', 'An option can not be sent under its own schema.', name);
      continue;
    }
    if (seen.has(constant)) {
      context.note('duplicate-option', 'A constant is listed twice; the first one counts.', name);
      continue;
    }
    seen.add(constant);
    // 1 and "1" are different constants of one spelling.
    let value = String(constant);
    if (values.has(value)) value = `${typeof constant}:${value}`;
    while (values.has(value)) value = `${value}'`;
    values.add(value);
    const named = title !== undefined && title.trim() !== '';
    titled ||= named;
    options.push({
      value,
      constant,
      title: named ? title : String(constant),
      ...defined({ description }),
    });
  }
  return { kind: 'options', options, titled };
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

function hasType(constant: string | number | boolean, types: ReadonlySet<unknown> | undefined): boolean {
  if (types === undefined || types.has(typeof constant)) return true;
  return types.has('integer') && Number.isSafeInteger(constant);
}
