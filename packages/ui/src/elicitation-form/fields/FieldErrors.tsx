import type { JSX, ReactNode } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { elicitationFormText } from '../../locales/families/elicitationForm.ts';
import { useText } from '../../locales/useText.ts';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';
import type { FormError } from '../session/FormError.ts';
import { Acknowledge } from './Acknowledge.tsx';
import { focusControl } from './focusControl.ts';
import { useErrorWords } from './useErrorWords.tsx';
import type { FormFieldState } from './useFormField.ts';

/** Readings of an ambiguous answer that can be taken as they are. */
function offersOf(error: FormError): string[] {
  const { whole, fraction, earlier, later } = error.values ?? {};
  return [whole, fraction, earlier, later].filter((offer): offer is string => typeof offer === 'string');
}

/** What is wrong with an answer, and what would be right where the kit knows. Renders a `<div>`. */
export function FieldErrors({ state }: { readonly state: FormFieldState }): JSX.Element {
  const words = useText(elicitationFormText);
  const wordsOf = useErrorWords();
  const offers = state.snapshot.errors.flatMap(offersOf);
  const needsConsent = state.snapshot.errors.some((error) => error.code === 'acknowledge-value');
  const offer = (value: string): ReactNode => (
    <button
      {...partOf(elicitationFormAnatomy, 'error-offer')}
      key={value}
      type="button"
      disabled={state.disabled}
      onClick={(event) => {
        const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
        state.change(value);
        focusControl(root, state.ids.control);
      }}
    >
      {words.nodes('useThis', { value: <bdi>{value}</bdi> })}
    </button>
  );
  return (
    <div {...partOf(elicitationFormAnatomy, 'field-error')} id={state.ids.error}>
      {state.snapshot.errors.map((error) => (
        <p key={error.code}>{wordsOf(error, state.field)}</p>
      ))}
      {needsConsent ? <Acknowledge state={state} label={words.string('valueAcknowledge')} /> : null}
      {offers.length === 0 ? null : <div data-row="">{offers.map(offer)}</div>}
    </div>
  );
}
