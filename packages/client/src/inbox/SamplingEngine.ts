import type { Outcome, SettleResult } from './Outcome.ts';
import type { SamplingRequest } from './PendingRequest.ts';
import type { DecisionContext, ModelCost, PolicyVerdict, Reservation } from './RequestPolicy.ts';

/** What the inbox lets an engine do with one sampling request. */
export interface SamplingControls {
  /** Aborts when the request has settled or was withdrawn, however that came; a running generation stops then. */
  readonly signal: AbortSignal;
  setStatus(status: 'waiting' | 'generating' | 'reviewing'): void;
  /** Ends the request. The inbox turns an `error` outcome into `RoundAbandoned` on a modern connection. */
  settle(outcome: Outcome): SettleResult;
  /** The inbox's policy, asked for this request; `ask` when there is none or it fails. */
  decide(context: DecisionContext): Promise<PolicyVerdict>;
  /** The inbox's policy; always granted when there is none. */
  reserve(need: ModelCost, grantId?: string): Reservation;
}

/**
 * Drives the two gates of sampling for an inbox: `createInbox({ sampling: createSamplingReview(…) })`.
 * It lives outside the inbox so that a host without sampling carries none of it.
 * For a sampling request the inbox does not ask its policy: it calls `begin`, and the engine asks at each gate.
 * @deprecated Sampling is deprecated in MCP 2026-07-28 and removed not before 2027-07-28.
 */
export interface SamplingEngine {
  /** Sub-capabilities of `sampling` that may be declared; requests that use others are refused without being shown. */
  readonly supports?: { readonly tools?: boolean; readonly context?: boolean };
  /** Takes over a request that became pending; validates, asks the rules, runs the model. Never throws. */
  begin(request: SamplingRequest, controls: SamplingControls): void;
  /**
   * `inbox.approve` at the gate that is open: the edited request at the first, the edited result at the second.
   * `settled: false` while none is open (generating), or when the edit is not valid.
   */
  approve(id: string, edited?: Readonly<Record<string, unknown>>): SettleResult;
}
