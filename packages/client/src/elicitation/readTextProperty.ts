import { defined } from './defined.ts';
import type { FieldReader } from './FieldReader.ts';
import { isProse } from './isProse.ts';
import type { PropertyBase } from './PropertyBase.ts';
import { toZonedText } from './readDateTime.ts';
import { readDate, readInstant, readText } from './readText.ts';
import { readTextRules } from './readTextRules.ts';
import type { SchemaContext } from './SchemaContext.ts';
import { own, ownString, type SchemaNode } from './SchemaNode.ts';
import { withSuggestion } from './withSuggestion.ts';
import { knownTimeZone } from './zonedTime.ts';

const hasOffset = /(?:[Zz]|[+-]\d{2}:\d{2})$/u;

/** A text, or a date that travels as text. Formats that forms do not know are annotations (2020-12 §7.2). */
export function readTextProperty(base: PropertyBase, node: SchemaNode, context: SchemaContext): FieldReader {
  const { rules, shared } = readTextRules(base, node, context);
  const format = ownString(node, 'format');
  const fallback = own(node, 'default');
  const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  switch (format) {
    case 'date': {
      const reader: FieldReader = {
        ...shared,
        field: { ...base, kind: 'date' },
        read: (value) => readDate(value, rules),
      };
      return withSuggestion(reader, node, context, asText);
    }
    case 'date-time': {
      const timeZone = knownTimeZone(context.timeZone);
      if (context.timeZone !== undefined && context.timeZone !== timeZone) {
        context.note('unknown-time-zone', `This run-time knows no zone "${context.timeZone}".`, base.name);
      }
      const reader: FieldReader = {
        ...shared,
        field: { ...base, kind: 'date-time', timeZone },
        read: (value) => readInstant(value, rules, timeZone),
      };
      return withSuggestion(reader, node, context, (value) =>
        typeof value === 'string' && hasOffset.test(value) ? toZonedText(value, timeZone) : undefined,
      );
    }
    default: {
      const known = format === 'email' || format === 'uri' || format === 'time' ? format : undefined;
      if (format !== undefined && known === undefined) {
        context.note('unknown-format', `The format "${format.slice(0, 60)}" is not checked.`, base.name);
      }
      const empty = {
        ...rules,
        emptyIsAnswer:
          base.required && fallback === '' && known === undefined && (rules.minLength ?? 0) === 0,
      };
      const multiline = known === undefined && isProse(base, rules.maxLength, fallback);
      const reader: FieldReader = {
        ...shared,
        field: {
          ...base,
          kind: 'text',
          multiline,
          ...defined({
            format: known,
            minLength: rules.minLength,
            maxLength: rules.maxLength,
            pattern: shared.pattern,
          }),
        },
        read: (value) => readText(value, empty, known),
      };
      return withSuggestion(reader, node, context, asText);
    }
  }
}
