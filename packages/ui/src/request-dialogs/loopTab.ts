import type { KeyboardEvent } from 'react';

const stopSelector =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

function groupOf(element: Element): string | undefined {
  return element instanceof HTMLInputElement && element.type === 'radio' ? element.name : undefined;
}

/**
 * Keeps Tab inside a dialog that lives in a shadow root. Radix compares with `document.activeElement`, which there is
 * the root's host, so its own loop never closes.
 */
export function loopTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const root = event.currentTarget.getRootNode();
  if (!(root instanceof ShadowRoot) || root.activeElement === null) return;
  const active = root.activeElement;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(stopSelector)].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  );
  const direction = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  // A group of radio buttons is one stop.
  const group = groupOf(active);
  const isAhead = (stop: HTMLElement): boolean =>
    (active.compareDocumentPosition(stop) & direction) !== 0 &&
    (group === undefined || groupOf(stop) !== group);
  if (stops.some(isAhead)) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}
