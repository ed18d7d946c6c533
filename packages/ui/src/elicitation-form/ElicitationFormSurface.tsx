import type { JSX } from 'react';
import type { RequestSurfaceProps } from '../provider/RequestSurface.ts';
import { ElicitationFormActions } from './ElicitationFormActions.tsx';
import { ElicitationFormBody } from './ElicitationFormBody.tsx';
import type { ElicitationFormFieldsProps } from './ElicitationFormFields.tsx';
import { ElicitationFormHeader } from './ElicitationFormHeader.tsx';
import { ElicitationFormRoot } from './ElicitationFormRoot.tsx';

export interface ElicitationFormSurfaceProps
  extends Partial<RequestSurfaceProps<'form'>>,
    ElicitationFormFieldsProps {
  readonly request: RequestSurfaceProps<'form'>['request'];
}

/** The whole form surface, as `RequestDialogs` shows it and as it stands inline in a chat. */
export function ElicitationFormSurface({
  renderers,
  cells,
  ...root
}: ElicitationFormSurfaceProps): JSX.Element {
  return (
    <ElicitationFormRoot key={root.request.id} {...root}>
      <ElicitationFormHeader />
      <ElicitationFormBody
        {...(renderers === undefined ? {} : { renderers })}
        {...(cells === undefined ? {} : { cells })}
      />
      <ElicitationFormActions />
    </ElicitationFormRoot>
  );
}
