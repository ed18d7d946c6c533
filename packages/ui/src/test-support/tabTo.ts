import { userEvent } from 'vitest/browser';

/** Presses Tab until the focus is on, or inside, an element; fails when it never gets there. */
export async function tabTo(target: () => Element | null, presses = 80): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await userEvent.keyboard('{Tab}');
    if (target()?.contains(document.activeElement) === true) return;
  }
  throw new Error('Tab never reached the element.');
}
