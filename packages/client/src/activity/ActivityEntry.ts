import type { OutcomeAction, OutcomeReason } from '../inbox/Outcome.ts';
import type { Era, RequestKind } from '../inbox/PendingRequest.ts';
import type { UrlReason } from '../url/UrlReason.ts';

/** Who asked, as far as a record may say: the host's own words, and no path, query or argument. */
export interface RecordedServer {
  readonly id: string;
  readonly label: string;
  /** URL origin of a remote server, or the bare program name of a local one: command lines hold tokens. */
  readonly origin?: string;
}

/** The operation a request belonged to; a resource by its origin only. */
export interface RecordedScope {
  readonly method: string;
  readonly name: string;
}

/** What was asked, without any value: names of form fields, the origin of a URL, counts. */
export type RecordedAsk =
  | { readonly kind: 'form'; readonly fields: readonly string[]; readonly fieldCount: number }
  | {
      readonly kind: 'url';
      readonly origin: string;
      /** What is wrong with the address as the strictest host would judge it, worst first (EL-URL-41); absent when nothing is. */
      readonly reasons?: readonly UrlReason[];
    }
  | {
      readonly kind: 'sampling';
      readonly messages: number;
      readonly maxTokens?: number;
      readonly tools: readonly string[];
    }
  | { readonly kind: 'roots' };

/** What was answered, with every value masked. */
export type RecordedAnswer =
  | { readonly kind: 'form'; readonly fields: readonly RecordedValue[] }
  | { readonly kind: 'url' }
  | { readonly kind: 'sampling'; readonly model?: string; readonly stopReason?: string }
  | { readonly kind: 'roots'; readonly roots: number };

/** That a field was answered. The mask has one length, so that it says nothing about the value. */
export interface RecordedValue {
  readonly name: string;
  readonly value: '•••';
}

/** What every line has. */
export interface EntryBase {
  /** Counts up by one; a gap means that retention dropped what was between. */
  readonly seq: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly requestId: string;
  readonly server: RecordedServer;
  readonly kind: RequestKind;
  readonly era: Era;
  readonly scope?: RecordedScope;
  readonly round?: { readonly number: number; readonly index: number; readonly count: number };
}

export interface ArrivedEntry extends EntryBase {
  readonly event: 'arrived';
  readonly ask: RecordedAsk;
}
/** The person agreed and the page was opened (URL), or answered a member of a round that has not left yet; or took that back. */
export interface ProgressEntry extends EntryBase {
  readonly event: 'opened' | 'answered' | 'reopened';
}
/** Someone changed what would be sent; `part` names it (`prompt`, `response`, `max-tokens`, `tools` …), never how it reads. */
export interface EditedEntry extends EntryBase {
  readonly event: 'edited';
  readonly part: string;
}
/** The answer could not be sent and went back to the person. */
export interface DeliveryFailedEntry extends EntryBase {
  readonly event: 'delivery-failed';
}
/** The end: who or what decided, and that the answer was handed over where there was one. Denials and automatic ones included. */
export interface SettledEntry extends EntryBase {
  readonly event: 'settled';
  readonly action: OutcomeAction;
  readonly reason: OutcomeReason;
  readonly ruleId?: string;
  /** A note was written; its text is the person's own. */
  readonly noted?: true;
  readonly errorCode?: number;
  /** Present when something was handed over. */
  readonly answer?: RecordedAnswer;
}

/** One line of the record. */
export type ActivityEntry = ArrivedEntry | ProgressEntry | EditedEntry | DeliveryFailedEntry | SettledEntry;
