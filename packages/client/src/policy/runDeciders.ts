import type { PendingRequest } from '../inbox/PendingRequest.ts';
import type { DecisionContext, PolicyNote, PolicyVerdict } from '../inbox/RequestPolicy.ts';
import type { Decider, DeciderAnswer } from './Decider.ts';

const actions: ReadonlySet<string> = new Set(['ask', 'accept', 'decline', 'cancel', 'approve', 'reject']);

/** A rule that takes longer counts as failed; the person must not wait behind it. */
const patience = 30_000;

/**
 * Runs rules in order until one answers. After a rule failed (threw, hung, answered what is no verdict), nothing that
 * later rules allow is taken without the person, while what they refuse stands.
 */
export async function runDeciders(
  deciders: readonly Decider[],
  request: PendingRequest,
  context: DecisionContext,
): Promise<PolicyVerdict> {
  let failure: PolicyNote | undefined;
  for (const decider of deciders) {
    const answer = await ask(decider, request, context);
    if (answer === undefined) continue;
    if (answer === 'failed') {
      failure ??= { code: 'rule-failed', values: { rule: decider.id } };
      continue;
    }
    const failures = failure === undefined ? [] : [failure];
    if (answer.action === 'ask') return { ...answer, notes: [...failures, ...(answer.notes ?? [])] };
    if (failure !== undefined && (answer.action === 'accept' || answer.action === 'approve'))
      return { action: 'ask', notes: failures };
    return typeof answer.ruleId === 'string' && answer.ruleId !== ''
      ? answer
      : { ...answer, ruleId: decider.id };
  }
  return { action: 'ask', ...(failure === undefined ? {} : { notes: [failure] }) };
}

async function ask(
  decider: Decider,
  request: PendingRequest,
  context: DecisionContext,
): Promise<DeciderAnswer | 'failed'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const late = new Promise<'failed'>((resolve) => {
      timer = setTimeout(() => resolve('failed'), patience);
    });
    const answer: unknown = await Promise.race([decider.decide(request, context), late]);
    return answer === undefined || answer === 'failed' || isVerdict(answer) ? answer : 'failed';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}

function isVerdict(value: unknown): value is PolicyVerdict {
  return (
    typeof value === 'object' &&
    value !== null &&
    'action' in value &&
    typeof value.action === 'string' &&
    actions.has(value.action)
  );
}
