import type { Inbox } from '@assent/client';
import type { Policy } from '@assent/client/policy';
import type { SamplingReview } from '@assent/client/sampling';

/** The kit's own sampling engine behind an inbox; a host's own engine has no state to show. */
export function reviewOf(inbox: Inbox): SamplingReview | undefined {
  const { sampling } = inbox;
  return sampling !== undefined && 'getState' in sampling ? (sampling as SamplingReview) : undefined;
}

/** The kit's own policy behind an inbox, where permissions can be given. */
export function policyOf(inbox: Inbox): Policy | undefined {
  const { policy } = inbox;
  return policy !== undefined && 'grant' in policy && 'meters' in policy ? (policy as Policy) : undefined;
}
