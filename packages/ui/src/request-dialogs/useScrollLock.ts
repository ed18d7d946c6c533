import { useEffect } from 'react';

const attribute = 'data-assent-locked';
let locks = 0;

/** Keeps the page behind a dialog from scrolling, by an attribute the stylesheet reads: an injected style would break CSP. */
export function useScrollLock(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const root = document.documentElement;
    // Keeping the room of a scrollbar that was there saves the page behind from jumping; without one it would add a gap.
    if (locks === 0) root.setAttribute(attribute, window.innerWidth > root.clientWidth ? 'gutter' : '');
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) root.removeAttribute(attribute);
    };
  }, [active]);
}
