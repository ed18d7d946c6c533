import type { OutcomeReason, PendingRequest, UrlInspection, UrlRequest } from '@assent/client';
import { type Context, createContext } from 'react';
import { useRequiredContext } from '../internals/useRequiredContext.ts';

/** `opening` while a host's own opener is at work; `blocked` and `failed` when it said so. */
export type OpenAttempt = 'none' | 'opening' | 'blocked' | 'failed';

export interface UrlConsentContextValue {
  readonly request: UrlRequest;
  readonly status: PendingRequest['status'] | 'ended';
  /** Why it is over, once it is. */
  readonly ended: OutcomeReason | undefined;
  /** `waiting` once the person agreed and a tab should have opened. */
  readonly state: 'consent' | 'waiting';
  /** What is shown, and the only thing that is opened. */
  readonly inspection: UrlInspection;
  /** Identity of what is consented to: when it changes, consent and arming start again (U11). */
  readonly subject: string;
  /** Whether the host knows public suffixes; without them the whole host name is emphasised. */
  readonly knowsSuffixes: boolean;
  /** The canonical address, or `null` when nothing may be opened. */
  readonly href: string | null;
  /** A reason is severe enough for a consent of its own (U10). */
  readonly needsAcknowledgement: boolean;
  readonly acknowledged: boolean;
  readonly attempt: OpenAttempt;
  readonly idPrefix: string;
  readonly position: { readonly index: number; readonly count: number } | undefined;
  acknowledge(on: boolean): void;
  /** Opens the address; call it synchronously in a click (W1). */
  open(): void;
  /** Opens it once more, without a new answer. */
  openAgain(): void;
  /** The person opened the copied address themselves. */
  openedElsewhere(): void;
  finish(): void;
  retry(): void;
  decline(): void;
  cancel(): void;
  readonly onLater: (() => void) | undefined;
}

export const UrlConsentContext: Context<UrlConsentContextValue | null> =
  createContext<UrlConsentContextValue | null>(null);
UrlConsentContext.displayName = 'UrlConsent.Root';

/** State and actions of the consent around `part`. */
export function useUrlConsent(part: string): UrlConsentContextValue {
  return useRequiredContext(UrlConsentContext, part);
}
