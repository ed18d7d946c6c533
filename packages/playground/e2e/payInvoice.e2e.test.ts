import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Playground, startPlayground } from '../servers/startPlayground.ts';
import { launchBrowser } from './launchBrowser.ts';
import { openPlaygroundPage, type PlaygroundPage } from './PlaygroundPage.ts';

let playground: Playground;
let browser: Browser;
let visitor: PlaygroundPage;

beforeAll(async () => {
  [playground, browser] = await Promise.all([startPlayground(), launchBrowser()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), playground.close()]);
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.page.context().close();
});

const root = (): Locator => visitor.page.locator('[data-scope="url-consent"][data-part="root"]');
const part = (name: string): Locator => root().locator(`[data-part="${name}"]`);
const inState = (state: string): Promise<void> =>
  visitor.page.locator(`[data-scope="url-consent"][data-state="${state}"]`).waitFor();

/** Runs the tool with an invoice of its own, and opens the request from its card. */
async function ask(server: string, invoiceId: string): Promise<void> {
  visitor = await openPlaygroundPage(browser, playground.url);
  await visitor.server(server).getByRole('button', { name: 'Pay an invoice' }).click();
  await visitor.page.getByRole('textbox').first().fill(invoiceId);
  await visitor.page.getByRole('button', { name: 'Run', exact: true }).click();
  await visitor.page.locator('[data-scope="request-card"] [data-part="show"]').click();
  await inState('consent');
}

async function open(): Promise<Page> {
  const tab = visitor.page.context().waitForEvent('page');
  await root().locator('[data-part="open"][data-armed]').click();
  return tab;
}

async function pay(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Pay' }).click();
  await tab.getByRole('heading', { name: 'is paid' }).waitFor();
  await tab.close();
}

async function answer(): Promise<unknown> {
  const text = await visitor.lastCall().locator('.call-answer pre').textContent();
  return JSON.parse(text ?? '');
}

describe('pay_invoice over MCP 2026-07-28', () => {
  it('opens the page in a tab of its own, and goes on when the person is back [S-02] [EL-URL-06] [EL-URL-31]', async () => {
    await ask('travel', 'INV-1');
    expect(await part('href').textContent()).toContain('/invoices/INV-1');
    const tab = await open();
    await inState('waiting');
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    await pay(tab);
    await root().locator('[data-part="finished"][data-armed]').click();
    expect(await answer()).toEqual({ status: 'paid', invoiceId: 'INV-1' });
  });

  it('returns to waiting when the server asks for the same page again, and tries again from there [EL-URL-12] [EL-URL-31]', async () => {
    await ask('travel', 'INV-2');
    const tab = await open();
    await inState('waiting');
    await root().locator('[data-part="finished"][data-armed]').click();
    await visitor.page
      .locator('[data-scope="request-card"][data-status="opened"] [data-part="show"]')
      .click();
    await inState('waiting');
    await pay(tab);
    await root().locator('[data-part="retry"][data-armed]').click();
    expect(await answer()).toEqual({ status: 'paid', invoiceId: 'INV-2' });
  });

  it('tells the server of a decline, and opens nothing', async () => {
    await ask('travel', 'INV-3');
    await part('decline').click();
    expect(await answer()).toMatchObject({ status: 'open', because: 'decline' });
    expect(visitor.page.context().pages()).toHaveLength(1);
  });
});

describe('pay_invoice over MCP 2025-11-25', () => {
  it('accepts as soon as the page is open, and asks anew while nothing is paid [EL-URL-10]', async () => {
    await ask('travel-2025', 'INV-4');
    const tab = await open();
    await inState('waiting');
    await pay(tab);
    await root().locator('[data-part="finished"][data-armed]').click();
    await inState('consent');
    const again = await open();
    await again.getByRole('heading', { name: 'is paid' }).waitFor();
    expect(await answer()).toEqual({ status: 'paid', invoiceId: 'INV-4' });
  });
});
