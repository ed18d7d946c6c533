/** Popups close before a frame hears of Escape; the browser's own pickers never let it out. */
export function closesPopup(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.getAttribute('aria-expanded') === 'true';
}
