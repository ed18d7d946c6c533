/** Words of the dialog frame. */
export const requestDialogs = {
  loading: 'Opening the request…',
  loadFailed: 'This request could not be opened. Reload the page; the request stays pending.',
  between: 'Done. The next request follows.',
  previous: 'Previous question',
} as const;
