import { JsonForms, type JsonFormsInitStateProps } from '@jsonforms/react';
import { type JSX, useCallback } from 'react';
import { useElicitationForm } from '../ElicitationFormContext.ts';
import { useErrorTexts } from '../fields/useErrorTexts.ts';
import type { FormSession } from '../session/FormSession.ts';
import { useForeignBridge } from './useForeignBridge.ts';

export interface ForeignFieldsProps extends Omit<JsonFormsInitStateProps, 'data' | 'additionalErrors'> {
  readonly session: FormSession;
}

/** The same form through a host's JSON Forms renderers, in part or as a whole. */
export function ForeignFields({ session, ...props }: ForeignFieldsProps): JSX.Element {
  const { fieldById } = useElicitationForm('ElicitationForm.Fields');
  const textsOf = useErrorTexts();
  const wordsOf = useCallback((name: string) => textsOf(session.getField(name).errors), [session, textsOf]);
  const bridge = useForeignBridge(session, fieldById, wordsOf);
  const leaveAll = (): void => {
    for (const field of session.model.fields) session.leave(field.name);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears that a control inside was left, and is none itself
    <div onBlur={leaveAll}>
      <JsonForms {...props} {...bridge} />
    </div>
  );
}
