import { ElicitationFormSurface } from '@assent/ui/elicitation-form';
import type { JSX } from 'react';
import { Asked, type AskedProps } from './Asked.tsx';

/** A form request on its surface, framed as in a dialog. */
export function AskedForm(props: Omit<AskedProps, 'kind' | 'children'>): JSX.Element {
  return (
    <div className="story-frame">
      <Asked kind="form" {...props}>
        {(request) => (request.kind === 'form' ? <ElicitationFormSurface request={request} /> : null)}
      </Asked>
    </div>
  );
}
