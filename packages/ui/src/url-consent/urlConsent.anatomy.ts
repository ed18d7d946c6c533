import type { Anatomy } from '../internals/partOf.ts';

export type UrlConsentPart =
  | 'root'
  | 'body'
  | 'message'
  | 'destination'
  | 'destination-label'
  | 'host'
  | 'site'
  | 'other-form'
  | 'host-note'
  | 'href'
  | 'raw'
  | 'warning'
  | 'reason'
  | 'notes'
  | 'privacy'
  | 'acknowledge'
  | 'open-error'
  | 'waiting'
  | 'copied'
  | 'failed'
  | 'ended'
  | 'actions'
  | 'open'
  | 'opened-elsewhere'
  | 'open-again'
  | 'copy'
  | 'finished'
  | 'retry'
  | 'decline'
  | 'cancel'
  | 'later'
  | 'close';

/** Parts of a request to visit an address. */
export const urlConsentAnatomy: Anatomy<'url-consent', UrlConsentPart> = {
  scope: 'url-consent',
  parts: {
    root: 'The surface. `data-state` is consent or waiting; `data-verdict` ok, warn or block; `data-ended` holds the reason once it is over.',
    body: 'Everything between head and actions; scrolls in a dialog.',
    message: 'The server’s stated purpose, as a quotation.',
    destination: 'Where the address leads.',
    'destination-label': 'Says that this is the site that will open.',
    host: 'The site, and every form its name is written in.',
    site: 'The registrable domain, or the whole host name where it is not known; large.',
    'other-form': 'The same name in full, in Unicode letters or as ASCII.',
    'host-note': 'Says that the whole host name is shown, because public suffixes are not known.',
    href: 'The whole canonical address as text; its pieces carry `data-role`.',
    raw: 'The address as the server wrote it, when that differs.',
    warning: 'Why the address is blocked or suspicious. `data-level` is block, severe or plain.',
    reason: 'One reason in plain words; `data-reason` is its name.',
    notes: 'Neutral facts about the address.',
    privacy: 'What the server learns.',
    acknowledge: 'Consent of its own, needed when a reason is severe.',
    'open-error': 'The host could not open the page.',
    waiting: 'What happens now that a tab should have opened.',
    copied: 'Whether the address could be copied.',
    failed: 'The answer could not be delivered.',
    ended: 'The request ended without this person’s answer, or is done.',
    actions: 'Row of actions.',
    open: 'Opens the address in the click; names the site. `data-armed` once it works. Absent when the address is blocked.',
    'opened-elsewhere': 'After a failed attempt: the person opened the copied address themselves.',
    'open-again': 'Opens the same address once more.',
    copy: 'Copies the canonical address.',
    finished: 'The person is back.',
    retry: 'Asks the server again, or leads back to the question where the server cannot be asked.',
    decline: 'Declines at once.',
    cancel: 'Cancels the request; while waiting it stops the operation.',
    later: 'Puts the surface away and keeps the request.',
    close: 'Puts away a request that is over.',
  },
};
