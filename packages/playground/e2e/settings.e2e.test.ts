import type { Browser, Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
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

const consent = (): Locator => visitor.page.locator('[data-scope="roots-consent"][data-part="root"]');
const settings = (): Promise<void> => visitor.page.getByRole('button', { name: 'Settings' }).click();

async function answer(): Promise<{ status: string; roots: { uri: string }[] }> {
  return JSON.parse((await visitor.lastCall().locator('.call-answer pre').textContent()) ?? '');
}

it.each(['travel', 'travel-2025'])(
  'shares the folders that were shown and not the one left out, with %s',
  async (server) => {
    visitor = await openPlaygroundPage(browser, playground.url);
    await visitor.run(server, 'Find travel documents');
    await visitor.page.locator('[data-scope="request-card"] [data-part="show"]').click();
    await consent().locator('[data-part="item"]').nth(2).waitFor();
    await consent().locator('[data-part="include"]').nth(2).click();
    await consent().locator('[data-part="approve"][data-armed]').click();
    const { status, roots } = await answer();
    expect(status).toBe('named');
    expect(roots.map(({ uri }) => uri)).toEqual([
      'file:///Users/agent/travel-planning',
      'file:///Users/agent/travel-templates',
    ]);
  },
);

it('keeps a record without values, and a receipt that shows them on request', async () => {
  visitor = await openPlaygroundPage(browser, playground.url);
  await visitor.ask('travel', 'Book a trip');
  await visitor.field('confirmBooking').locator('[data-part="option"][data-value="true"]').click();
  await visitor.decide('accept');
  await visitor.decide('accept');
  await visitor.page.locator('[data-scope="request-card"] [data-part="show"]').click();
  await visitor.field('fullName').locator('[data-part="control"]').fill('Ada Byron');
  await visitor.field('email').locator('[data-part="control"]').fill('ada@example.org');
  await visitor.decide('accept');
  await visitor.decide('accept');
  const receipt = visitor.lastCall().locator('[data-scope="request-receipt"][data-part="root"]').last();
  await receipt.waitFor();
  expect(await receipt.textContent()).not.toContain('Ada Byron');

  await settings();
  const record = visitor.page.locator('[data-scope="activity-log"][data-part="root"]');
  await record.waitFor();
  expect(await record.textContent()).toContain('Travel agency');
  expect(await record.textContent()).not.toContain('Ada Byron');
});

it('has every server in the permissions and takes a folder away in the editor', async () => {
  visitor = await openPlaygroundPage(browser, playground.url);
  await settings();
  const panel = visitor.page.locator('[data-scope="permission-panel"][data-part="root"]');
  expect(await panel.textContent()).toContain('Everything server');
  const editor = visitor.page.locator('[data-scope="roots-editor"][data-part="root"]');
  await editor.locator('[data-part="remove-root"]').first().click();

  await visitor.run('travel', 'Find travel documents');
  await visitor.page.locator('[data-scope="request-card"] [data-part="show"]').click();
  await consent().locator('[data-part="item"]').first().waitFor();
  expect(await consent().locator('[data-part="item"]').count()).toBe(2);
  await consent().locator('[data-part="reject"]').click();
  expect(await visitor.lastCall().locator('.call-answer').textContent()).not.toContain('file:');
});
