import type { Clock } from './Clock.ts';
import type { HostStorage } from './HostStorage.ts';
import type { RequestKind } from './PendingRequest.ts';
import type { RequestPolicy } from './RequestPolicy.ts';
import type { SamplingEngine } from './SamplingEngine.ts';

export interface InboxLimits {
  /**
   * Arrivals per minute and server that are shown at once, a round counting once; later ones wait behind one notice.
   * Default 10; `Infinity` for no limit.
   */
  readonly arrivalsPerMinute?: number;
  /** Settled requests that are remembered, for late answers, replays and receipts. Default 200. */
  readonly settledMemory?: number;
}

/** What `createInbox` takes. */
export interface InboxOptions {
  /** The kinds that the host will show; the capabilities declared to servers follow from it. */
  readonly surfaces: readonly RequestKind[];
  readonly policy?: RequestPolicy;
  /** Runs the two gates of sampling; without it `approve` takes the finished result. */
  readonly sampling?: SamplingEngine;
  readonly limits?: InboxLimits;
  /** Where rounds are kept over a reload. Nothing is stored without it. */
  readonly storage?: HostStorage;
  /** Milliseconds a person has for an answer; no limit without it. Shown from `PendingRequest.deadline`. */
  readonly answerWithin?: number;
  /** Milliseconds after which a request that no mounted surface can show is cancelled as `unattended`; never without it. */
  readonly unattendedAfter?: number;
  /** When the `accept` of a modern URL request leaves: when the person is back (default), or at once. */
  readonly urlDelivery?: 'on-finish' | 'on-open';
  readonly clock?: Clock;
  /** Warns the host's developer, such as of a declared kind that nothing on the page shows. `console.warn` unless NODE_ENV is `production`. */
  readonly warn?: (message: string) => void;
}
