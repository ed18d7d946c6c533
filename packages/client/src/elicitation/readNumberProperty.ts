import { numberBound } from './bounds.ts';
import { defined } from './defined.ts';
import type { FieldReader } from './FieldReader.ts';
import { numberMarks } from './NumberMarks.ts';
import type { PropertyBase } from './PropertyBase.ts';
import { formatNumber } from './parseNumber.ts';
import { type NumberRules, readNumber } from './readNumber.ts';
import type { SchemaContext } from './SchemaContext.ts';
import { own, type SchemaNode } from './SchemaNode.ts';
import { withSuggestion } from './withSuggestion.ts';

/** A number or integer with its bounds. */
export function readNumberProperty(
  base: PropertyBase,
  node: SchemaNode,
  kind: 'number' | 'integer',
  context: SchemaContext,
): FieldReader {
  const rules = readNumberRules(base.name, node, kind, context);
  const marks = numberMarks(context.locale);
  const reader: FieldReader = {
    field: { ...base, ...rules },
    read: (value) => readNumber(value, rules, marks),
    satisfiable: hasRoom(rules),
  };
  return withSuggestion(reader, node, context, (value) =>
    typeof value === 'number' && Number.isFinite(value) ? formatNumber(value, marks) : undefined,
  );
}

/** Bounds in both spellings: `exclusiveMinimum` is a number, or in older drafts `true` beside `minimum`. */
export function readNumberRules(
  name: string,
  node: SchemaNode,
  kind: 'number' | 'integer',
  context: SchemaContext,
): NumberRules {
  const lower = readBound(node, 'minimum', 'exclusiveMinimum', name, context);
  const upper = readBound(node, 'maximum', 'exclusiveMaximum', name, context);
  const step = numberBound(node, 'multipleOf', name, context);
  if (step !== undefined && step <= 0) {
    context.note('malformed-keyword', '"multipleOf" is not above zero and was ignored.', name);
  }
  return {
    kind,
    ...defined({
      minimum: lower.inclusive,
      exclusiveMinimum: lower.exclusive,
      maximum: upper.inclusive,
      exclusiveMaximum: upper.exclusive,
      multipleOf: step === undefined || step <= 0 ? undefined : step,
    }),
  };
}

function readBound(
  node: SchemaNode,
  inclusiveName: string,
  exclusiveName: string,
  name: string,
  context: SchemaContext,
): { readonly inclusive: number | undefined; readonly exclusive: number | undefined } {
  const inclusive = numberBound(node, inclusiveName, name, context);
  const flag = own(node, exclusiveName);
  if (flag === true) return { inclusive: undefined, exclusive: inclusive };
  if (flag === false) return { inclusive, exclusive: undefined };
  return { inclusive, exclusive: numberBound(node, exclusiveName, name, context) };
}

/** Whether any number at all lies between the bounds; steps are not considered. */
function hasRoom(rules: NumberRules): boolean {
  const whole = rules.kind === 'integer';
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum: above, exclusiveMaximum: below } = rules;
  if (!whole) {
    return (
      minimum <= maximum &&
      (above ?? -Infinity) < (below ?? Infinity) &&
      (above ?? -Infinity) < maximum &&
      minimum < (below ?? Infinity)
    );
  }
  const lowest = Math.max(Math.ceil(minimum), above === undefined ? -Infinity : Math.floor(above) + 1);
  const highest = Math.min(Math.floor(maximum), below === undefined ? Infinity : Math.ceil(below) - 1);
  return lowest <= highest;
}
