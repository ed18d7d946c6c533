import type { Anatomy } from '../internals/partOf.ts';

export type PermissionPanelPart =
  | 'root'
  | 'title'
  | 'problem'
  | 'ask-every-time'
  | 'search'
  | 'count'
  | 'list'
  | 'empty'
  | 'server'
  | 'ability'
  | 'choice'
  | 'combination'
  | 'completing'
  | 'turn-on'
  | 'keep-off'
  | 'grant'
  | 'revoke'
  | 'meter'
  | 'mute'
  | 'unmute';

/** Parts of the permissions of servers. */
export const permissionPanelAnatomy: Anatomy<'permission-panel', PermissionPanelPart> = {
  scope: 'permission-panel',
  parts: {
    root: 'The panel.',
    title: 'Its heading.',
    problem: 'What is wrong with the saved permissions.',
    'ask-every-time': 'The switch over all servers.',
    search: 'Narrows the list.',
    count: 'How many servers are listed.',
    list: 'The servers.',
    empty: 'Says that there are none.',
    server: 'One server; `data-server`.',
    ability: 'One of its abilities; `data-kind`, `data-state`.',
    choice: 'What it may do with it.',
    combination: 'What its abilities amount to; `data-combination`.',
    completing: 'What a further ability would complete, before it is given.',
    'turn-on': 'Gives it all the same.',
    'keep-off': 'Leaves it.',
    grant: 'One remembered permission; `data-lifetime`.',
    revoke: 'Ends it at once.',
    meter: 'One limit and what was used of it; `data-limit`, `data-period`.',
    mute: 'Holds its requests back.',
    unmute: 'Lets them through again.',
  },
};
