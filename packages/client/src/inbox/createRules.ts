import { ELSEWHERE, type LifeCycle } from './createLifeCycle.ts';
import type { InboxOptions } from './InboxOptions.ts';
import { verdictOutcome } from './outcomes.ts';
import type { SamplingRequest } from './PendingRequest.ts';
import type { GroupMember } from './RequestGroup.ts';
import type { DecisionContext, PolicyVerdict, Reservation } from './RequestPolicy.ts';
import type { RequestStore } from './RequestStore.ts';

const ASK: PolicyVerdict = { action: 'ask' };
const FREE: Reservation = { granted: true, lease: { close: () => {}, release: () => {} } };

/** Asks the host's rules, or the sampling engine, about a request; `show` hands it to the person. */
export function createRules(
  { policy, sampling }: Pick<InboxOptions, 'policy' | 'sampling'>,
  store: RequestStore,
  life: LifeCycle,
  show: (member: GroupMember) => void,
): (member: GroupMember) => void {
  /** A rule that fails or answers anything unknown never leads to a yes: the person is asked. */
  function decide(member: GroupMember, context: DecisionContext): PolicyVerdict | Promise<PolicyVerdict> {
    const request = store.get(member.id);
    if (!policy || !request) return ASK;
    try {
      const verdict = policy.decide(request, context);
      return verdict instanceof Promise ? verdict.catch(() => ASK) : verdict;
    } catch {
      return ASK;
    }
  }

  function take(member: GroupMember, verdict: PolicyVerdict): void {
    const outcome = verdictOutcome(member.input.kind, verdict);
    if (outcome) life.answer(member, outcome);
    else {
      if (verdict.action === 'ask' && verdict.notes) {
        life.update(member.id, { type: 'ask', notes: verdict.notes });
      }
      show(member);
    }
  }

  function begin(member: GroupMember, request: SamplingRequest): void {
    sampling?.begin(request, {
      signal: member.ended.signal,
      setStatus(status) {
        life.update(member.id, { type: 'engine', status });
        show(member);
      },
      settle: (outcome) => (member.settled ? ELSEWHERE : life.answer(member, outcome)),
      async decide(context) {
        const verdict = await decide(member, context);
        if (verdict.action === 'ask') take(member, verdict);
        return verdict;
      },
      reserve(need, grantId) {
        return policy?.reserve(store.get(member.id) ?? request, need, grantId) ?? FREE;
      },
    });
    if (!policy) show(member);
  }

  return (member) => {
    const request = store.get(member.id);
    if (!request) return;
    if (request.kind === 'sampling' && sampling) {
      begin(member, request);
      return;
    }
    const verdict = decide(member, { gate: 'request', signal: member.ended.signal });
    if (verdict instanceof Promise) void verdict.then((late) => take(member, late));
    else take(member, verdict);
  };
}
