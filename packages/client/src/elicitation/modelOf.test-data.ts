import { createFormModel } from './createFormModel.ts';
import type { FormField } from './FormField.ts';
import type { FormModel } from './FormModel.ts';
import type { FormModelOptions } from './FormModelOptions.ts';

/** A form of one property, `v`. */
export function modelOf(property: unknown, more: object = {}, options: FormModelOptions = {}): FormModel {
  return createFormModel({ type: 'object', properties: { v: property }, ...more }, options);
}

export function fieldOf(property: unknown, more: object = {}): FormField {
  const [field] = modelOf(property, more).fields;
  if (field === undefined) throw new Error('The form has no field.');
  return field;
}

export function contentOf(
  model: FormModel,
  value: string | boolean | readonly string[],
): Readonly<Record<string, unknown>> {
  return model.toContent(model.set(model.initialDraft(), 'v', value));
}
