import type { Outcome, OutcomeAction, OutcomeReason } from './Outcome.ts';
import type { RequestKind } from './PendingRequest.ts';
import type { PolicyVerdict } from './RequestPolicy.ts';

type Json = Readonly<Record<string, unknown>>;

/** Who decides: the person, or a rule by its id. */
export type Author = Pick<Outcome, 'ruleId'> & { readonly reason: 'user' | 'policy' };

const BY_PERSON: Author = { reason: 'user' };

// -1 is the code of the 2025-11-25 page on sampling; what the kit says itself stays out of JSON-RPC's reserved range.
const REFUSED = -1;
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;

const isElicitation = (kind: RequestKind): boolean => kind === 'form' || kind === 'url';

/** Only what was answered: servers and SDKs reject `null` and `undefined` (ElicitResult.content). */
function onlyAnswered(content: Json): Json {
  return Object.fromEntries(
    Object.entries(content).filter(([, value]) => value !== undefined && value !== null),
  );
}

/** The person's or a rule's yes. */
export function acceptOutcome(kind: RequestKind, payload: Json | undefined, by: Author = BY_PERSON): Outcome {
  switch (kind) {
    case 'form':
      return { action: 'accept', ...by, result: { action: 'accept', content: onlyAnswered(payload ?? {}) } };
    case 'url':
      return { action: 'accept', ...by, result: { action: 'accept' } };
    case 'roots':
      return { action: 'approve', ...by, result: { roots: payload?.roots ?? [] } };
    case 'sampling':
      return { action: 'approve', ...by, result: payload ?? {} };
    default:
      return kind satisfies never;
  }
}

/** The person's or a rule's no, and the dismissal without a choice. */
export function refusalOutcome(
  kind: RequestKind,
  action: Extract<OutcomeAction, 'decline' | 'cancel'>,
  by: Author = BY_PERSON,
): Outcome {
  if (isElicitation(kind)) return { action, ...by, result: { action } };
  const asked = kind === 'sampling' ? 'sampling' : 'roots';
  return {
    action: action === 'decline' ? 'reject' : 'cancel',
    ...by,
    error: { code: REFUSED, message: `User rejected ${asked} request` },
  };
}

/** The end of a request that nobody answered. */
export function endedOutcome(
  kind: RequestKind,
  reason: Exclude<OutcomeReason, 'user' | 'policy'>,
  serverReason?: string,
): Outcome {
  const ended = { action: 'cancel', reason, ...(serverReason !== undefined && { serverReason }) } as const;
  return isElicitation(kind)
    ? { ...ended, result: { action: 'cancel' } }
    : { ...ended, error: { code: REFUSED, message: 'The request was not answered' } };
}

/** The refusal of what was never declared: the protocol's own errors (EL-06, RO-16, SA-TOOL-03). */
export function unsupportedOutcome(method: 'mode' | 'method' | 'params'): Outcome {
  const error =
    method === 'method'
      ? { code: METHOD_NOT_FOUND, message: 'Method not found' }
      : {
          code: INVALID_PARAMS,
          message:
            method === 'mode'
              ? 'This elicitation mode is not supported by the client'
              : 'The request uses a capability that the client did not declare',
        };
  return { action: 'cancel', reason: 'unsupported', error };
}

/** What a rule's verdict comes to; `undefined` when it does not fit the kind, which counts as asking. */
export function verdictOutcome(kind: RequestKind, verdict: PolicyVerdict): Outcome | undefined {
  if (verdict.action === 'ask' || !verdict.ruleId) return undefined;
  const by: Author = { reason: 'policy', ruleId: verdict.ruleId };
  switch (verdict.action) {
    case 'accept':
      return kind === 'form' ? acceptOutcome(kind, verdict.content, by) : undefined;
    case 'approve':
      return kind === 'roots' && verdict.edited ? acceptOutcome(kind, verdict.edited, by) : undefined;
    case 'decline':
    case 'cancel':
      return {
        ...refusalOutcome(kind, verdict.action, by),
        ...(verdict.note && { policyNote: verdict.note }),
      };
    case 'reject': {
      const refusal = refusalOutcome(kind, 'decline', by);
      return {
        ...refusal,
        ...(verdict.error && refusal.error && { error: verdict.error }),
        ...(verdict.note && { policyNote: verdict.note }),
      };
    }
    default:
      return undefined;
  }
}
