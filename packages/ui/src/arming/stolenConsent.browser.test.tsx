import { createInbox, type Inbox, type Outcome } from '@assent/client';
import { type JSX, type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AssentProvider } from '../provider/AssentProvider.tsx';
import { useShownRequest } from '../provider/useShownRequest.ts';
import { RequestDialogs } from '../request-dialogs/RequestDialogs.tsx';
import { travel } from '../test-support/ask.ts';
import { findPart, part } from '../test-support/parts.ts';
import { ArmedButton } from './ArmedButton.tsx';
import '../styles/index.css';

/** Everything here keeps the delays that a host gets without saying anything. */
function Page({ inbox, children }: { inbox: Inbox; children?: ReactNode }): JSX.Element {
  return (
    <AssentProvider inbox={inbox} locale="en" review="never">
      {children}
      <RequestDialogs />
    </AssentProvider>
  );
}

/** A message alone: accept is one press away, which is what an attacker hopes for. */
const question = {
  kind: 'form',
  params: { message: 'Delete everything?', requestedSchema: { type: 'object', properties: {} } },
} as const;

interface Asked {
  readonly inbox: Inbox;
  ask(): void;
  settled(): Outcome | undefined;
}

function newAsked(): Asked {
  const inbox = createInbox({ surfaces: ['form', 'url'], warn: () => undefined });
  let outcome: Outcome | undefined;
  return {
    inbox,
    ask: () => void inbox.request(question, { server: travel }).then((value) => (outcome = value)),
    settled: () => outcome,
  };
}

/** The composer of a host that opens what arrives as soon as `opensOn` is pressed in it. */
function Composer({ asked, opensOn, shows }: { asked: Asked; opensOn: string; shows: boolean }): JSX.Element {
  const { show } = useShownRequest();
  return (
    <input
      aria-label="Composer"
      onKeyDown={({ key, repeat }) => {
        if (key !== opensOn || repeat) return;
        if (asked.inbox.getSnapshot().length === 0) asked.ask();
        const [first] = asked.inbox.getSnapshot();
        if (shows && first !== undefined) show(first.id);
      }}
    />
  );
}

const composer = (): HTMLInputElement => page.getByLabelText('Composer').element() as HTMLInputElement;
const untilArmed = (): Promise<void> =>
  expect.poll(() => part('accept').hasAttribute('data-armed'), { timeout: 5000 }).toBe(true);

/** Half of a real key press, as the keyboard's driver would send it. */
async function pressEnter(type: 'rawKeyDown' | 'keyUp', autoRepeat: boolean): Promise<void> {
  // vitest leaves the type of the session to the provider, whose package `ui` has no reason to depend on.
  const session = cdp() as unknown as { send(method: string, params: object): Promise<unknown> };
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
  await session.send('Input.dispatchKeyEvent', { type, autoRepeat, ...enter });
  if (type === 'keyUp') return;
  await session.send('Input.dispatchKeyEvent', { type: 'char', text: '\r', ...enter });
}

afterEach(() => vi.restoreAllMocks());

test('"hi" and Enter, typed while a prompt arrives, stay in the composer [C1] [C12]', async () => {
  const asked = newAsked();
  await render(
    <Page inbox={asked.inbox}>
      <Composer asked={asked} opensOn="h" shows={false} />
    </Page>,
  );
  await page.getByLabelText('Composer').click();
  await userEvent.keyboard('hi{Enter}');
  await expect.poll(() => findPart('show')).not.toBeNull();
  expect(composer().value).toBe('hi');
  expect(document.activeElement).toBe(composer());
  expect(findPart('accept')).toBeNull();
  expect(asked.settled()).toBeUndefined();
});

test.for(['Enter', ' '])(
  'the key-down of "%s" that opens a prompt is not an answer to it [C2] [C4] [C12]',
  async (key) => {
    const asked = newAsked();
    await render(
      <Page inbox={asked.inbox}>
        <Composer asked={asked} opensOn={key} shows />
      </Page>,
    );
    await page.getByLabelText('Composer').click();
    await userEvent.keyboard(key === ' ' ? ' ' : `{${key}}`);
    await expect.poll(() => findPart('accept'), { timeout: 10_000 }).not.toBeNull();
    expect(document.activeElement?.matches('[data-part="accept"]')).toBe(false);
    await untilArmed();
    expect(asked.settled()).toBeUndefined();
  },
);

