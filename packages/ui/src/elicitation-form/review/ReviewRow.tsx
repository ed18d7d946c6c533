import type { FormContent, FormField } from '@assent/client';
import type { JSX } from 'react';
import { flag } from '../../internals/flag.ts';
import { partOf } from '../../internals/partOf.ts';
import { elicitationFormText } from '../../locales/families/elicitationForm.ts';
import { useText } from '../../locales/useText.ts';
import { useElicitationForm } from '../ElicitationFormContext.ts';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';
import { FieldLabel } from '../fields/FieldLabel.tsx';
import { ReviewValue } from './ReviewValue.tsx';

export interface ReviewRowProps {
  readonly field: FormField;
  readonly content: FormContent;
}

/** One field of the review; a field without an answer is listed too, so that nothing goes unnoticed. */
export function ReviewRow({ field, content }: ReviewRowProps): JSX.Element {
  const words = useText(elicitationFormText);
  const { session, focusField, idPrefix } = useElicitationForm('ElicitationForm.Review');
  const answered = Object.hasOwn(content, field.name);
  const value = answered ? content[field.name] : undefined;
  const labelId = `${idPrefix}-${field.id}-review`;
  const changeId = `${labelId}-change`;
  return (
    <div
      {...partOf(elicitationFormAnatomy, 'review-row')}
      data-field={field.name}
      data-answered={flag(answered)}
    >
      <dt {...partOf(elicitationFormAnatomy, 'review-label')} id={labelId}>
        <FieldLabel field={field} />
      </dt>
      <dd {...partOf(elicitationFormAnatomy, 'review-value')}>
        {value === undefined ? words.string('notAnswered') : <ReviewValue field={field} value={value} />}
        {session.getField(field.name).suggested ? (
          <>
            {' '}
            <span {...partOf(elicitationFormAnatomy, 'suggestion')}>{words.string('suggestedShort')}</span>
          </>
        ) : null}
      </dd>
      <dd data-action="">
        <button
          {...partOf(elicitationFormAnatomy, 'change')}
          type="button"
          id={changeId}
          aria-labelledby={`${changeId} ${labelId}`}
          onClick={() => focusField(field.name)}
        >
          {words.string('editAnswer')}
        </button>
      </dd>
    </div>
  );
}
