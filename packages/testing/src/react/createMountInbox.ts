import { createInbox, type Inbox } from '@assent/client';
import { createPolicy, type GrantInput } from '@assent/client/policy';
import { type Complete, createSamplingReview, type SamplingModel } from '@assent/client/sampling';
import { createDemoModel, demoModelId } from '../model/createDemoModel.ts';

export interface MountInboxOptions {
  readonly complete?: Complete;
  readonly grants?: readonly GrantInput[];
}

const demoModel: SamplingModel = {
  id: demoModelId,
  label: 'Demonstration model',
  note: 'It ranks flights by rules, here in the page.',
  supports: ['tools', 'image', 'audio'],
};

/** An inbox of a host that shows every kind, lends the given model and remembers the given grants. */
export function createMountInbox({ complete, grants = [] }: MountInboxOptions): Inbox {
  const policy = createPolicy();
  for (const grant of grants) {
    const granted = policy.grant(grant);
    if (!granted.ok) {
      throw new Error(
        `The grant for "${grant.serverId}" was refused (${granted.reason}), so the test would not show what it is meant to. ` +
          'Give it an envelope, and a scopeId when its lifetime is "operation".',
      );
    }
  }
  return createInbox({
    surfaces: ['form', 'url', 'sampling', 'roots'],
    sampling: createSamplingReview({
      complete: complete ?? createDemoModel(),
      // A host that brings its own model alone knows what it is called.
      models: complete === undefined ? [demoModel] : [],
      tools: true,
      context: true,
    }),
    policy,
  });
}
