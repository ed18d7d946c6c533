/** Words of the dialog frame. */
export const requestDialogs = {
  loading: 'Opening the request…',
  loadFailed: 'This request could not be opened. Reload the page; the request stays pending.',
  between: 'Done. The next request follows.',
  previous: 'Previous question',
  settledAccept: 'Your answer was sent.',
  settledDecline: 'You declined. None of your answers were sent.',
  settledCancel: 'You cancelled. Nothing was sent.',
  settledApprove: 'You approved.',
  settledReject: 'You rejected.',
} as const;
