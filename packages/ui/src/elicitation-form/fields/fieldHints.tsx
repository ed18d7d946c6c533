import type { FormField } from '@assent/client';
import type { ReactNode } from 'react';
import type { elicitationFormText } from '../../locales/families/elicitationForm.ts';
import type { Text } from '../../locales/useText.ts';
import { UntrustedText } from '../../untrusted-text/UntrustedText.tsx';

type Words = Text<typeof elicitationFormText.source>;

interface Range {
  readonly minimum?: number;
  readonly maximum?: number;
}

function lengthHint(words: Words, min: number | undefined, max: number | undefined): ReactNode {
  if (max !== undefined) {
    return min === undefined || min <= 1
      ? words.nodes('hintLengthMax', { count: max })
      : words.nodes('hintLengthRange', { minimum: min, count: max });
  }
  return min === undefined || min <= 1 ? null : words.nodes('hintLengthMin', { count: min });
}

function rangeHint(words: Words, { minimum, maximum }: Range): ReactNode {
  if (minimum !== undefined && maximum !== undefined) return words.nodes('hintRange', { minimum, maximum });
  if (minimum !== undefined) return words.nodes('hintMinimum', { minimum });
  return maximum === undefined ? null : words.nodes('hintMaximum', { maximum });
}

function itemsHint(words: Words, min: number | undefined, max: number | undefined): ReactNode {
  if (min !== undefined && max !== undefined && min > 0) {
    return min === max
      ? words.nodes('hintItemsExact', { count: max })
      : words.nodes('hintItemsRange', { minimum: min, count: max });
  }
  if (max !== undefined) return words.nodes('hintItemsMax', { count: max });
  return min === undefined || min < 1 ? null : words.nodes('hintItemsMin', { count: min });
}

/** What fits into a field, in the kit's words; the pieces that apply, each once. Empty when there is nothing to say. */
export function fieldHints(field: FormField, words: Words): ReactNode[] {
  const hints: ReactNode[] = [];
  switch (field.kind) {
    case 'text':
      if (field.format === 'uri') hints.push(words.nodes('hintUri'));
      hints.push(lengthHint(words, field.minLength, field.maxLength));
      break;
    case 'number':
    case 'integer':
      if (field.kind === 'integer') hints.push(words.nodes('hintInteger'));
      hints.push(rangeHint(words, field));
      if (field.exclusiveMinimum !== undefined) {
        hints.push(words.nodes('hintAbove', { minimum: field.exclusiveMinimum }));
      }
      if (field.exclusiveMaximum !== undefined) {
        hints.push(words.nodes('hintBelow', { maximum: field.exclusiveMaximum }));
      }
      if (field.multipleOf !== undefined && field.multipleOf !== 1) {
        hints.push(words.nodes('hintStep', { step: field.multipleOf }));
      }
      break;
    case 'date-time':
      hints.push(words.nodes('hintZone', { zone: field.timeZone }));
      break;
    case 'multi-choice':
      hints.push(itemsHint(words, field.minItems, field.maxItems));
      break;
    case 'date':
    case 'boolean':
    case 'choice':
    case 'unsupported':
      break;
    default:
      field satisfies never;
  }
  const example = field.examples?.[0];
  if (example !== undefined) {
    hints.push(words.nodes('hintExample', { example: <UntrustedText text={example} as="label" /> }));
  }
  return hints.filter((hint) => hint !== null);
}
