import type { Browser } from 'playwright';
import type { BuiltPage } from './buildPage.ts';
import { type OpenPage, openPage } from './openPage.ts';

/** Readings of one fresh page, by what was read. */
export type Readings = Readonly<Record<string, number>>;

const KEYS = 20;
const MOUNTS = 100;
const WARM = 10;

async function within(
  browser: Browser,
  built: BuiltPage,
  adapter: string,
  read: (open: OpenPage) => Promise<Readings>,
): Promise<Readings> {
  const open = await openPage(browser, built, adapter);
  try {
    return await read(open);
  } finally {
    await open.close();
  }
}

/** First mount in a fresh page, then keys typed into its first field. */
export function mountAndType(
  browser: Browser,
  built: BuiltPage,
  adapter: string,
  fields: 13 | 500,
): Promise<Readings> {
  return within(browser, built, adapter, async ({ page, script }) => {
    const mount = await script(() => page.evaluate((count) => window.bench.show(count), fields));
    await page.locator('input').first().focus();
    const type = async (): Promise<void> => {
      for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('a');
      // JSON Forms reports what was typed 10 ms later.
      await page.waitForTimeout(50);
    };
    await type();
    const keys = await script(type);
    return { [`mount ${fields}`]: mount, [`key ${fields}`]: keys / KEYS };
  });
}

/** A choice of 10 000: mounted, then opened as a person would, by a press. */
export function openOptions(browser: Browser, built: BuiltPage, adapter: string): Promise<Readings> {
  return within(browser, built, adapter, async ({ page, script }) => {
    const mount = await script(() => page.evaluate(() => window.bench.show('options')));
    const mounting = await page.evaluate(() => window.bench.longestTask());
    const control = page.locator('select, [role="combobox"]').first();
    const open = await script(async () => {
      await control.click();
      await page.waitForTimeout(100);
    });
    const opening = await page.evaluate(() => window.bench.longestTask());
    return {
      'options: mount': mount,
      'options: longest task, mount': mounting,
      'options: open': open,
      'options: longest task, open': opening,
    };
  });
}

/** What 100 mounts and unmounts leave behind, after a warm-up and garbage collections. */
export function leftBehind(browser: Browser, built: BuiltPage, adapter: string): Promise<Readings> {
  return within(browser, built, adapter, async ({ page, session, metric }) => {
    const repeat = (times: number): Promise<void> =>
      page.evaluate(async (count) => {
        for (let turn = 0; turn < count; turn += 1) {
          await window.bench.show(13);
          await window.bench.hide();
        }
      }, times);
    const settle = async (): Promise<readonly number[]> => {
      for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
      return [await metric('JSEventListeners'), await metric('Nodes'), await metric('JSHeapUsedSize')];
    };
    await repeat(WARM);
    const before = await settle();
    await repeat(MOUNTS);
    const after = await settle();
    const [listeners = 0, nodes = 0, heap = 0] = after.map((value, index) => value - (before[index] ?? 0));
    return { 'left: listeners': listeners, 'left: nodes': nodes, 'left: heap kB': heap / 1024 };
  });
}
