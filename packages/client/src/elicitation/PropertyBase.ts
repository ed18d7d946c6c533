import type { FormField } from './FormField.ts';

/** What fields of every kind have in common, before their kind is known. */
export type PropertyBase = Pick<
  FormField,
  'id' | 'name' | 'label' | 'description' | 'required' | 'examples' | 'sensitivity'
>;
