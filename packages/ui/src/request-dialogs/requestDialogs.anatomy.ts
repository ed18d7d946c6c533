import type { Anatomy } from '../internals/partOf.ts';

export type RequestDialogsPart =
  | 'backdrop'
  | 'content'
  | 'previous'
  | 'loading'
  | 'between'
  | 'failed'
  | 'later';

/** Parts of the dialog that shows one request after the other. */
export const requestDialogsAnatomy: Anatomy<'request-dialogs', RequestDialogsPart> = {
  scope: 'request-dialogs',
  parts: {
    backdrop: 'Dims the page; a press on it does nothing, since it would be an answer.',
    content: 'The dialog. `--assent-dialog-width` sets its width.',
    previous: 'Back to the answered question of the round before.',
    loading: 'The surface is being loaded.',
    between: 'Stands for half a second between two requests, so that none appears under a moving pointer.',
    failed: 'The surface could not be loaded.',
    later: 'Puts the dialog away; the request stays pending.',
  },
};
