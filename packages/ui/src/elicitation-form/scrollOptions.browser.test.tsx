import { expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { schemaOf } from '../test-support/ask.ts';
import { openInBrowser } from '../test-support/openInBrowser.tsx';
import { control, field, part } from '../test-support/parts.ts';

interface ScrollGesture {
  readonly x: number;
  readonly y: number;
  /** Negative scrolls down. */
  readonly yDistance: number;
  readonly gestureSourceType: 'mouse';
}

/** The one method of the protocol's session that is used here; vitest leaves them untyped. */
interface Session {
  send(method: 'Input.synthesizeScrollGesture', params: ScrollGesture): Promise<unknown>;
}

/** The middle of an element as the browser's window sees it: the test page is a frame in it, and may be scaled. */
function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: Math.round(frame.left + ((left + width / 2) * frame.width) / innerWidth),
    y: Math.round(frame.top + ((top + height / 2) * frame.height) / innerHeight),
  };
}

test('a long list of options inside the dialog scrolls by wheel [B124]', async () => {
  const { unmount } = await openInBrowser(
    schemaOf({
      country: {
        type: 'string',
        title: 'Country',
        enum: Array.from({ length: 200 }, (_, index) => `Country ${index}`),
      },
    }),
  );
  await userEvent.click(control('country'));
  const list = part('listbox', field('country'));
  await expect.poll(() => list.querySelectorAll('[role="option"]').length).toBeGreaterThan(0);
  list.scrollIntoView({ block: 'nearest' });
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
  expect(list.scrollTop).toBe(0);
  const session = cdp() as unknown as Session;
  await session.send('Input.synthesizeScrollGesture', {
    ...middleOf(list),
    yDistance: -150,
    gestureSourceType: 'mouse',
  });
  await expect.poll(() => list.scrollTop).toBeGreaterThan(50);
  expect(control('country').getAttribute('aria-expanded')).toBe('true');
  await unmount();
});
