import type { DraftValue, FormField } from '@assent/client';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { trackPresses } from '../../arming/pressTracker.ts';
import { useElicitationForm } from '../ElicitationFormContext.ts';
import type { FieldSnapshot } from '../session/FormSession.ts';
import { type FieldIds, fieldIds } from './fieldIds.ts';

export interface FormFieldState<Field extends FormField = FormField> {
  readonly field: Field;
  readonly snapshot: FieldSnapshot;
  readonly ids: FieldIds;
  readonly disabled: boolean;
  change(value: DraftValue): void;
  /** The person left the field: its errors may show. */
  leave(): void;
  acknowledge(acknowledged: boolean): void;
}

/** One field of the surrounding form; wakes only for this field. */
export function useFormField<Field extends FormField>(field: Field): FormFieldState<Field> {
  const { session, idPrefix, status } = useElicitationForm('ElicitationForm.Field');
  const { name } = field;
  const subscribe = useCallback(
    (listener: () => void) => session.subscribeField(name, listener),
    [session, name],
  );
  const read = useCallback(() => session.getField(name), [session, name]);
  const snapshot = useSyncExternalStore(subscribe, read, read);
  const disabled = status === 'ended' || status === 'delivering';
  return useMemo(
    () => ({
      field,
      snapshot,
      disabled,
      ids: fieldIds(idPrefix, field.id),
      change: (value) => session.change(name, value),
      leave: () => {
        const { tracker, release } = trackPresses(document);
        // An error that shows or goes under a press would move the button away from it.
        tracker.afterPress(() => session.leave(name));
        release();
      },
      acknowledge: (on) => session.acknowledge(name, on),
    }),
    [field, snapshot, disabled, idPrefix, session, name],
  );
}
