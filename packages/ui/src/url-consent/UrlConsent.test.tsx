import * as publicSuffixes from '@assent/client/url-psl';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import type { JSX } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { travel } from '../test-support/ask.ts';
import { Host } from '../test-support/Host.tsx';
import { askUrl, mountUrl, urlInbox } from '../test-support/mountUrl.tsx';
import { findPart, part } from '../test-support/parts.ts';
import { UrlConsentSurface } from './UrlConsentSurface.tsx';

const trap = 'https://accounts.google.com.evil-login.example/oauth?client=42&next=%2Fpay';
const plain = 'https://pay.example.com/invoices/7';
const opener = vi.fn<typeof window.open>(() => null);

beforeEach(() => {
  opener.mockClear();
  vi.spyOn(window, 'open').mockImplementation(opener);
});
afterEach(() => vi.restoreAllMocks());

/** Attributes anywhere on the page that hold any piece of the address. */
function attributesWith(...pieces: string[]): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ value }) => pieces.some((piece) => value.includes(piece)))
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  );
}

async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(part('content'), {
    rules: { 'color-contrast': { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

test('an address is asked about before it is opened, and accept follows the opening [EL-URL-02] [EL-URL-11] [S-02]', async () => {
  const { user, outcome, settled, state } = await mountUrl(plain);
  expect(state()).toBe('consent');
  expect(screen.getByRole('dialog', { name: 'Travel agent wants you to visit a site' })).toBeVisible();
  expect(part('message')).toHaveTextContent('Travel agent saysPlease sign in.');
  expect(opener).not.toHaveBeenCalled();
  expect(settled()).toBeUndefined();
  await user.click(part('open'));
  expect(opener.mock.calls).toEqual([[plain, '_blank', 'noopener,noreferrer']]);
  await expect(outcome).resolves.toMatchObject({ action: 'accept', reason: 'user' });
  expect(Object.keys((await outcome).result ?? {})).toEqual(['action']);
});

test('the site comes first, then the address to its last character, the domain set apart by more than colour [EL-URL-01] [EL-URL-05] [EL-URL-07] [U7] [U8]', async () => {
  await mountUrl(trap, { host: { urlOptions: publicSuffixes } });
  expect(part('site')).toHaveTextContent(/^evil-login\.example$/);
  expect(part('host')).toHaveTextContent('accounts.google.com.evil-login.example');
  expect(part('href')).toHaveTextContent(trap);
  expect(part('href').querySelector('strong')).toHaveTextContent(/^evil-login\.example$/);
  expect(part('href').querySelector('bdi')).toHaveAttribute('dir', 'ltr');
  expect(part('open')).toHaveTextContent('Open evil-login.example');
  expect(part('open')).toHaveAccessibleDescription(/^evil-login\.example/);
  expect(part('host').compareDocumentPosition(part('open'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('without knowledge of public suffixes the whole name stands out, and the page says so [U7]', async () => {
  await mountUrl(trap);
  expect(part('site')).toHaveTextContent(/^accounts\.google\.com\.evil-login\.example$/);
  expect(part('href').querySelector('strong')).toHaveTextContent('accounts.google.com.evil-login.example');
  expect(part('host-note')).toHaveTextContent('The whole name is shown');
});

test('no attribute of any element holds the address or its host before consent [EL-URL-03] [U9]', async () => {
  await mountUrl('https://login.only-here.example/path-only-here?q=only-here#only-here', {
    elicitationId: 'only-here',
  });
  expect(part('href')).toHaveTextContent('only-here');
  expect(attributesWith('only-here')).toEqual([]);
  expect(document.querySelector('a, link[rel~="prefetch"], link[rel~="preconnect"], iframe, img')).toBeNull();
});

test.for([
  ['bücher.example', 'xn--bcher-kva.example', 'unicode'],
  ['аpple.example', 'xn--pple-43d.example', 'ascii'],
] as const)('%s is shown in both of its forms [EL-URL-08] [U6]', async ([unicode, ascii, leading]) => {
  await mountUrl(`https://${unicode}/`);
  expect(part('host')).toHaveTextContent(unicode);
  expect(part('host')).toHaveTextContent(ascii);
  expect(part('site')).toHaveTextContent(leading === 'unicode' ? unicode : ascii);
  expect(part('href')).toHaveTextContent(ascii);
  expect(findPart('warning') !== null).toBe(leading === 'ascii');
});

test('a severe reason is said in words and needs a consent of its own, which a press on Open does not give [EL-URL-09] [U10]', async () => {
  const { user, outcome } = await mountUrl('https://аpple.example/');
  expect(part('warning')).toHaveAttribute('data-level', 'severe');
  expect(part('warning')).toHaveTextContent('mixes letters of different alphabets');
  expect(part('open')).toHaveAccessibleDescription(/mixes letters/);
  await user.click(part('open'));
  expect(opener).not.toHaveBeenCalled();
  expect(part('open')).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('checkbox'));
  await user.click(part('open'));
  expect(opener).toHaveBeenCalledTimes(1);
  await expect(outcome).resolves.toMatchObject({ action: 'accept' });
});

test.for([
  ['javascript:alert(1)', 'scheme-not-allowed'],
  ['JaVaScRiPt:alert(1)', 'scheme-not-allowed'],
  [' \u0001javascript:alert(1)', 'scheme-not-allowed'],
  ['data:text/html,<h1>x</h1>', 'scheme-not-allowed'],
  ['file:///etc/passwd', 'scheme-not-allowed'],
  ['not a url', 'unparseable'],
  ['https://bank.example@evil.example/', 'userinfo'],
  ['http://shop.example/', 'insecure-http'],
  ['http://169.254.169.254/latest/meta-data/', 'metadata-endpoint'],
] as const)(
  '%s gets no way to open it, and can be declined or cancelled [EL-URL-22] [EL-URL-35] [U2]',
  async ([url, reason]) => {
    const { user, outcome } = await mountUrl(url);
    expect(part('warning')).toHaveAttribute('data-level', 'block');
    expect(part('warning').querySelector(`[data-reason="${reason}"]`)).not.toBeNull();
    for (const name of ['open', 'open-again', 'copy', 'acknowledge']) expect(findPart(name)).toBeNull();
    expect(part('cancel')).toBeVisible();
    await user.click(part('decline'));
    await expect(outcome).resolves.toMatchObject({ action: 'decline', reason: 'user' });
    expect(opener).not.toHaveBeenCalled();
  },
);

test('declining and cancelling are different answers, and neither opens anything', async () => {
  const declined = await mountUrl(plain);
  await declined.user.click(part('decline'));
  expect((await declined.outcome).result).toEqual({ action: 'decline' });
  declined.view.unmount();
  const cancelled = await mountUrl(plain);
  await cancelled.user.click(part('cancel'));
  expect((await cancelled.outcome).result).toEqual({ action: 'cancel' });
  expect(opener).not.toHaveBeenCalled();
});

test.for([
  ['message-missing', { message: '' }, plain],
  ['url-missing', {}, ''],
] as const)(
  'a request with %s names the problem and can’t be agreed to [EL-URL-23]',
  async ([malformed, own, url]) => {
    await mountUrl(url, { ...own, malformed });
    expect(part('warning').querySelector(`[data-reason="${malformed}"]`)).toHaveTextContent('did not say');
    expect(findPart('open')).toBeNull();
    expect(part('decline')).toBeVisible();
  },
);

test('http to the person’s own computer is a note for a local server and a warning for a remote one [EL-URL-26] [U4]', async () => {
  const remote = await mountUrl('http://127.0.0.1:8080/x');
  expect(part('warning')).toHaveTextContent('not encrypted');
  expect(part('open')).toBeVisible();
  remote.view.unmount();
  await mountUrl('http://127.0.0.1:8080/x', { server: { id: 'l', label: 'Local', origin: 'npx notes-mcp' } });
  expect(findPart('warning')).toBeNull();
  expect(part('notes')).toHaveTextContent('not encrypted');
});

test('after Open a tab should have opened: again, copy, finished, try again, cancel, and no anchor [EL-URL-10] [EL-URL-12] [W2]', async () => {
  const { user, inbox, state, settled } = await mountUrl(plain, { elicitationId: 'el-1' });
  const [request] = inbox.getSnapshot();
  await user.click(part('open'));
  await waitFor(() => expect(state()).toBe('waiting'));
  expect(screen.getByRole('heading', { name: 'A tab should have opened' })).toHaveFocus();
  for (const name of ['open-again', 'copy', 'finished', 'retry', 'cancel']) expect(part(name)).toBeVisible();
  expect(findPart('decline')).toBeNull();
  expect(document.querySelector('a')).toBeNull();
  await user.click(part('open-again'));
  expect(opener.mock.calls.map(([href]) => href)).toEqual([plain, plain]);
  await user.click(part('copy'));
  await expect(navigator.clipboard.readText()).resolves.toBe(plain);
  expect(part('copied')).toHaveTextContent('Address copied');
  expect(settled()).toMatchObject({ action: 'accept' });
  await user.click(part('finished'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inbox.get(request?.id ?? '')).toBeUndefined();
});

test('a completion notice moves on by itself; others, of other ids and servers, change nothing [EL-URL-14] [EL-URL-15] [EL-URL-16] [EL-URL-21]', async () => {
  const id = '[data-x="1"] 😀';
  const { user, inbox, state } = await mountUrl(plain, { elicitationId: id });
  act(() => inbox.complete(travel.id, id));
  expect(state()).toBe('consent');
  await user.click(part('open'));
  await waitFor(() => expect(state()).toBe('waiting'));
  expect(part('waiting')).toHaveTextContent('closes by itself');
  act(() => {
    inbox.complete(travel.id, 'other');
    inbox.complete('another-server', id);
  });
  expect(state()).toBe('waiting');
  expect(document.body.innerHTML).not.toContain('😀');
  act(() => inbox.complete(travel.id, id));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => inbox.complete(travel.id, id));
});

test('without an id no notice can come, and the person is told so [EL-URL-17]', async () => {
  const { user, state } = await mountUrl(plain);
  expect(part('notes')).toHaveTextContent('can’t tell when you have finished');
  await user.click(part('open'));
  await waitFor(() => expect(state()).toBe('waiting'));
  expect(part('waiting')).toHaveTextContent('come back and say so');
});

test('a modern answer leaves when the person is back, not before [EL-URL-31] [EL-URL-32]', async () => {
  const { user, outcome, settled, state, inbox } = await mountUrl(plain, { era: 'modern' });
  expect(findPart('notes')).toBeNull();
  await user.click(part('open'));
  await waitFor(() => expect(state()).toBe('waiting'));
  act(() => inbox.complete(travel.id, 'stray'));
  expect(settled()).toBeUndefined();
  await user.click(part('finished'));
  await expect(outcome).resolves.toMatchObject({ result: { action: 'accept' } });
});

test('try again leads back to the question where nothing can be repeated, and cancel is still there', async () => {
  const { user, outcome, state } = await mountUrl(plain, { era: 'modern' });
  await user.click(part('open'));
  await waitFor(() => expect(state()).toBe('waiting'));
  await user.click(part('retry'));
  expect(state()).toBe('consent');
  expect(screen.getByRole('heading', { name: 'Travel agent wants you to visit a site' })).toHaveFocus();
  await user.click(part('open'));
  expect(opener).toHaveBeenCalledTimes(2);
  expect(state()).toBe('waiting');
  await user.click(part('cancel'));
  await expect(outcome).resolves.toMatchObject({ action: 'cancel', reason: 'user' });
});

test('once the answer is with a legacy server, try again repeats the operation and cancel stops it [EL-URL-12]', async () => {
  const stop = vi.fn();
  const retry = vi.fn();
  const scope = { id: 's', method: 'tools/call', name: 'pay', attribution: 'certain', stop, retry } as const;
  const first = await mountUrl(plain, { scope });
  await first.user.click(part('open'));
  await waitFor(() => expect(first.state()).toBe('waiting'));
  await first.user.click(part('retry'));
  expect(retry).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  first.view.unmount();
  const second = await mountUrl(plain, { scope });
  await second.user.click(part('open'));
  await waitFor(() => expect(second.state()).toBe('waiting'));
  await second.user.click(part('cancel'));
  expect(stop).toHaveBeenCalledTimes(1);
});

test.for([
  ['says that it was blocked', () => Promise.resolve('blocked' as const)],
  ['answers false', () => Promise.resolve(false)],
  ['rejects', () => Promise.reject(new Error('no browser'))],
  [
    'throws',
    () => {
      throw new Error('no browser');
    },
  ],
] as const)(
  'an opener that %s sends nothing and stays on the question; leaving then cancels [EL-URL-13] [U16]',
  async ([, openUrl]) => {
    const { user, outcome, settled, state } = await mountUrl(plain, { host: { openUrl } });
    await user.click(part('open'));
    await waitFor(() => expect(part('open-error')).toBeVisible());
    expect(part('open-error').closest('[role="alert"]')).not.toBeNull();
    expect(state()).toBe('consent');
    expect(settled()).toBeUndefined();
    expect(part('copy')).toBeVisible();
    await user.keyboard('{Escape}');
    await expect(outcome).resolves.toMatchObject({ action: 'cancel', reason: 'user' });
  },
);

test('after a failed attempt the person can open the address elsewhere and say so', async () => {
  const { user, outcome } = await mountUrl(plain, { host: { openUrl: () => 'failed' } });
  await user.click(part('open'));
  await user.click(part('opened-elsewhere'));
  await expect(outcome).resolves.toMatchObject({ action: 'accept' });
});

test('the host’s opener gets the canonical address alone, once, and accept waits for it [EL-URL-38] [EL-URL-39] [W3]', async () => {
  let done: (result: 'opened') => void = () => undefined;
  const openUrl = vi.fn(() => new Promise<'opened'>((resolve) => (done = resolve)));
  const { user, outcome, settled } = await mountUrl('HTTPS://Pay.Example.com/a b', { host: { openUrl } });
  await user.click(part('open'));
  await user.click(part('open'));
  expect(openUrl.mock.calls).toEqual([['https://pay.example.com/a%20b']]);
  expect(part('open')).toHaveTextContent('Opening');
  expect(settled()).toBeUndefined();
  await act(async () => done('opened'));
  await expect(outcome).resolves.toMatchObject({ action: 'accept' });
});

test('another address under the same request resets the consent, and a late opener can’t agree to it [EL-URL-04] [U11]', async () => {
  const inbox = urlInbox();
  let done: (result: 'opened') => void = () => undefined;
  const openUrl = (): Promise<'opened'> => new Promise((resolve) => (done = resolve));
  void askUrl(inbox, 'https://аpple.example/');
  const [request] = inbox.getSnapshot();
  if (request?.kind !== 'url') throw new Error('The request did not arrive.');
  const surface = (url: string): JSX.Element => (
    <Host inbox={inbox} openUrl={openUrl}>
      <UrlConsentSurface request={{ ...request, params: { ...request.params, url } }} />
    </Host>
  );
  const view = render(surface(request.params.url));
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(part('open'));
  view.rerender(surface('https://аррlе.example/'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(part('open')).toHaveAttribute('aria-disabled', 'true');
  await act(async () => done('opened'));
  expect(part('root')).toHaveAttribute('data-state', 'consent');
  expect(inbox.get(request.id)?.status).toBe('waiting');
});

test('the kit offers no field for a code or a callback, nor a way to share the address [EL-URL-29] [EL-URL-30]', async () => {
  const { user, state } = await mountUrl(plain);
  const fields = (): number =>
    part('content').querySelectorAll('input, textarea, select, [contenteditable]').length;
  expect(fields()).toBe(0);
  await user.click(part('open'));
  await waitFor(() => expect(state()).toBe('waiting'));
  expect(fields()).toBe(0);
  expect(part('waiting')).toHaveTextContent('another browser of yours');
});

test('a page put away while it is open is found again through its card, behind what waits', async () => {
  const { user, inbox, state } = await mountUrl(plain, { elicitationId: 'el-1' });
  await user.click(part('open'));
  await waitFor(() => expect(state()).toBe('waiting'));
  await user.click(part('later'));
  expect(part('state')).toHaveTextContent('You opened its page');
  act(() => {
    void askUrl(inbox, 'https://second.example/');
  });
  expect(part('show').closest('[data-status]')).toHaveAttribute('data-status', 'waiting');
  await user.click(part('show'));
  await user.click(await waitFor(() => part('decline')));
  await user.click(await waitFor(() => part('show')));
  await waitFor(() => expect(state()).toBe('waiting'));
});

test('several addresses are walked in order, and the person knows how many there are [EL-URL-18]', async () => {
  const inbox = urlInbox();
  const { user } = await mountUrl('https://one.example/', { inbox, series: { index: 0, count: 2 } });
  expect(part('position')).toHaveTextContent('1 of 2');
  act(() => {
    void askUrl(inbox, 'https://two.example/', { series: { index: 1, count: 2 } });
  });
  await user.click(part('decline'));
  await waitFor(() => expect(part('site')).toHaveTextContent('two.example'), { timeout: 3000 });
  expect(part('position')).toHaveTextContent('2 of 2');
});

test('what ends elsewhere is explained in place, without a way to open [C11]', async () => {
  const { inbox, user } = await mountUrl(plain);
  act(() => inbox.withdraw(() => true, 'expired'));
  expect(part('ended')).toHaveTextContent('expired');
  expect(findPart('open')).toBeNull();
  await user.click(part('close'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the words of the server are text and never join a sentence of the kit [T1] [T2] [T8]', async () => {
  await mountUrl('https://xn--4dbrk0ce.example/<b>x</b>', {
    message: '<img src=x onerror=alert(1)> [click](https://evil.test) \u202ereversed',
  });
  expect(part('message')).toHaveTextContent('<img src=x onerror=alert(1)> [click](https://evil.test)');
  expect(document.querySelector('img, a, [data-part="href"] b')).toBeNull();
  expect(part('message').textContent).not.toContain('\u202e');
});

test('a server that can be taken for another one is flagged, also when the other one asks nothing [T4]', async () => {
  const inbox = urlInbox();
  inbox.offers({ id: 'bank', label: 'Acme Bank', origin: 'https://mcp.acme.example' });
  await mountUrl(plain, { inbox, server: { id: 'other', label: 'Аcme Bank', origin: 'https://x.example' } });
  expect(part('name-clash')).toHaveTextContent('looks like that of another server, Acme Bank.');
  expect(part('name-clash')).toHaveTextContent('mcp.acme.example');
});

test('the words are there in Chinese, too', async () => {
  await mountUrl('https://аpple.example/', { host: { locale: 'zh-CN' } });
  expect(part('open')).toHaveTextContent('打开 xn--pple-43d.example');
  expect(part('warning')).toHaveTextContent('混用了不同文字的字母');
});

test.for([
  ['an address without a finding', plain, {}],
  ['a warned one', 'https://аpple.example/', {}],
  ['a blocked one', 'javascript:alert(1)', {}],
  ['a long one', `https://long.example/?q=${'a'.repeat(4000)}`, {}],
] as const)('axe finds nothing on %s', async ([, url]) => {
  await mountUrl(url);
  expect(await violations()).toEqual([]);
});

test('axe finds nothing while the page is open', async () => {
  const { user, state } = await mountUrl(plain);
  await user.click(part('open'));
  await waitFor(() => expect(state()).toBe('waiting'));
  expect(await violations()).toEqual([]);
});

test('what the server wrote stands beside what will open, where the difference matters', async () => {
  const first = await mountUrl('https://ex%61mple.com/');
  expect(part('href')).toHaveTextContent('https://example.com/');
  expect(part('raw')).toHaveTextContent('https://ex%61mple.com/');
  first.view.unmount();
  await mountUrl('https://EXAMPLE.com');
  expect(findPart('raw')).toBeNull();
});

test('an address of a megabyte is refused without putting a megabyte on the page', async () => {
  await mountUrl(`https://long.example/?q=${'a'.repeat(1_000_000)}`);
  expect(part('warning').querySelector('[data-reason="url-too-long"]')).not.toBeNull();
  expect(part('content').textContent?.length).toBeLessThan(10_000);
});

test('4 kB of address are readable to the last character [EL-URL-05]', async () => {
  const long = `https://long.example/?q=${'0123456789'.repeat(400)}end`;
  await mountUrl(long);
  expect(part('href')).toHaveTextContent(long);
  expect(part('href')).toHaveAttribute('tabindex', '0');
});
