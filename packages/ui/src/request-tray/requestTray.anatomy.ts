import type { Anatomy } from '../internals/partOf.ts';

export type RequestTrayPart =
  | 'root'
  | 'badge'
  | 'count'
  | 'panel'
  | 'title'
  | 'empty'
  | 'group'
  | 'item'
  | 'what'
  | 'detail'
  | 'remaining'
  | 'ended'
  | 'show'
  | 'dismiss';

/** Parts of the badge and the list of what waits. */
export const requestTrayAnatomy: Anatomy<'request-tray', RequestTrayPart> = {
  scope: 'request-tray',
  parts: {
    root: 'The tray; `data-state="open | closed"`.',
    badge: 'Opens and closes the list.',
    count: 'How many wait.',
    panel: 'The list; not modal.',
    title: 'Its heading.',
    empty: 'Says that nothing waits.',
    group: 'What belongs to one conversation or other place.',
    item: 'One request; `data-kind`, `data-state`.',
    what: 'Who wants what.',
    detail: 'Origin, operation, place in a round.',
    remaining: 'The time that is left.',
    ended: 'How it ended, in place; `data-reason`.',
    show: 'Opens the request.',
    dismiss: 'Clears one that is over.',
  },
};
