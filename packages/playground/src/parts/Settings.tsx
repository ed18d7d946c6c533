import { ActivityLog } from '@assent/ui/activity-log';
import { PermissionPanel } from '@assent/ui/permission-panel';
import { RootsEditor } from '@assent/ui/roots';
import type { JSX } from 'react';
import type { Desk } from '../host/createDesk.ts';
import { identities } from '../host/servers.ts';

/** What servers may do, which folders they are told of, and what they asked so far. */
export function Settings({ desk }: { readonly desk: Desk }): JSX.Element {
  return (
    <div className="settings">
      <PermissionPanel policy={desk.policy} servers={identities} />
      <RootsEditor store={desk.roots} servers={identities} />
      <ActivityLog log={desk.log} />
    </div>
  );
}
