import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { useElicitationForm } from './ElicitationFormContext.ts';
import { ElicitationFormErrorSummary } from './ElicitationFormErrorSummary.tsx';
import { ElicitationFormFields, type ElicitationFormFieldsProps } from './ElicitationFormFields.tsx';
import { ElicitationFormMessage } from './ElicitationFormMessage.tsx';
import { ElicitationFormNotices } from './ElicitationFormNotices.tsx';
import { ElicitationFormReview } from './ElicitationFormReview.tsx';
import { elicitationFormAnatomy } from './elicitationForm.anatomy.ts';
import { useFormSnapshot } from './session/useFormSession.ts';

/** The form, or what will be sent of it, between head and actions. */
export function ElicitationFormBody(props: ElicitationFormFieldsProps): JSX.Element {
  const { session, answerable } = useElicitationForm('ElicitationForm.Body');
  const { phase } = useFormSnapshot(session);
  // Without a control in it, only a focusable body can be scrolled by keyboard in every browser.
  const bare = phase === 'edit' && (!answerable || session.model.fields.length === 0);
  return (
    <div {...partOf(elicitationFormAnatomy, 'body')} tabIndex={bare ? 0 : undefined}>
      <ElicitationFormNotices />
      {phase === 'review' ? (
        <ElicitationFormReview />
      ) : (
        <>
          <ElicitationFormMessage />
          <ElicitationFormErrorSummary />
          <ElicitationFormFields {...props} />
        </>
      )}
    </div>
  );
}
