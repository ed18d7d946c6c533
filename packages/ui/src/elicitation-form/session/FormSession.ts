import type { DraftValue, FormContent, FormModel } from '@assent/client';
import type { FormError } from './FormError.ts';

/** What one control shows. The object is stable until this field changes, so a keystroke wakes one control. */
export interface FieldSnapshot {
  readonly value: DraftValue;
  /** The value is the server's default that nobody has touched. */
  readonly suggested: boolean;
  /** Only the errors the person should see by now. */
  readonly errors: readonly FormError[];
  /** Extra consent for a secret field under `onSecret: 'warn'`, or for a value that looks like a credential. */
  readonly acknowledged: boolean;
}

/** What the form as a whole shows; stable while single values change. */
export interface FormSnapshot {
  readonly phase: 'edit' | 'review';
  /** Every error that the last accept met and that still stands, in field order. */
  readonly errors: readonly FormError[];
  /** Counts refused accepts: each moves the focus to the first invalid field. */
  readonly refusals: number;
  /** The frozen content under review: this very object is sent. */
  readonly content: FormContent | undefined;
  /** The person changed something. */
  readonly dirty: boolean;
  /** The person typed something, rather than only choosing. */
  readonly typed: boolean;
  /** Waits for the pattern engine. */
  readonly checking: boolean;
}

/** One form being filled in: the draft and what is shown of it, outside React, so that it outlives a remount. Memory only (F6). */
export interface FormSession {
  readonly model: FormModel;
  getSnapshot(): FormSnapshot;
  subscribe(listener: () => void): () => void;
  getField(name: string): FieldSnapshot;
  subscribeField(name: string, listener: () => void): () => void;
  change(name: string, value: DraftValue): void;
  acknowledge(name: string, acknowledged: boolean): void;
  /** The person left a field: its errors may show now, if they have put something in. */
  leave(name: string): void;
  /** All errors shown, or the content ready to go; `undefined` when the draft changed while the pattern engine loaded. */
  check(): Promise<FormContent | undefined>;
  /** Shows `content` for review. */
  review(content: FormContent): void;
  back(): void;
  /** The same draft over another reading of the schema (a change of locale or zone). */
  withModel(model: FormModel): FormSession;
}
