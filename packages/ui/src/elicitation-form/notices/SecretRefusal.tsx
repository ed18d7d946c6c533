import type { JSX } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { elicitationFormText } from '../../locales/families/elicitationForm.ts';
import { useText } from '../../locales/useText.ts';
import { useElicitationForm } from '../ElicitationFormContext.ts';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';
import { FieldLabel } from '../fields/FieldLabel.tsx';

/** Why a form that asks for a credential has no inputs, for the person and for the server's developer (S-08, F1). */
export function SecretRefusal(): JSX.Element {
  const words = useText(elicitationFormText);
  const { session } = useElicitationForm('ElicitationForm.Notices');
  const secrets = session.model.fields.filter((field) => field.sensitivity.level === 'secret');
  return (
    <section {...partOf(elicitationFormAnatomy, 'secret-refusal')}>
      <h3>{words.string('secretTitle')}</h3>
      <p>{words.string('secretExplain')}</p>
      {secrets.length === 0 ? null : (
        <>
          <p>{words.string('secretFields')}</p>
          <ul>
            {secrets.map((field) => (
              <li key={field.id}>
                <FieldLabel field={field} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{words.string('secretDeveloper')}</p>
    </section>
  );
}
