import type { FormField, FormRequest, OutcomeReason, PendingRequest } from '@assent/client';
import { type Context, createContext } from 'react';
import { useRequiredContext } from '../internals/useRequiredContext.ts';
import type { FormSession } from './session/FormSession.ts';

/** Which question stands in place of the actions. */
export type FormPanel = 'none' | 'decline' | 'leave';

export interface ElicitationFormContextValue {
  readonly request: FormRequest;
  readonly status: PendingRequest['status'] | 'ended';
  /** Why it ended, once it has and not by this form. */
  readonly ended: OutcomeReason | undefined;
  readonly session: FormSession;
  /** The form can be answered at all. */
  readonly answerable: boolean;
  /** Accept leads to a review first. */
  readonly reviews: boolean;
  readonly idPrefix: string;
  readonly fieldById: ReadonlyMap<string, FormField>;
  readonly panel: FormPanel;
  readonly position: { readonly index: number; readonly count: number } | undefined;
  setPanel(panel: FormPanel): void;
  /** In edit: checks, then leads to the review or sends. In review: sends. */
  accept(): void;
  /** Checks and leads on to the review, but never sends: what Enter in a field does. */
  check(): void;
  decline(note?: string): void;
  cancel(): void;
  focusField(name: string): void;
  readonly onLater: (() => void) | undefined;
}

export const ElicitationFormContext: Context<ElicitationFormContextValue | null> =
  createContext<ElicitationFormContextValue | null>(null);
ElicitationFormContext.displayName = 'ElicitationForm.Root';

/** State and actions of the form around `part`. */
export function useElicitationForm(part: string): ElicitationFormContextValue {
  return useRequiredContext(ElicitationFormContext, part);
}
