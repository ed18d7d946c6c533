import type { UISchemaElement } from '@jsonforms/core';
import { type JSX, type MemoExoticComponent, memo } from 'react';
import { useElicitationForm } from '../ElicitationFormContext.ts';
import { FieldControl } from '../fields/FieldControl.tsx';
import { fieldIdOf } from './fieldIdOf.ts';

interface FieldRendererProps {
  readonly uischema: UISchemaElement;
}

/**
 * Renders the form's own control for a field. It takes nothing from JSON Forms but which field is meant: the draft
 * lives in the form's session, so a keystroke wakes one control instead of mapping the state of all of them.
 */
export const FieldRenderer: MemoExoticComponent<(props: FieldRendererProps) => JSX.Element | null> = memo(
  function FieldRenderer({ uischema }: FieldRendererProps) {
    const { fieldById } = useElicitationForm('ElicitationForm.Fields');
    const field = fieldById.get(fieldIdOf(uischema) ?? '');
    return field === undefined ? null : <FieldControl field={field} />;
  },
);
