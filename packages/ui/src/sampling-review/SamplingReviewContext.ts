import type { OutcomeReason, SamplingRequest } from '@assent/client';
import type { Policy } from '@assent/client/policy';
import type { SamplingReview, SamplingState } from '@assent/client/sampling';
import { type Context, createContext } from 'react';
import { useRequiredContext } from '../internals/useRequiredContext.ts';
import type { ReviewSession, ReviewSnapshot } from './session/ReviewSession.ts';
import type { Concerns } from './session/useConcerns.ts';

export interface SamplingReviewContextValue {
  readonly request: SamplingRequest;
  readonly engine: SamplingReview;
  readonly policy: Policy | undefined;
  /** The last state there was, once the request has ended. */
  readonly state: SamplingState;
  readonly session: ReviewSession;
  readonly drafts: ReviewSnapshot;
  readonly concerns: Concerns;
  /** Why it ended, once it has and not by this review. */
  readonly ended: OutcomeReason | undefined;
  readonly delivering: boolean;
  /** The question that stands in place of the actions. */
  readonly panel: 'none' | 'leave';
  readonly idPrefix: string;
  readonly position: { readonly index: number; readonly count: number } | undefined;
  setPanel(panel: 'none' | 'leave'): void;
  approve(): void;
  reject(): void;
  readonly onLater: (() => void) | undefined;
}

export const SamplingReviewContext: Context<SamplingReviewContextValue | null> =
  createContext<SamplingReviewContextValue | null>(null);
SamplingReviewContext.displayName = 'SamplingReview.Root';

/** State and actions of the review around `part`. */
export function useSamplingReview(part: string): SamplingReviewContextValue {
  return useRequiredContext(SamplingReviewContext, part);
}
