import { createInbox, type Inbox } from '@assent/client';
import { type ActivityLog, createActivityLog } from '@assent/client/activity';
import { createPolicy, type Policy } from '@assent/client/policy';
import { createRootsRule, createRootsStore, type RootsStore } from '@assent/client/roots';
import { lendModel } from './lendModel.ts';

/** Everything of the kit that this host holds once: the queue, the rules, the folders and the record. */
export interface Desk {
  readonly inbox: Inbox;
  readonly policy: Policy;
  readonly roots: RootsStore;
  readonly log: ActivityLog;
}

export async function createDesk(): Promise<Desk> {
  const roots = createRootsStore({
    roots: [
      { location: '/Users/agent/travel-planning', name: 'Travel Planning Workspace', source: 'code' },
      { location: '/Users/agent/travel-templates', source: 'code' },
      { location: '/Users/agent/client-documents', source: 'code' },
    ],
  });
  const policy: Policy = createPolicy({
    storage: localStorage,
    storageKey: 'assent-playground.policy',
    review: [
      createRootsRule({
        source: roots.answerFor,
        hasConsent: (serverId) => policy.getAccess(serverId, 'roots') === 'on',
      }),
    ],
  });
  await policy.ready;
  // It asks for folders as soon as it connects, before the visitor has done anything.
  if (policy.getAccess('everything', 'roots') === 'unset') policy.setAccess('everything', 'roots', 'off');
  const inbox = createInbox({
    surfaces: ['form', 'url', 'sampling', 'roots'],
    sampling: lendModel(),
    policy,
  });
  const log = createActivityLog();
  log.attach(inbox);
  return { inbox, policy, roots, log };
}
