import type { Anatomy } from '../internals/partOf.ts';

export type RootsEditorPart =
  | 'root'
  | 'title'
  | 'guidance'
  | 'list'
  | 'empty'
  | 'item'
  | 'name'
  | 'path'
  | 'source'
  | 'state'
  | 'warning'
  | 'rename'
  | 'rename-form'
  | 'rename-input'
  | 'save'
  | 'leave'
  | 'exclude'
  | 'include'
  | 'remove-root'
  | 'servers'
  | 'server'
  | 'add-form'
  | 'add-input'
  | 'add-hint'
  | 'add'
  | 'pick'
  | 'add-error'
  | 'refused';

/** Parts of the list of folders that servers may be told of. */
export const rootsEditorAnatomy: Anatomy<'roots-editor', RootsEditorPart> = {
  scope: 'roots-editor',
  parts: {
    root: 'The editor.',
    title: 'Its heading; gets the focus when what had it is gone.',
    guidance: 'That the list guides and enforces nothing.',
    list: 'The folders.',
    empty: 'Says that there are none.',
    item: 'One folder; `data-source`, `data-excluded`, `data-unavailable`.',
    name: 'Its name.',
    path: 'Its path.',
    source: 'How it came in, and for which server.',
    state: 'That it is left out or can’t be reached.',
    warning: 'Why to think twice; `data-code`.',
    rename: 'Opens the name for editing.',
    'rename-form': 'The name while it is edited.',
    'rename-input': 'The name.',
    save: 'Keeps the new name.',
    leave: 'Keeps the old one.',
    exclude: 'Tells no server of it.',
    include: 'Tells servers of it again.',
    'remove-root': 'Takes it out of the list.',
    servers: 'Which servers may be told.',
    server: 'One of them.',
    'add-form': 'Adds by path.',
    'add-input': 'The path; `data-invalid` after a refusal.',
    'add-hint': 'What a full path looks like.',
    add: 'Adds what was typed.',
    pick: 'Opens the host’s picker.',
    'add-error': 'Why it was refused; `data-code`.',
    refused: 'Saved entries that could not be taken over.',
  },
};
