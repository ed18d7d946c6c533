import type { JSX } from 'react';
import { useElicitationForm } from './ElicitationFormContext.ts';
import { FieldControl } from './fields/FieldControl.tsx';

export interface ElicitationFormFieldProps {
  /** The server's property name. */
  readonly name: string;
}

/** One field by its property name, for layouts of a host that knows the form. Renders nothing for a name the form lacks. */
export function ElicitationFormField({ name }: ElicitationFormFieldProps): JSX.Element | null {
  const { session } = useElicitationForm('ElicitationForm.Field');
  const field = session.model.fields.find((candidate) => candidate.name === name);
  return field === undefined ? null : <FieldControl field={field} />;
}
