import { defined } from './defined.ts';
import type { FieldReader, Reading } from './FieldReader.ts';
import type { Draft, DraftValue, FieldError, FormContent, FormModel } from './FormModel.ts';
import type { FormModelOptions } from './FormModelOptions.ts';
import { patternGate } from './patternGate.ts';
import { readForm } from './readForm.ts';

/**
 * Reads a server's `requestedSchema` once into fields and pure functions over drafts; never throws for what a server
 * sent: what cannot be answered is in `problems` (client/elicitation#requested-schema, F9, F10).
 */
export function createFormModel(requestedSchema: unknown, options: FormModelOptions = {}): FormModel {
  const form = readForm(requestedSchema, options);
  const byName = new Map(form.readers.map((reader) => [reader.field.name, reader]));

  const patterns = patternGate(form.readers, form.notices);

  function check(reader: FieldReader, value: DraftValue): Reading {
    const reading = reader.read(value);
    if (reading.kind === 'unanswered' && reader.field.required) {
      return { kind: 'invalid', issues: [{ code: 'required' }] };
    }
    if (reading.kind !== 'answered' || typeof reading.value !== 'string') return reading;
    const issue = patterns.check(reader, reading.value);
    return issue === undefined ? reading : { kind: 'invalid', issues: [issue] };
  }

  function errorsOf(reader: FieldReader, draft: Draft): readonly FieldError[] {
    const { name } = reader.field;
    const reading = check(reader, draft.values.get(name));
    return reading.kind === 'invalid' ? reading.issues.map((issue) => ({ name, ...issue })) : [];
  }

  return {
    shape: form.shape,
    ...defined({ title: form.title, description: form.description }),
    fields: form.readers.map(({ field }) => field),
    problems: form.problems,
    notices: form.notices,
    ready: patterns.ready,

    initialDraft() {
      const values = new Map<string, DraftValue>();
      for (const { field } of form.readers) {
        if (field.suggestion !== undefined) values.set(field.name, field.suggestion);
      }
      return { values, suggested: new Set(values.keys()) };
    },

    set(draft, name, value) {
      if (!byName.has(name)) return draft;
      const values = new Map(draft.values);
      if (value === undefined) values.delete(name);
      else values.set(name, typeof value === 'object' ? Object.freeze([...value]) : value);
      if (!draft.suggested.has(name)) return { values, suggested: draft.suggested };
      const suggested = new Set(draft.suggested);
      suggested.delete(name);
      return { values, suggested };
    },

    validate(draft) {
      return form.readers.flatMap((reader) => errorsOf(reader, draft));
    },

    validateField(draft, name) {
      const reader = byName.get(name);
      return reader === undefined ? [] : errorsOf(reader, draft);
    },

    toContent(draft) {
      const [problem] = form.problems;
      if (problem !== undefined) {
        throw new Error(`This form can not be answered: ${problem.detail} Offer decline and cancel only.`);
      }
      const content: Record<string, string | number | boolean | string[]> = {};
      for (const reader of form.readers) {
        const { name } = reader.field;
        const reading = check(reader, draft.values.get(name));
        if (reading.kind === 'invalid') {
          throw new Error(
            `The draft has an invalid answer in "${name.slice(0, 60)}", so nothing can be sent. Show model.validate(draft) first.`,
          );
        }
        if (reading.kind === 'answered') define(content, name, reading.value);
      }
      return Object.freeze(content) as FormContent;
    },
  };
}

/** Own members only: assigning to a key called `__proto__` would change the object instead (F9). */
function define(content: object, name: string, value: unknown): void {
  Object.defineProperty(content, name, { value, enumerable: true, configurable: true, writable: true });
}
