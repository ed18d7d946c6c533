/** Collects what live regions of the page say, in order; each new text once. */
export function listenToAnnouncements(): { readonly said: string[]; stop(): void } {
  const said: string[] = [];
  const last = new WeakMap<Element, string>();
  const listen = (): void => {
    for (const region of document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')) {
      const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (last.get(region) === text) continue;
      last.set(region, text);
      // What is hidden from a screen reader is not said either.
      if (text !== '' && region.closest('[aria-hidden="true"]') === null) said.push(text);
    }
  };
  const observer = new MutationObserver(listen);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return { said, stop: () => observer.disconnect() };
}