test('Enter, held while a prompt opens and its button gets the focus, never accepts [C4] [C12]', async () => {
  const asked = newAsked();
  await render(
    <Page inbox={asked.inbox}>
      <Composer asked={asked} opensOn="Enter" shows />
    </Page>,
  );
  await page.getByLabelText('Composer').click();
  // One press from before the prompt until long after it is armed; user-event would let go between two calls.
  await pressEnter('rawKeyDown', false);
  await expect.poll(() => findPart('accept'), { timeout: 10_000 }).not.toBeNull();
  part('accept').focus();
  await untilArmed();
  for (let repeat = 0; repeat < 20; repeat += 1) await pressEnter('rawKeyDown', true);
  await pressEnter('keyUp', false);
  expect(asked.settled()).toBeUndefined();
  await pressEnter('rawKeyDown', false);
  await pressEnter('keyUp', false);
  await expect.poll(asked.settled).toMatchObject({ action: 'accept', reason: 'user' });
});

/** A host's button that puts the kit's deciding button under the pointer when it is pressed. */
function Swap({ onAccept }: { onAccept: () => void }): JSX.Element {
  const [swapped, setSwapped] = useState(false);
  const place = { position: 'fixed', top: '40px', left: '40px', width: '160px', height: '40px' } as const;
  return swapped ? (
    <ArmedButton style={place} onClick={onAccept}>
      Allow
    </ArmedButton>
  ) : (
    <button type="button" style={place} onClick={() => setSwapped(true)}>
      Continue
    </button>
  );
}

test.for([undefined, 0])(
  'a double click over a button that appears under it accepts nothing, with a delay of %s [C4] [C12]',
  async (accept) => {
    const asked = newAsked();
    const accepted = vi.fn();
    await render(
      <AssentProvider
        inbox={asked.inbox}
        locale="en"
        {...(accept === undefined ? {} : { armDelay: { accept } })}
      >
        <Swap onAccept={accepted} />
      </AssentProvider>,
    );
    await page.getByRole('button', { name: 'Continue' }).dblClick();
    await expect.element(page.getByRole('button', { name: 'Allow' })).toBeVisible();
    expect(accepted).not.toHaveBeenCalled();
  },
);

async function armedPrompt(): Promise<Asked> {
  const asked = newAsked();
  await render(<Page inbox={asked.inbox} />);
  asked.ask();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => findPart('accept'), { timeout: 10_000 }).not.toBeNull();
  await untilArmed();
  return asked;
}

test('the click that brings the window back is not an answer [C3] [C12]', async () => {
  const asked = await armedPrompt();
  window.dispatchEvent(new Event('focus'));
  await userEvent.click(part('accept'), { force: true });
  expect(asked.settled()).toBeUndefined();
  await untilArmed();
  await userEvent.click(part('accept'));
  await expect.poll(asked.settled).toMatchObject({ action: 'accept', reason: 'user' });
});

test('a button that slides under the pointer does not take the press that was on its way [C3] [C12]', async () => {
  const asked = await armedPrompt();
  const accept = part('accept');
  const before = accept.getBoundingClientRect().top;
  // The layout moves between aiming and pressing, as a late image or a host's banner makes it.
  const banner = document.createElement('div');
  banner.style.height = '80px';
  accept.closest('footer')?.after(banner);
  expect(Math.abs(accept.getBoundingClientRect().top - before)).toBeGreaterThan(8);
  await userEvent.click(accept, { force: true });
  expect(asked.settled()).toBeUndefined();
  await untilArmed();
  await userEvent.click(accept);
  await expect.poll(asked.settled).toMatchObject({ action: 'accept', reason: 'user' });
});

test('after an answer the next prompt comes half a second later, and waits again before it takes one [C6] [C12]', async () => {
  const asked = await armedPrompt();
  const second = asked.inbox.request(
    {
      kind: 'form',
      params: { message: 'And the backups?', requestedSchema: { type: 'object', properties: {} } },
    },
    { server: travel },
  );
  let came: Outcome | undefined;
  void second.then((outcome) => {
    came = outcome;
  });
  const { x, y, width, height } = part('accept').getBoundingClientRect();
  await userEvent.click(part('accept'));
  await expect.poll(asked.settled).toMatchObject({ action: 'accept' });
  expect(findPart('accept')).toBeNull();
  expect(document.body.textContent).not.toContain('And the backups?');
  // Pressing on at the same place meets nothing that decides.
  document
    .elementFromPoint(x + width / 2, y + height / 2)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  await expect.poll(() => findPart('accept'), { timeout: 5000 }).not.toBeNull();
  expect(part('accept').hasAttribute('data-armed')).toBe(false);
  part('accept').click();
  expect(came).toBeUndefined();
});
