import type { Browser, Locator, Page } from 'playwright';

/** The playground in a browser, as a visitor uses it. */
export interface PlaygroundPage {
  readonly page: Page;
  /** CSP violations and uncaught errors so far. */
  readonly complaints: readonly string[];
  server(id: string): Locator;
  run(serverId: string, toolTitle: string): Promise<void>;
  /** Runs a tool and presses "show" on the card of the form its server sends. */
  ask(serverId: string, toolTitle: string): Promise<void>;
  /** The latest call in the transcript. */
  lastCall(): Locator;
  form(): Locator;
  /** A part of the open form. */
  part(name: string): Locator;
  field(name: string): Locator;
  /** Waits until the decision button is armed, then clicks it. */
  decide(part: string): Promise<void>;
}

export async function openPlaygroundPage(browser: Browser, url: string): Promise<PlaygroundPage> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Europe/Berlin' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportViolation(text: string): void }).reportViolation;
      report(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await page.goto(url);

  const form = (): Locator => page.locator('[data-scope="elicitation-form"][data-part="root"]');
  const part = (name: string): Locator => form().locator(`[data-part="${name}"]`);
  const run = async (serverId: string, toolTitle: string): Promise<void> => {
    await page.locator(`[data-server="${serverId}"]`).getByRole('button', { name: toolTitle }).click();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
  };
  return {
    page,
    complaints,
    server: (id) => page.locator(`[data-server="${id}"]`),
    run,
    ask: async (serverId, toolTitle) => {
      await run(serverId, toolTitle);
      await page.locator('[data-scope="request-card"] [data-part="show"]').click();
      await form().waitFor();
    },
    lastCall: () => page.locator('.call').last(),
    form,
    part,
    field: (name) => form().locator(`[data-part="field"][data-field="${name}"]`),
    decide: (name) => form().locator(`[data-part="${name}"][data-armed]`).click(),
  };
}
