import type { Anatomy } from '../internals/partOf.ts';

export type RequestReceiptPart =
  | 'root'
  | 'summary'
  | 'body'
  | 'message'
  | 'detail'
  | 'fields'
  | 'field'
  | 'label'
  | 'value'
  | 'reveal';

/** Parts of a settled request in a transcript. */
export const requestReceiptAnatomy: Anatomy<'request-receipt', RequestReceiptPart> = {
  scope: 'request-receipt',
  parts: {
    root: 'The receipt; `data-kind`, `data-action`.',
    summary: 'Who asked and what was decided; opens the rest.',
    body: 'The rest.',
    message: 'The server’s words.',
    detail: 'When, for which operation, site, model, folders.',
    fields: 'What was sent.',
    field: 'One field; `data-revealed`.',
    label: 'Its label.',
    value: 'Its value, masked until shown.',
    reveal: 'Shows and hides it.',
  },
};
