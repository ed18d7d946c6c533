import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { ElicitationFormAccept } from './ElicitationFormAccept.tsx';
import { ElicitationFormBack } from './ElicitationFormBack.tsx';
import { ElicitationFormCancel } from './ElicitationFormCancel.tsx';
import { useElicitationForm } from './ElicitationFormContext.ts';
import { ElicitationFormDecline } from './ElicitationFormDecline.tsx';
import { ElicitationFormDeclinePanel } from './ElicitationFormDeclinePanel.tsx';
import { ElicitationFormLater } from './ElicitationFormLater.tsx';
import { ElicitationFormLeavePanel } from './ElicitationFormLeavePanel.tsx';
import { ElicitationFormNote } from './ElicitationFormNote.tsx';
import { elicitationFormAnatomy } from './elicitationForm.anatomy.ts';

/** The row of actions, or the question that stands in its place. Renders a `<footer>`, and nothing when there is nothing left to do. */
export function ElicitationFormActions(): JSX.Element | null {
  const { panel, status, onLater } = useElicitationForm('ElicitationForm.Actions');
  if (status === 'ended' && onLater === undefined) return null;
  return (
    <footer {...partOf(elicitationFormAnatomy, 'actions')}>
      {status !== 'ended' && panel === 'leave' ? (
        <ElicitationFormLeavePanel />
      ) : status !== 'ended' && panel === 'decline' ? (
        <ElicitationFormDeclinePanel />
      ) : (
        <>
          <ElicitationFormNote />
          <div data-row="">
            <ElicitationFormBack />
            <ElicitationFormLater />
            <ElicitationFormCancel />
            <ElicitationFormDecline />
            <ElicitationFormAccept />
          </div>
        </>
      )}
    </footer>
  );
}
