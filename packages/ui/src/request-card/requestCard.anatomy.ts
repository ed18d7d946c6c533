import type { Anatomy } from '../internals/partOf.ts';

export type RequestCardPart =
  | 'region'
  | 'inline'
  | 'ended'
  | 'root'
  | 'title'
  | 'who'
  | 'state'
  | 'show'
  | 'more'
  | 'held-back'
  | 'mute'
  | 'unmute';

/** Parts of the non-modal arrival of any request. */
export const requestCardAnatomy: Anatomy<'request-card', RequestCardPart> = {
  scope: 'request-card',
  parts: {
    region: 'Corner of the page that holds cards.',
    inline: 'A request in a chat; `data-state="card | open | ended"`.',
    ended: 'How it ended, when it was not open.',
    root: 'One request; `data-kind`, `data-status`.',
    title: 'Who wants what, in the kit’s words.',
    who: 'Origin and operation.',
    state: 'Where the request stands, when that needs saying.',
    show: 'Opens the request.',
    more: 'How many others wait.',
    'held-back': 'How many requests of a server are held back.',
    mute: 'Stops asking for now.',
    unmute: 'Shows what is held back.',
  },
};
