import type { FieldReader } from './FieldReader.ts';
import type { FieldOption } from './FormField.ts';
import type { PropertyBase } from './PropertyBase.ts';
import { readChoice } from './readChoice.ts';
import { checkNumber } from './readNumber.ts';
import { readNumberRules } from './readNumberProperty.ts';
import { checkLength } from './readText.ts';
import { readTextRules } from './readTextRules.ts';
import type { SchemaContext } from './SchemaContext.ts';
import type { SchemaNode } from './SchemaNode.ts';
import { withSuggestion } from './withSuggestion.ts';

/** One of listed constants, of any scalar type. */
export function readChoiceProperty(
  base: PropertyBase,
  node: SchemaNode,
  options: readonly FieldOption[],
  context: SchemaContext,
): FieldReader {
  const { rules, shared } = readTextRules(base, node, context);
  const numbers = readNumberRules(base.name, node, 'number', context);
  const byValue = new Map(options.map((option) => [option.value, option]));
  const reader: FieldReader = {
    ...shared,
    field: { ...base, kind: 'choice', options },
    read: (value) =>
      readChoice(value, byValue, (constant) => {
        if (typeof constant === 'string') return checkLength(constant, rules);
        return typeof constant === 'number' ? checkNumber(constant, numbers) : [];
      }),
  };
  return withSuggestion(
    reader,
    node,
    context,
    (value) => options.find(({ constant }) => constant === value)?.value,
  );
}
