import type { TextRange } from '@assent/client/sampling';

/** The selection inside a text on screen, as offsets in what it shows; `undefined` when there is none inside it. */
export function selectedRange(element: HTMLElement): TextRange | undefined {
  const selection = element.ownerDocument.getSelection();
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return undefined;
  const before = element.ownerDocument.createRange();
  before.setStart(element, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { start, end: start + range.toString().length };
}
