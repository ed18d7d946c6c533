import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StrictServer, serveStrictPage } from '../strict/serveStrictPage.ts';
import { launchBrowser } from './launchBrowser.ts';

let server: StrictServer;
let browser: Browser;
let page: Page;
let complaints: string[];
let requests: string[];

beforeAll(async () => {
  [server, browser] = await Promise.all([serveStrictPage(), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

beforeEach(async () => {
  const context = await browser.newContext({ locale: 'en-US' });
  page = await context.newPage();
  complaints = [];
  requests = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('request', (request) => requests.push(request.url()));
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportViolation(text: string): void }).reportViolation;
      report(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await page.goto(server.url);
  await page.waitForFunction(() => window.strictPage !== undefined);
});

afterEach(async () => {
  await page.context().close();
});

const part = (scope: string, name: string): Locator =>
  page
    .locator(`[data-scope="${scope}"][data-part="${name}"], [data-scope="${scope}"] [data-part="${name}"]`)
    .first();

/** Starts a request without waiting for its outcome, which the page keeps. */
async function mount(rawRequest: unknown, options: { era?: 'modern' | 'legacy' } = {}): Promise<void> {
  await page.evaluate(
    ([raw, given]) => {
      const holder = window as unknown as { outcome?: Promise<unknown> | undefined };
      holder.outcome = window.strictPage?.mount(raw, given as { era?: 'modern' | 'legacy' });
    },
    [rawRequest, options] as const,
  );
}

const outcome = (): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { outcome?: Promise<unknown> }).outcome);

/** A picture of one pixel, and the head of a recording. */
const picture = {
  role: 'user',
  content: {
    type: 'image',
    mimeType: 'image/gif',
    data: 'R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=',
  },
} as const;
const recording = {
  role: 'user',
  content: { type: 'audio', mimeType: 'audio/ogg', data: 'T2dnUwAAAAAAAAAA' },
} as const;

const isOwn = (url: string): boolean => url.startsWith(server.url) || url.startsWith('data:');

describe('a page that forbids inline style, eval, strings as script and every connection [P1, P2, P3] [EL-URL-42]', () => {
  it('fills, checks and sends a form of every kind', async () => {
    await mount({
      message: 'A few things',
      requestedSchema: {
        type: 'object',
        properties: {
          name: { type: 'string', pattern: '^[A-Z].*$' },
          day: { type: 'string', format: 'date' },
          count: { type: 'integer', minimum: 1, maximum: 9 },
          agree: { type: 'boolean' },
          seat: { type: 'string', enum: ['window', 'aisle'] },
          country: { type: 'string', enum: Array.from({ length: 200 }, (_, index) => `Country ${index}`) },
          extras: { type: 'array', items: { type: 'string', enum: ['meal', 'bag'] } },
        },
        required: ['name', 'agree'],
      },
    });
    const field = (name: string): Locator => page.locator(`[data-part="field"][data-field="${name}"]`);
    await field('name').getByRole('textbox').fill('Mona');
    await field('day').locator('input').fill('2026-12-24');
    await field('count').getByRole('textbox').fill('3');
    await field('agree').locator('[data-part="option"][data-value="true"]').click();
    await field('seat').locator('[data-part="option"][data-value="aisle"]').click();
    await field('extras').locator('[data-part="option"][data-value="bag"]').click();
    await field('country').getByRole('combobox').fill('Country 150');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await part('elicitation-form', 'accept').click();
    await part('elicitation-form', 'review').waitFor();
    await part('elicitation-form', 'accept').click();

    expect(await outcome()).toMatchObject({
      action: 'accept',
      result: {
        content: {
          name: 'Mona',
          day: '2026-12-24',
          count: 3,
          agree: true,
          seat: 'aisle',
          country: 'Country 150',
          extras: ['bag'],
        },
      },
    });
    expect(complaints).toEqual([]);
    expect(requests.filter((url) => !isOwn(url))).toEqual([]);
  });

  it('refuses a form that asks for a secret', async () => {
    await mount({
      message: 'Your key?',
      requestedSchema: { type: 'object', properties: { apiKey: { type: 'string' } }, required: ['apiKey'] },
    });
    await part('elicitation-form', 'secret-refusal').waitFor();
    await part('elicitation-form', 'decline').click();
    expect(await outcome()).toMatchObject({ action: 'decline', reason: 'user' });
    expect(complaints).toEqual([]);
  });

  it('asks before an address is opened, and touches it no earlier', async () => {
    const address = 'https://accounts.example.net/authorize?client=42';
    await mount({ mode: 'url', message: 'Sign in', url: address, elicitationId: 'e1' }, { era: 'legacy' });
    await part('url-consent', 'open').waitFor();
    expect(requests.filter((url) => !isOwn(url))).toEqual([]);
    const attributes = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].map((attribute) => attribute.value),
      ),
    );
    expect(attributes.filter((value) => value.includes('accounts.example.net'))).toEqual([]);

    await part('url-consent', 'open').click();
    expect(await outcome()).toMatchObject({ action: 'accept', result: { action: 'accept' } });
    expect(await page.evaluate(() => window.strictPage?.opened)).toEqual([address]);
    expect(complaints).toEqual([]);
  });

  it('lends the model through both gates, an image in view', async () => {
    await mount({
      messages: [picture, { role: 'user', content: { type: 'text', text: 'Hi' } }],
      maxTokens: 50,
    });
    const review = page.locator('[data-scope="sampling-review"][data-part="root"]');
    await review.and(page.locator('[data-state="request"]')).waitFor();
    await review.locator('img').waitFor();
    expect(await review.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    await part('sampling-review', 'approve').click();
    await review.and(page.locator('[data-state="response"]')).waitFor();
    await part('sampling-review', 'approve').click();
    expect(await outcome()).toMatchObject({ action: 'approve', result: { role: 'assistant' } });
    expect(complaints).toEqual([]);
    expect(requests.filter((url) => !isOwn(url))).toEqual([]);
  });

  it('shares the folders that it showed', async () => {
    await mount({ method: 'roots/list', params: {} });
    await part('roots-consent', 'approve').click();
    expect(await outcome()).toMatchObject({
      action: 'approve',
      result: { roots: [{ uri: 'file:///home/ada/app', name: 'App' }] },
    });
    expect(complaints).toEqual([]);
  });
});

describe('a page that forbids images and recordings, too', () => {
  it('says their type and size instead of showing them, and the request can still be answered [P4]', async () => {
    await page.goto(`${server.url}?no-media`);
    await page.waitForFunction(() => window.strictPage !== undefined);
    await mount({ messages: [picture, recording], maxTokens: 50 });
    const media = part('sampling-review', 'root').locator('[data-part="media"]');
    await media.nth(1).waitFor();
    await media.getByText('Not shown').first().waitFor();
    expect(await media.locator('img').count()).toBe(0);
    expect(await media.nth(0).textContent()).toContain('image/gif');
    expect(await media.nth(1).textContent()).toContain('audio/ogg');
    await part('sampling-review', 'reject').click();
    expect(await outcome()).toMatchObject({ action: 'reject', reason: 'user' });
    expect(complaints.filter((text) => /React|TypeError|Uncaught/.test(text))).toEqual([]);
  });
});
