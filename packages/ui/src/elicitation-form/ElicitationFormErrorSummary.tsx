import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { elicitationFormText } from '../locales/families/elicitationForm.ts';
import { useText } from '../locales/useText.ts';
import { useElicitationForm } from './ElicitationFormContext.ts';
import { elicitationFormAnatomy } from './elicitationForm.anatomy.ts';
import { FieldLabel } from './fields/FieldLabel.tsx';
import { useErrorWords } from './fields/useErrorWords.tsx';
import { useFormSnapshot } from './session/useFormSession.ts';

/** Every error of a refused accept, each leading to its field; announced, without taking the focus from the first field. */
export function ElicitationFormErrorSummary(): JSX.Element {
  const words = useText(elicitationFormText);
  const wordsOf = useErrorWords();
  const { session, focusField, idPrefix } = useElicitationForm('ElicitationForm.ErrorSummary');
  const { errors, phase } = useFormSnapshot(session);
  const labels = new Map(session.model.fields.map((field) => [field.name, field]));
  const titleId = `${idPrefix}-errors`;
  // The live region is there before it has something to say: one that arrives with its text is often not read.
  return (
    <div role="status">
      {phase === 'edit' && errors.length > 0 ? (
        <fieldset {...partOf(elicitationFormAnatomy, 'error-summary')} aria-labelledby={titleId}>
          <h3 id={titleId}>
            {words.string('errorSummary', { count: new Set(errors.map((error) => error.name)).size })}
          </h3>
          <ul>
            {errors.map((error) => {
              const field = labels.get(error.name);
              return field === undefined ? null : (
                <li key={`${field.id} ${error.code}`}>
                  <button
                    {...partOf(elicitationFormAnatomy, 'error-link')}
                    type="button"
                    onClick={() => focusField(error.name)}
                  >
                    <FieldLabel field={field} />
                  </button>{' '}
                  {wordsOf(error, field)}
                </li>
              );
            })}
          </ul>
        </fieldset>
      ) : null}
    </div>
  );
}
