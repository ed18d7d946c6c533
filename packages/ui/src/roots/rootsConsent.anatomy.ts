import type { Anatomy } from '../internals/partOf.ts';

export type RootsConsentPart =
  | 'root'
  | 'body'
  | 'guidance'
  | 'list'
  | 'item'
  | 'name'
  | 'path'
  | 'warning'
  | 'include'
  | 'withheld'
  | 'combination'
  | 'remember'
  | 'ended'
  | 'failed'
  | 'actions'
  | 'approve'
  | 'reject'
  | 'cancel'
  | 'later'
  | 'close';

/** Parts of the consent to tell a server of folders. */
export const rootsConsentAnatomy: Anatomy<'roots-consent', RootsConsentPart> = {
  scope: 'roots-consent',
  parts: {
    root: 'One request; `data-state="open | ended"`.',
    body: 'What will be shared, and what is to be known of it.',
    guidance: 'That roots guide and do not enforce.',
    list: 'What will be shared.',
    item: 'One folder; `data-shared` when it will be told.',
    name: 'Its name.',
    path: 'Its path.',
    warning: 'Why to think twice; `data-code`.',
    include: 'Leaves a folder out of this answer.',
    withheld: 'What stays untold and why.',
    combination: 'What the server would amount to with standing consent.',
    remember: 'Gives standing consent.',
    ended: 'How the request ended.',
    failed: 'The answer did not arrive.',
    actions: 'The row of actions.',
    approve: 'Shares exactly what is shown.',
    reject: 'Shares nothing and says so.',
    cancel: 'Dismisses the request.',
    later: 'Puts the surface away; the request stays.',
    close: 'Puts away a request that is over.',
  },
};
