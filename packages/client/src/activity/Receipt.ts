import type { OutcomeAction, OutcomeReason } from '../inbox/Outcome.ts';
import type { RequestKind } from '../inbox/PendingRequest.ts';
import type { RecordedScope, RecordedServer } from './ActivityEntry.ts';

/** One answered field of a form, in the order of the form. */
export interface ReceiptField {
  readonly name: string;
  /** The server's title, or the property name. */
  readonly label: string;
  /** Only when the host asked for values that can be revealed, and never for what looks like a secret. */
  readonly value?: string | number | boolean | readonly string[];
  /** Why there is no value to reveal: it is sensitive, or values were not kept. */
  readonly withheld?: 'sensitive' | 'not-kept';
}

/** What a settled request leaves in a transcript: plain JSON, readable after a reload without the request. */
export interface Receipt {
  readonly version: 1;
  readonly requestId: string;
  readonly kind: RequestKind;
  readonly server: RecordedServer;
  readonly scope?: RecordedScope;
  /** What the server said, with secrets masked and URLs cut to their origin. Untrusted text. */
  readonly message?: string;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
  readonly settledAt: number;
  readonly action: OutcomeAction;
  readonly reason: OutcomeReason;
  readonly ruleId?: string;
  readonly noted?: true;
  /** Form: what was answered. Empty for every other kind, and for everything but an accept. */
  readonly fields: readonly ReceiptField[];
  /** URL: the origin of the page. */
  readonly origin?: string;
  /** Sampling: the model that answered. */
  readonly model?: string;
  /** Roots: how many were shared. */
  readonly roots?: number;
}
