/** How far a button may move, in CSS pixels, before its wait starts again. */
const tolerance = 8;
/** Layout has no event for "moved": animations, late images and a host's own panels all shift a button silently. */
const sampleEvery = 100;

interface DisturbanceHandlers {
  onDisturb(): void;
  onInView(inView: boolean): void;
}

/**
 * Watches everything that may put a button under a pointer that was meant for something else (notes C3): coming into
 * view, the window gaining focus or visibility, the button or the window moving. Returns a stop function.
 */
export function watchDisturbances(
  element: HTMLElement,
  { onDisturb, onInView }: DisturbanceHandlers,
): () => void {
  const view = element.ownerDocument.defaultView;
  if (view === null) return () => undefined;

  const place = (): { x: number; y: number } => {
    const { left, top } = element.getBoundingClientRect();
    return { x: left + view.screenX, y: top + view.screenY };
  };
  // Asking for the place at once would make the browser lay out the whole form inside the mount.
  let last: { x: number; y: number } | undefined;
  const sample = (): void => {
    const next = place();
    if (last === undefined) last = next;
    else if (Math.abs(next.x - last.x) > tolerance || Math.abs(next.y - last.y) > tolerance) {
      last = next;
      onDisturb();
    }
  };
  const timer = view.setInterval(sample, sampleEvery);
  // A press between two samples must meet the current layout.
  element.addEventListener('pointerdown', sample, true);

  const onVisibility = (): void => {
    if (element.ownerDocument.visibilityState === 'visible') onDisturb();
  };
  view.addEventListener('focus', onDisturb);
  element.ownerDocument.addEventListener('visibilitychange', onVisibility);

  let observer: IntersectionObserver | undefined;
  if (typeof IntersectionObserver === 'undefined') {
    onInView(true);
  } else {
    observer = new IntersectionObserver(
      (entries) => {
        // Fractional layouts report 0.99 for an element that is wholly there.
        const entry = entries.at(-1);
        if (entry !== undefined) onInView(entry.intersectionRatio >= 0.98);
      },
      { threshold: [0, 0.98, 1] },
    );
    observer.observe(element);
  }

  return () => {
    view.clearInterval(timer);
    element.removeEventListener('pointerdown', sample, true);
    view.removeEventListener('focus', onDisturb);
    element.ownerDocument.removeEventListener('visibilitychange', onVisibility);
    observer?.disconnect();
  };
}
