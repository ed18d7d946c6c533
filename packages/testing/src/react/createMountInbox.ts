import { createInbox, type Inbox } from '@assent/client';
import { createPolicy, type GrantInput } from '@assent/client/policy';
import { type Complete, createSamplingReview } from '@assent/client/sampling';
import { createDemoModel } from '../model/createDemoModel.ts';

export interface MountInboxOptions {
  readonly complete?: Complete;
  readonly grants?: readonly GrantInput[];
}

/** An inbox of a host that shows every kind, lends the given model and remembers the given grants. */
export function createMountInbox({ complete = createDemoModel(), grants }: MountInboxOptions): Inbox {
  const policy = grants === undefined ? undefined : createPolicy();
  for (const grant of grants ?? []) {
    const granted = policy?.grant(grant);
    if (granted?.ok === false) {
      throw new Error(
        `The grant for "${grant.serverId}" was refused (${granted.reason}), so the test would not show what it is meant to. ` +
          'Give it an envelope, and a scopeId when its lifetime is "operation".',
      );
    }
  }
  return createInbox({
    surfaces: ['form', 'url', 'sampling', 'roots'],
    sampling: createSamplingReview({ complete, tools: true, context: true }),
    ...(policy === undefined ? {} : { policy }),
  });
}
