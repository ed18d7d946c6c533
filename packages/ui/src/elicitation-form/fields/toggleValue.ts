import type { DraftValue, MultiChoiceField } from '@assent/client';

export function chosenOf(value: DraftValue): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : [];
}

/** Puts a value in or takes it out; the result follows the order of the options, and nothing chosen is unanswered. */
export function toggleValue(field: MultiChoiceField, chosen: readonly string[], value: string): DraftValue {
  const next = new Set(chosen);
  if (!next.delete(value)) next.add(value);
  if (next.size === 0) return undefined;
  return field.options.filter((option) => next.has(option.value)).map((option) => option.value);
}
