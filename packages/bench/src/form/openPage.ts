import type { Browser, CDPSession, Page } from 'playwright';
import type { Bench } from '../../form/page.ts';
import { type BuiltPage, pageUrl } from './buildPage.ts';

declare global {
  interface Window {
    readonly bench: Bench;
  }
}

/** One fresh page with one form's code loaded. */
export interface OpenPage {
  readonly page: Page;
  readonly session: CDPSession;
  /** Milliseconds of script on the page's main thread while `run` ran, in thread time: what other processes do does not count. */
  script(run: () => Promise<unknown>): Promise<number>;
  metric(name: string): Promise<number>;
  close(): Promise<void>;
}

/** Opens a page in a context of its own and loads the adapter's chunk. */
export async function openPage(browser: Browser, built: BuiltPage, adapter: string): Promise<OpenPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await built.serve(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(pageUrl);
  await page.evaluate((name) => window.bench.load(name), adapter);
  const metric = async (name: string): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  };
  return {
    page,
    session,
    metric,
    async script(run) {
      const before = await metric('ScriptDuration');
      await run();
      return 1000 * ((await metric('ScriptDuration')) - before);
    },
    close: () => context.close(),
  };
}
