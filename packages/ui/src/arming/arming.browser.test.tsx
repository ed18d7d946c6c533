import type { Inbox } from '@assent/client';
import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AssentProvider } from '../provider/AssentProvider.tsx';
import { ArmedButton } from './ArmedButton.tsx';

const settled = new Set<() => void>();
const inbox = {
  onSettled(listener: () => void) {
    settled.add(listener);
    return () => settled.delete(listener);
  },
} as unknown as Inbox;

const accepted = vi.fn();

beforeEach(() => {
  accepted.mockClear();
});

function Host({ children, accept }: { children: ReactNode; accept?: number }): JSX.Element {
  return (
    <AssentProvider inbox={inbox} locale="en" {...(accept === undefined ? {} : { armDelay: { accept } })}>
      {children}
    </AssentProvider>
  );
}

function allow(): HTMLElement {
  return page.getByRole('button', { name: 'Allow' }).element() as HTMLElement;
}

async function untilArmed(): Promise<void> {
  await expect.poll(() => allow().hasAttribute('data-armed'), { timeout: 5000 }).toBe(true);
}

/** The careless dialog of notes §5: it takes the focus to its first button as soon as it is there. */
function Thief(): JSX.Element {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <ArmedButton ref={ref} onClick={accepted}>
      Allow
    </ArmedButton>
  );
}

/** A host with a field, in which the thief appears when `when` says so. */
function Composer({ when }: { when: (key: string) => boolean }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Composer" onKeyDown={(event) => when(event.key) && setOpen(true)} />
      {open ? <Thief /> : null}
    </>
  );
}

test('typing in another field and pressing Enter does not accept what has just taken the focus [C3]', async () => {
  await render(
    <Host>
      <Composer when={(key) => key === 'i'} />
    </Host>,
  );
  await page.getByLabelText('Composer').click();
  await userEvent.keyboard('hi{Enter}');
  expect(accepted).not.toHaveBeenCalled();
});

test.for([0, 500])(
  'the Enter that opened the surface does not accept it, with a delay of %i ms [C4]',
  async (accept) => {
    await render(
      <Host accept={accept}>
        <Composer when={(key) => key === 'Enter'} />
      </Host>,
    );
    await page.getByLabelText('Composer').click();
    await userEvent.keyboard('{Enter}');
    await untilArmed();
    expect(accepted).not.toHaveBeenCalled();
  },
);

test.for([0, 500])('a held Enter never accepts, with a delay of %i ms [C4]', async (accept) => {
  await render(
    <Host accept={accept}>
      <Composer when={(key) => key === 'Enter'} />
    </Host>,
  );
  await page.getByLabelText('Composer').click();
  await userEvent.keyboard('{Enter>40/}');
  await untilArmed();
  await userEvent.keyboard('{Enter>20/}');
  expect(accepted.mock.calls.length).toBeLessThanOrEqual(1);
});

test('the Space that opened the surface does not accept it [C4]', async () => {
  await render(
    <Host accept={0}>
      <Composer when={(key) => key === ' '} />
    </Host>,
  );
  await page.getByLabelText('Composer').click();
  await userEvent.keyboard(' ');
  await untilArmed();
  expect(accepted).not.toHaveBeenCalled();
});

test('a press that begins once the button is armed accepts, by mouse and by key', async () => {
  await render(
    <Host>
      <ArmedButton onClick={accepted}>Allow</ArmedButton>
    </Host>,
  );
  expect(allow().getAttribute('aria-disabled')).toBe('true');
  await untilArmed();
  expect(allow().hasAttribute('aria-disabled')).toBe(false);
  await page.getByRole('button', { name: 'Allow' }).click();
  expect(accepted).toHaveBeenCalledTimes(1);
  await untilArmed();
  allow().focus();
  await userEvent.keyboard('{Enter}');
  expect(accepted).toHaveBeenCalledTimes(2);
});

test('a click before half a second in view does nothing', async () => {
  await render(
    <Host accept={60_000}>
      <ArmedButton onClick={accepted}>Allow</ArmedButton>
    </Host>,
  );
  await page.getByRole('button', { name: 'Allow' }).click({ force: true });
  expect(accepted).not.toHaveBeenCalled();
});

test('a press that began before the button was armed does not accept when it ends', async () => {
  await render(
    <Host>
      <ArmedButton onClick={accepted}>Allow</ArmedButton>
    </Host>,
  );
  const button = allow();
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  await untilArmed();
  button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, composed: true }));
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(accepted).not.toHaveBeenCalled();
});

test('the second click of a double click never accepts, even without the time gate', async () => {
  await render(
    <Host accept={0}>
      <ArmedButton onClick={accepted}>Allow</ArmedButton>
    </Host>,
  );
  await page.getByRole('button', { name: 'Allow' }).dblClick();
  expect(accepted).toHaveBeenCalledTimes(1);
});

test('a bare click, as assistive technology gives it, accepts once armed and not before', async () => {
  await render(
    <Host>
      <ArmedButton onClick={accepted}>Allow</ArmedButton>
    </Host>,
  );
  allow().click();
  expect(accepted).not.toHaveBeenCalled();
  await untilArmed();
  allow().click();
  expect(accepted).toHaveBeenCalledTimes(1);
});

test('a button below the fold is armed only after it has come wholly into view', async () => {
  await render(
    <Host>
      <div style={{ height: '3000px' }} />
      <ArmedButton onClick={accepted}>Allow</ArmedButton>
    </Host>,
  );
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(allow().hasAttribute('data-armed')).toBe(false);
  // scrollIntoView would scroll the runner's page around this frame, too.
  window.scrollTo(0, document.body.scrollHeight);
  await untilArmed();
});

test.for([
  [
    'moves by more than 8 px',
    () => {
      allow().style.marginTop = '40px';
    },
  ],
  [
    'is in a window that gets the focus',
    () => {
      window.dispatchEvent(new Event('focus'));
    },
  ],
  [
    'is in a page that becomes visible',
    () => {
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
  [
    'sees another request settle',
    () => {
      for (const listener of settled) listener();
    },
  ],
] as const)('an armed button that %s has to wait again [C3]', async ([, disturb]) => {
  await render(
    <Host>
      <ArmedButton onClick={accepted}>Allow</ArmedButton>
    </Host>,
  );
  await untilArmed();
  disturb();
  await expect.poll(() => allow().hasAttribute('data-armed'), { interval: 10 }).toBe(false);
  await untilArmed();
});

test('a new subject disarms in the same commit [C3]', async () => {
  const view = await render(
    <Host>
      <ArmedButton subject="a" onClick={accepted}>
        Allow
      </ArmedButton>
    </Host>,
  );
  await untilArmed();
  await view.rerender(
    <Host>
      <ArmedButton subject="b" onClick={accepted}>
        Allow
      </ArmedButton>
    </Host>,
  );
  expect(allow().hasAttribute('data-armed')).toBe(false);
  allow().click();
  expect(accepted).not.toHaveBeenCalled();
});

test('nothing of the guard stays behind after unmounting', async () => {
  const view = await render(
    <Host>
      <ArmedButton onClick={accepted}>Allow</ArmedButton>
    </Host>,
  );
  expect(settled.size).toBe(1);
  await view.unmount();
  expect(settled.size).toBe(0);
});
