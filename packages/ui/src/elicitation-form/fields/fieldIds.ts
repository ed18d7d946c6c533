/** Ids of the elements of a field; made of the form's and the field's opaque ids, never of the server's names (F5). */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  readonly optional: string;
  readonly suggestion: string;
  readonly description: string;
  readonly hint: string;
  readonly caution: string;
  readonly error: string;
  readonly clear: string;
}

export function fieldIds(prefix: string, fieldId: string): FieldIds {
  const control = `${prefix}-${fieldId}`;
  return {
    control,
    label: `${control}-label`,
    optional: `${control}-optional`,
    suggestion: `${control}-suggestion`,
    description: `${control}-description`,
    hint: `${control}-hint`,
    caution: `${control}-caution`,
    error: `${control}-error`,
    clear: `${control}-clear`,
  };
}
