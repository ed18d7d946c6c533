import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Playground, startPlayground } from '../servers/startPlayground.ts';
import { launchBrowser } from './launchBrowser.ts';

let playground: Playground;
let browser: Browser;

beforeAll(async () => {
  [playground, browser] = await Promise.all([startPlayground(), launchBrowser()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), playground.close()]);
});

/** Everything the browser prefetches from here on, as its own tools report it. */
async function watchPrefetches(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const prefetched: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => prefetched.push(prefetchUrl));
  await session.send('Preload.enable');
  return prefetched;
}

it('on a page that prefetches every link, no request for the address leaves before consent [EL-URL-03] [U9]', async () => {
  // The rules stand in for those of a host's page, which the playground's own CSP would not let in.
  const context = await browser.newContext({ bypassCSP: true, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(playground.url);
  const prefetched = await watchPrefetches(page);
  await page.evaluate(() => {
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = '{"prefetch":[{"source":"document","eagerness":"immediate"}]}';
    document.head.append(rules);
  });
  await page.locator('[data-server="travel"]').getByRole('button', { name: 'Pay an invoice' }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.locator('[data-scope="request-card"] [data-part="show"]').click();
  const address = (await page.locator('[data-scope="url-consent"] [data-part="href"]').textContent()) ?? '';
  await page.locator('[data-scope="url-consent"] [data-part="open"][data-armed]').waitFor();
  await page.waitForTimeout(1500);
  expect(prefetched).toEqual([]);

  // The same address in a link is fetched at once: without this the test could not fail.
  await page.evaluate((href) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = href;
    link.textContent = 'link';
  }, address);
  await expect.poll(() => prefetched, { timeout: 15_000 }).toContain(address);
  await context.close();
});
