import type { PendingRequest } from '../inbox/PendingRequest.ts';
import type { DecisionContext, PolicyVerdict } from '../inbox/RequestPolicy.ts';

/** A rule's answer; `undefined` passes the request on to the next rule. */
export type DeciderAnswer = PolicyVerdict | undefined;

/**
 * One rule in the chain hard deny → limits → grants → reviewer hook → human.
 * A rule that throws, rejects or answers anything unknown never leads to a yes: rules after it may still refuse,
 * but what they allow is asked of the person (S-16, C9).
 */
export interface Decider {
  /** Names the rule in logs; an automatic answer carries it as `ruleId` unless the verdict names a more exact one. */
  readonly id: string;
  decide(request: PendingRequest, context: DecisionContext): DeciderAnswer | Promise<DeciderAnswer>;
}
