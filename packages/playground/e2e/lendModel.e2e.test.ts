import type { Browser, Locator } from 'playwright';
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

const root = (state: string): Locator =>
  visitor.page.locator(`[data-scope="sampling-review"][data-part="root"][data-state="${state}"]`);
const part = (state: string, name: string): Locator => root(state).locator(`[data-part="${name}"]`);
const approve = (state: string): Promise<void> =>
  root(state).locator('[data-part="approve"][data-armed]').click();

async function ask(server: string, tool: string): Promise<void> {
  visitor = await openPlaygroundPage(browser, playground.url);
  await visitor.run(server, tool);
  await visitor.page.locator('[data-scope="request-card"] [data-part="show"]').click();
  await root('request').waitFor();
}

async function answer(): Promise<string> {
  return (await visitor.lastCall().locator('.call-answer').textContent()) ?? '';
}

describe.each([
  ['MCP 2026-07-28', 'travel'],
  ['MCP 2025-11-25', 'travel-2025'],
])('lending a model over %s', (_, server) => {
  it('ranks 47 flights after the prompt was read, and sends the answer after it was [S-14] [S-15] [S-23] [SA-44]', async () => {
    await ask(server, 'Find the best flight');
    expect(await part('request', 'system-prompt').textContent()).toContain('You are a travel expert');
    expect(await part('request', 'message').textContent()).toContain('Analyze these flight options');
    expect(await part('request', 'model-reason').textContent()).toContain('No provider is called');
    await part('request', 'system-prompt').locator('[data-part="edit"]').click();
    await part('request', 'editor').fill('Be brief');
    await approve('request');
    await root('response').waitFor();
    expect(await part('response', 'response').textContent()).toContain('Take flight');
    await approve('response');
    expect(await answer()).toMatch(/Take flight/);
  });

  it('lets the model call two tools of the server within a permission for the task [S-18] [S-20] [SA-45]', async () => {
    await ask(server, 'Find and hold a flight');
    expect(await part('request', 'tool').allTextContents()).toHaveLength(2);
    await part('request', 'allow').locator('summary').click();
    await part('request', 'allow').getByLabel('Still show me each answer').uncheck();
    await root('request').locator('[data-part="grant"][data-armed]').click();
    await root('response').waitFor();
    await approve('response');
    // The person saw the first answer; the two rounds after it run under the permission.
    expect(await answer()).toMatch(/I held/);
  });

  it('ends the call when the person rejects [SA-35] [SA-36]', async () => {
    await ask(server, 'Find the best flight');
    await part('request', 'reject').click();
    await visitor.page.getByText('is working…').waitFor({ state: 'detached' });
    expect(await visitor.lastCall().textContent()).not.toContain('Take flight');
  });
});
