/** Focuses a control, or the first option of a group: a group itself takes no focus. */
export function focusControl(root: Document | ShadowRoot, id: string): void {
  const control = root.getElementById(id);
  if (control === null) return;
  const focusable = control.matches('input, textarea, select, button')
    ? control
    : control.querySelector<HTMLElement>('input:checked, input, button');
  (focusable ?? control).focus();
  // The browser scrolls to the control alone; its label above and its error below belong to it.
  control.closest('[data-part="field"]')?.scrollIntoView?.({ block: 'nearest' });
}
