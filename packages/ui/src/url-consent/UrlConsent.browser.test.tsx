import { createInbox, type Inbox, type Outcome } from '@assent/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AssentProvider, type AssentProviderProps } from '../provider/AssentProvider.tsx';
import { RequestDialogs } from '../request-dialogs/RequestDialogs.tsx';
import { askUrl } from '../test-support/mountUrl.tsx';
import { findPart, part } from '../test-support/parts.ts';
import '../styles/index.css';

const opened = vi.fn<(href: string, activation: boolean) => void>();
/** Stands for the host's own opener, and sees what a browser looks at before it lets a tab open. */
const openUrl = (href: string): 'opened' => {
  opened(href, navigator.userActivation.isActive);
  return 'opened';
};

beforeEach(() => {
  opened.mockClear();
});

async function show(
  url: string,
  settings: Partial<AssentProviderProps> = {},
): Promise<{ inbox: Inbox; outcome: Promise<Outcome> }> {
  const inbox = createInbox({ surfaces: ['url'], warn: () => undefined });
  await render(
    <AssentProvider inbox={inbox} locale="en" openUrl={openUrl} {...settings}>
      <RequestDialogs />
    </AssentProvider>,
  );
  const outcome = askUrl(inbox, url, { elicitationId: 'el-1' });
  await page.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => findPart('actions')).not.toBeNull();
  return { inbox, outcome };
}

const state = (): string | null => part('root', part('content')).getAttribute('data-state');
const armed = (name: string): Promise<void> =>
  expect.poll(() => part(name).hasAttribute('data-armed'), { timeout: 5000 }).toBe(true);

test('before consent the address stands in text only, whatever the browser would make of an attribute [EL-URL-03] [U9]', async () => {
  const address = 'https://only-here.example/only-here?only-here#only-here';
  const fetched = vi.spyOn(window, 'fetch');
  await show(address, { armDelay: { accept: 0, open: 0 } });
  expect(part('href').textContent).toBe(address);
  const holders = [...document.querySelectorAll('*')].filter((element) =>
    [...element.attributes].some(({ value }) => value.includes('only-here')),
  );
  expect(holders).toEqual([]);
  expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('only-here'))).toEqual(
    [],
  );
  expect(fetched).not.toHaveBeenCalled();
  await userEvent.click(part('open'));
  expect(opened.mock.calls).toEqual([[address, true]]);
});

test('Open works a second after it came into view, and not before [C3] [EL-URL-04]', async () => {
  const before = performance.now();
  await show('https://pay.example.com/');
  part('open').click();
  expect(opened).not.toHaveBeenCalled();
  await armed('open');
  expect(performance.now() - before).toBeGreaterThanOrEqual(1000);
  await userEvent.click(part('open'));
  expect(opened.mock.calls).toEqual([['https://pay.example.com/', true]]);
});

test('the opener is called while the click is still being handled [W1]', async () => {
  const { inbox } = await show('https://pay.example.com/', { armDelay: { accept: 0, open: 0 } });
  const order: string[] = [];
  opened.mockImplementation(() => void order.push('opened'));
  inbox.onChanged(({ request }) => void order.push(request.status));
  part('open').addEventListener('click', () => queueMicrotask(() => order.push('after the click')));
  part('open').click();
  await expect.poll(() => order.includes('after the click')).toBe(true);
  expect(order.indexOf('opened')).toBe(0);
  expect(order.indexOf('opened')).toBeLessThan(order.indexOf('after the click'));
});

test('a double click opens one tab, and its second half does not press what took the place of Open [C4] [W6]', async () => {
  const { inbox } = await show('https://pay.example.com/', { armDelay: { accept: 0, open: 0 } });
  await userEvent.dblClick(part('open'));
  expect(opened).toHaveBeenCalledTimes(1);
  await expect.poll(state).toBe('waiting');
  expect(inbox.getSnapshot().map(({ status }) => status)).toEqual(['opened']);
});

test('the whole way goes by keyboard: heading, address, consent, Open, and back [EL-URL-01]', async () => {
  const { outcome } = await show('https://аpple.example/', { armDelay: { accept: 0, open: 0 } });
  const reach = async (name: string): Promise<void> => {
    for (let presses = 0; presses < 20; presses += 1) {
      if (document.activeElement?.closest(`[data-part="${name}"]`) !== null) return;
      await userEvent.keyboard('{Tab}');
    }
    throw new Error(`Tab never reached ${name}`);
  };
  expect(document.activeElement?.getAttribute('data-part')).toBe('title');
  await reach('acknowledge');
  await userEvent.keyboard(' ');
  await reach('open');
  await userEvent.keyboard('{Enter}');
  await expect(outcome).resolves.toMatchObject({ action: 'accept' });
  await expect.poll(() => document.activeElement?.textContent).toBe('A tab should have opened');
  await reach('finished');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
});

test('the domain stands out by weight and underline, and a long name never pushes it out of view [EL-URL-07] [U7]', async () => {
  const subdomains = Array.from({ length: 20 }, (_, n) => `accounts${n}.google.com`).join('.');
  await show(`https://${subdomains.slice(0, 180)}.evil.example/`, {
    urlOptions: { getRegistrableDomain: (host) => host.split('.').slice(-2).join('.') },
  });
  const strong = part('href').querySelector('strong');
  if (strong === null) throw new Error('Nothing stands out in the address.');
  expect(strong.textContent).toBe('evil.example');
  const style = getComputedStyle(strong);
  expect(Number(style.fontWeight)).toBeGreaterThanOrEqual(700);
  expect(style.textDecorationLine).toBe('underline');
  const box = part('site').getBoundingClientRect();
  expect(box.top).toBeGreaterThan(0);
  expect(box.bottom).toBeLessThan(window.innerHeight);
  expect(part('site').textContent).toBe('evil.example');
});

test('an address of right-to-left letters reads from its scheme to its end in any page [U8]', async () => {
  await show('https://xn--4dbrk0ce.example/a?b', { dir: 'rtl' });
  const pieces = [...part('href').querySelectorAll('[data-role]')].map((piece) =>
    piece.getBoundingClientRect(),
  );
  expect(pieces.length).toBeGreaterThan(2);
  const first = pieces[0];
  for (const piece of pieces.filter(({ top }) => Math.abs(top - (first?.top ?? 0)) < 4).slice(1)) {
    expect(piece.left).toBeGreaterThan(first?.left ?? 0);
  }
});
