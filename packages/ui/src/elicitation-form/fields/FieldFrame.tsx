import { Fragment, type JSX, type ReactNode } from 'react';
import { flag } from '../../internals/flag.ts';
import { partOf } from '../../internals/partOf.ts';
import { elicitationFormText } from '../../locales/families/elicitationForm.ts';
import { useText } from '../../locales/useText.ts';
import { UntrustedText } from '../../untrusted-text/UntrustedText.tsx';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';
import { ClearButton } from './ClearButton.tsx';
import { describedBy } from './controlAttributes.ts';
import { FieldCaution } from './FieldCaution.tsx';
import { FieldErrors } from './FieldErrors.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import { fieldHints } from './fieldHints.tsx';
import { isAnswered } from './isAnswered.ts';
import type { FormFieldState } from './useFormField.ts';

/** What a control takes from its frame: the ids that describe it. */
export interface ControlDescription {
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldFrameProps {
  readonly state: FormFieldState;
  /** The control is a group of options: the label names it by reference instead of `for`. */
  readonly group?: boolean;
  readonly children: (description: ControlDescription) => ReactNode;
}

/** Label, hints, control, clear button and errors of one field. Renders a `<div>`. */
export function FieldFrame({ state, group = false, children }: FieldFrameProps): JSX.Element {
  const words = useText(elicitationFormText);
  const { field, snapshot, ids } = state;
  const hints = fieldHints(field, words);
  const invalid = snapshot.errors.length > 0;
  const answered = isAnswered(field, snapshot.value);
  const label = <FieldLabel field={field} />;
  return (
    <div
      {...partOf(elicitationFormAnatomy, 'field')}
      data-field={field.name}
      data-kind={field.kind}
      data-required={flag(field.required)}
      data-invalid={flag(invalid)}
      data-answered={flag(answered)}
    >
      <div data-row="">
        {group ? (
          <span {...partOf(elicitationFormAnatomy, 'label')} id={ids.label}>
            {label}
          </span>
        ) : (
          <label {...partOf(elicitationFormAnatomy, 'label')} id={ids.label} htmlFor={ids.control}>
            {label}
          </label>
        )}
        {field.required ? null : (
          <span {...partOf(elicitationFormAnatomy, 'optional')} id={ids.optional}>
            {words.string('optional')}
          </span>
        )}
        {snapshot.suggested ? (
          <span {...partOf(elicitationFormAnatomy, 'suggestion')} id={ids.suggestion}>
            {words.string('suggested')}
          </span>
        ) : null}
        {!field.required && answered ? <ClearButton state={state} /> : null}
      </div>
      {field.description === undefined ? null : (
        <p {...partOf(elicitationFormAnatomy, 'hint')} id={ids.description}>
          <UntrustedText text={field.description} />
        </p>
      )}
      {hints.length === 0 ? null : (
        <p {...partOf(elicitationFormAnatomy, 'hint')} id={ids.hint}>
          {hints.map((hint, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one hint never reorder
            <Fragment key={index}>{index === 0 ? hint : <> {hint}</>}</Fragment>
          ))}
        </p>
      )}
      {children({
        'aria-describedby': describedBy(state, hints.length > 0),
        'aria-invalid': invalid || undefined,
        'aria-required': field.required || undefined,
      })}
      {field.sensitivity.level === 'none' ? null : <FieldCaution state={state} />}
      {invalid ? <FieldErrors state={state} /> : null}
    </div>
  );
}
