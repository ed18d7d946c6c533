import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountUrl } from '../test-support/mountUrl.tsx';
import { findPart, part } from '../test-support/parts.ts';

const address = 'https://accounts.example.com/authorize?client=42&state=s3cr3t';
const opener = vi.fn<typeof window.open>();

beforeEach(() => {
  opener.mockReset().mockReturnValue(null);
  vi.spyOn(window, 'open').mockImplementation(opener);
});
afterEach(() => vi.restoreAllMocks());

test('Copy gives the canonical address, and there is none for an address that is blocked [U15]', async () => {
  const { user, view } = await mountUrl('HTTPS://Accounts.Example.com:443/a b');
  await user.click(part('open'));
  await user.click(part('copy'));
  expect(await navigator.clipboard.readText()).toBe('https://accounts.example.com/a%20b');
  view.unmount();

  await mountUrl('javascript:alert(document.domain)');
  expect(findPart('copy')).toBeNull();
  expect(findPart('open')).toBeNull();
});

test('the opened page leaves no handle, no listener and no polling behind [W4] [EL-URL-06] [EL-URL-28]', async () => {
  const closed = vi.fn(() => false);
  const handle = new Proxy({} as Window, {
    get(_, property) {
      // A promise looks at `then` of whatever it is given.
      if (property !== 'then') closed();
      return undefined;
    },
  });
  opener.mockReturnValue(handle);
  const listened = vi.spyOn(window, 'addEventListener');
  const { user, settled } = await mountUrl(address, { era: 'modern' });
  await user.click(part('open'));
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(opener.mock.calls).toEqual([[address, '_blank', 'noopener,noreferrer']]);
  expect(closed).not.toHaveBeenCalled();
  expect(listened.mock.calls.map(([type]) => type)).not.toContain('message');
  expect(document.querySelector('iframe, webview, object, embed, form')).toBeNull();
  expect(settled()).toBeUndefined();
});

test('the full address is shown and never fetched, and the answer says only whether the person agreed [S-07] [EL-URL-28] [EL-URL-33]', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { user, outcome, state } = await mountUrl(address, { era: 'modern' });
  expect(part('href')).toHaveTextContent(address);
  expect(opener).not.toHaveBeenCalled();
  await user.click(part('open'));
  expect(state()).toBe('waiting');
  await user.click(part('finished'));
  await expect(outcome).resolves.toEqual({ action: 'accept', reason: 'user', result: { action: 'accept' } });
  expect(fetched).not.toHaveBeenCalled();
});
