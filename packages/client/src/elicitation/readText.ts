import { parseCalendarDate } from './calendarDate.ts';
import { codePointLength } from './codePointLength.ts';
import { answeredUnless, type FieldIssue, invalid, type Reading, unanswered } from './FieldReader.ts';
import type { DraftValue } from './FormModel.ts';
import { readDateTime } from './readDateTime.ts';
import { checkTextFormat, type TextFormat } from './textFormats.ts';
import { toAscii } from './toAscii.ts';

/** What a schema asks of any text that leaves, whatever control it was typed in. */
export interface TextRules {
  readonly required: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The server's own default is the empty text, so empty is an answer here. */
  readonly emptyIsAnswer: boolean;
}

// Marks that draw nothing count as blank too: they would let "nothing" pass for an answer.
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A text as typed; with a format, without the spaces around it, as browsers strip them. */
export function readText(value: DraftValue, rules: TextRules, format: TextFormat | undefined): Reading {
  if (value === undefined) return unanswered;
  if (typeof value !== 'string') return invalid('invalid-format');
  const text = format === undefined ? value : value.trim();
  if (text === '' && !rules.emptyIsAnswer) return value === '' ? unanswered : blankReading(rules);
  if (text !== '' && rules.required && blank.test(text)) return invalid('blank');
  const issue = format === undefined ? undefined : checkTextFormat(text, format);
  return answeredUnless(issue === undefined ? checkLength(text, rules) : [issue], text);
}

/** A calendar day as `YYYY-MM-DD`. */
export function readDate(value: DraftValue, rules: TextRules): Reading {
  if (value === undefined || value === '') return unanswered;
  if (typeof value !== 'string') return invalid('invalid-date');
  const text = toAscii(value).trim();
  if (text === '') return blankReading(rules);
  if (parseCalendarDate(text) === undefined) return invalid('invalid-date');
  return answeredUnless(checkLength(text, rules), text);
}

/** A date with time, read on the clock of `timeZone`, leaving in UTC. */
export function readInstant(value: DraftValue, rules: TextRules, timeZone: string): Reading {
  if (value === undefined || value === '') return unanswered;
  if (typeof value !== 'string') return invalid('invalid-date-time');
  if (value.trim() === '') return blankReading(rules);
  const reading = readDateTime(value, timeZone);
  switch (reading.kind) {
    case 'instant':
      return answeredUnless(checkLength(reading.utc, rules), reading.utc);
    case 'nonexistent':
      return invalid('nonexistent-local-time', { timeZone });
    case 'ambiguous':
      return invalid('ambiguous-local-time', { timeZone, earlier: reading.earlier, later: reading.later });
    case 'invalid':
      return invalid('invalid-date-time');
    default:
      return reading satisfies never;
  }
}

/** Length against the schema's bounds, in code points. */
export function checkLength(
  text: string,
  rules: Pick<TextRules, 'minLength' | 'maxLength'>,
): readonly FieldIssue[] {
  if (rules.minLength === undefined && rules.maxLength === undefined) return [];
  const count = codePointLength(text);
  if (rules.minLength !== undefined && count < rules.minLength) {
    return [{ code: 'too-short', values: { limit: rules.minLength, count } }];
  }
  if (rules.maxLength !== undefined && count > rules.maxLength) {
    return [{ code: 'too-long', values: { limit: rules.maxLength, count } }];
  }
  return [];
}

function blankReading(rules: TextRules): Reading {
  return rules.required ? invalid('blank') : unanswered;
}
