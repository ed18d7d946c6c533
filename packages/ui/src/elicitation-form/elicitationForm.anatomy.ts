import type { Anatomy } from '../internals/partOf.ts';

export type ElicitationFormPart =
  | 'root'
  | 'body'
  | 'message'
  | 'destination'
  | 'title'
  | 'description'
  | 'fields'
  | 'field'
  | 'label'
  | 'optional'
  | 'suggestion'
  | 'hint'
  | 'control'
  | 'option'
  | 'option-description'
  | 'listbox'
  | 'toggle'
  | 'chip'
  | 'remove'
  | 'count'
  | 'clear'
  | 'caution'
  | 'acknowledge'
  | 'field-error'
  | 'error-offer'
  | 'error-summary'
  | 'error-link'
  | 'review'
  | 'review-row'
  | 'review-label'
  | 'review-value'
  | 'change'
  | 'secret-refusal'
  | 'problems'
  | 'failed'
  | 'ended'
  | 'actions'
  | 'note'
  | 'accept'
  | 'back'
  | 'decline'
  | 'decline-with-note'
  | 'decline-panel'
  | 'decline-note'
  | 'cancel'
  | 'later'
  | 'close'
  | 'leave-panel'
  | 'keep';

/** Parts of a form that a server asks to be filled in. */
export const elicitationFormAnatomy: Anatomy<'elicitation-form', ElicitationFormPart> = {
  scope: 'elicitation-form',
  parts: {
    root: 'The form. `data-state` is edit or review; `data-ended` holds the reason once it can’t be answered any more.',
    body: 'Everything between head and actions; scrolls in a dialog.',
    message: 'What the server says it wants, quoted.',
    destination: 'Where the answers go.',
    title: 'The schema’s own title.',
    description: 'The schema’s own description.',
    fields: 'All fields, rendered by JSON Forms.',
    field:
      'One field; `data-field` is the server’s property name; `data-kind`, `data-required`, `data-invalid`, `data-answered`.',
    label: 'Name of a field.',
    optional: 'Says that a field may stay empty.',
    suggestion: 'Says that a value is the server’s suggestion.',
    hint: 'The server’s description or the kit’s words about what fits.',
    control: 'Input, or group of options.',
    option: 'One choice; `data-value`, `data-state` checked or unchecked, `data-highlighted`.',
    'option-description': 'The server’s words about an option.',
    listbox: 'Options of a searchable choice.',
    toggle: 'Opens the options of a searchable choice.',
    chip: 'A chosen option of a searchable multiple choice.',
    remove: 'Takes a chosen option out.',
    count: 'How many options match or are chosen.',
    clear: 'Makes an answered field unanswered.',
    caution: 'Warning about a personal or secret field.',
    acknowledge: 'Consent to give something secret anyway.',
    'field-error': 'What is wrong with an answer.',
    'error-offer': 'Button that takes a reading of an ambiguous answer.',
    'error-summary': 'All errors of a refused accept, as links.',
    'error-link': 'Moves the focus to the field.',
    review: 'What will be sent.',
    'review-row': 'One field with the value that will be sent; `data-field`, `data-answered`.',
    'review-label': 'Name of the field.',
    'review-value': 'The value as the server will get it.',
    change: 'Goes back to that field.',
    'secret-refusal': 'Explains why a form that asks for a secret is not shown.',
    problems: 'Explains why a form can’t be answered.',
    failed: 'The answer could not be delivered.',
    ended: 'The request ended without this person’s answer.',
    actions: 'Row of actions.',
    note: 'What pressing the main action will do.',
    accept: 'Leads to the review when there is one; in review, sends. `data-armed` once it works.',
    back: 'From review to the form.',
    decline: 'Declines at once.',
    'decline-with-note': 'Opens the note.',
    'decline-panel': 'Asks for a note before declining.',
    'decline-note': 'The note; stays with the host.',
    cancel: 'Cancels the request.',
    later: 'Puts the form away and keeps it pending.',
    close: 'Puts away a request that has ended.',
    'leave-panel': 'Asks before typing is thrown away.',
    keep: 'Keeps editing.',
  },
};
