import type { Anatomy } from '../internals/partOf.ts';

export type ServerIdentityPart =
  | 'header'
  | 'tile'
  | 'title'
  | 'label'
  | 'who'
  | 'origin'
  | 'operation'
  | 'claimed-name'
  | 'name-clash'
  | 'position'
  | 'asked-again'
  | 'deadline';

/** Who asks, in the host's words first (T4). */
export const serverIdentityAnatomy: Anatomy<'server-identity', ServerIdentityPart> = {
  scope: 'server-identity',
  parts: {
    header: 'Head of a surface: tile, title, who and for which operation.',
    tile: 'Two letters on a colour of the server; `data-hue` 0 to 7. Decorative.',
    title: 'Heading of the surface; gets the initial focus.',
    label: 'The host’s name for the server.',
    who: 'Origin and operation.',
    origin: 'URL origin or command.',
    operation: 'Tool, prompt or resource the request belongs to.',
    'claimed-name': 'What the server calls itself, when that differs.',
    'name-clash': 'Says that another server has this name or one that looks like it; `data-kind`.',
    position: 'Place in a round or queue.',
    deadline: 'Until when the request can be answered.',
    'asked-again': 'The server asked the same thing in an earlier round.',
  },
};
