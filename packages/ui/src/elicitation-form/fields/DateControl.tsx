import type { DateField, DateTimeField } from '@assent/client';
import { type JSX, useRef } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { useBrowserLayoutEffect } from '../../internals/useBrowserLayoutEffect.ts';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';
import { noAutofill } from './controlAttributes.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { toPickerValue } from './toPickerValue.ts';
import { useFormField } from './useFormField.ts';

/** What a half-filled or impossible date is in the draft: an answer that is wrong, not a missing one. */
const incomplete = 'incomplete';

/**
 * The browser's own date picker. Uncontrolled, since a controlled value would wipe the segments of a date that is half
 * typed: the browser reports that as empty.
 */
export function DateControl({ field }: { readonly field: DateField | DateTimeField }): JSX.Element {
  const state = useFormField(field);
  const { snapshot, ids } = state;
  const input = useRef<HTMLInputElement>(null);
  const own = useRef<string | undefined>(undefined);
  const value = typeof snapshot.value === 'string' ? snapshot.value : '';
  const shown = toPickerValue(value, field.kind);

  useBrowserLayoutEffect(() => {
    if (input.current !== null && value !== own.current && input.current.value !== shown) {
      input.current.value = shown;
    }
    own.current = undefined;
  }, [value, shown]);

  const report = (element: HTMLInputElement): void => {
    const next = element.validity.badInput ? incomplete : element.value;
    // A draft may say more than the picker can show (an offset, fractions): looking at it must not cut that off.
    if (next === value || (next === shown && next !== '')) return;
    if (next === '' && value === '') return;
    own.current = next;
    state.change(next === '' ? undefined : next);
  };

  return (
    <FieldFrame state={state}>
      {(description) => (
        <input
          {...partOf(elicitationFormAnatomy, 'control')}
          {...noAutofill}
          {...description}
          ref={input}
          id={ids.control}
          name={ids.control}
          type={field.kind === 'date' ? 'date' : 'datetime-local'}
          // Seconds are part of what is sent, so they are part of what is shown.
          step={field.kind === 'date' ? undefined : 1}
          max={field.kind === 'date' ? '9999-12-31' : '9999-12-31T23:59:59'}
          readOnly={state.disabled}
          defaultValue={shown}
          onChange={(event) => report(event.currentTarget)}
          // Segments that don't make a date fire no input event in Chromium.
          onKeyUp={(event) => report(event.currentTarget)}
          onBlur={(event) => {
            report(event.currentTarget);
            state.leave();
          }}
        />
      )}
    </FieldFrame>
  );
}
