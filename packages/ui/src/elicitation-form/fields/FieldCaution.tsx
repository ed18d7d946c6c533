import type { JSX } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { elicitationFormText } from '../../locales/families/elicitationForm.ts';
import { useText } from '../../locales/useText.ts';
import { ServerName } from '../../server-identity/ServerName.tsx';
import { useElicitationForm } from '../ElicitationFormContext.ts';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';
import { Acknowledge } from './Acknowledge.tsx';
import type { FormFieldState } from './useFormField.ts';

/** Warns beside a personal field (F2), and asks for consent beside a secret one (F1, `onSecret: 'warn'`). */
export function FieldCaution({ state }: { readonly state: FormFieldState }): JSX.Element {
  const words = useText(elicitationFormText);
  const { request } = useElicitationForm('ElicitationForm.Field');
  const server = <ServerName server={request.server} />;
  const secret = state.field.sensitivity.level === 'secret';
  return (
    <div {...partOf(elicitationFormAnatomy, 'caution')} data-level={state.field.sensitivity.level}>
      <p id={state.ids.caution}>{words.nodes(secret ? 'secretWarning' : 'cautionWarning', { server })}</p>
      {secret ? <Acknowledge state={state} label={words.string('secretAcknowledge')} /> : null}
    </div>
  );
}
