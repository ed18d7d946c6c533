import type { Page } from 'playwright';

/** Where the focus is, in the words of the DOM contract. */
export interface Focus {
  readonly part: string | null;
  readonly field: string | null;
  /** `data-value` of the focused option, or of the option around a focused radio button or checkbox. */
  readonly value: string | null;
  readonly inCard: boolean;
}

export function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const option = focused?.closest('[data-part="option"]');
    const scope = focused?.closest('[data-scope]')?.getAttribute('data-scope');
    return {
      part: focused?.closest('[data-part]')?.getAttribute('data-part') ?? null,
      field: focused?.closest('[data-field]')?.getAttribute('data-field') ?? null,
      value: option?.getAttribute('data-value') ?? null,
      inCard: scope === 'request-card',
    };
  });
}

/** Presses one key until the focus is where it should be. */
export async function pressUntil(page: Page, key: string, arrived: (focus: Focus) => boolean): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (arrived(await readFocus(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never arrived; the focus is at ${JSON.stringify(await readFocus(page))}`);
}

/** Replaces what stands in a text field. */
export async function typeInto(page: Page, field: string, text: string): Promise<void> {
  await pressUntil(page, 'Tab', (focus) => focus.field === field && focus.part === 'control');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Moves within a group of radio buttons by arrow keys and picks one. */
export async function pickOne(page: Page, field: string, value: string): Promise<void> {
  await pressUntil(page, 'Tab', (focus) => focus.field === field && focus.value !== null);
  await pressUntil(page, 'ArrowDown', (focus) => focus.value === value);
  await page.keyboard.press('Space');
}

/** Tabs to a checkbox and turns it over. */
export async function turnOver(page: Page, field: string, value: string): Promise<void> {
  await pressUntil(page, 'Tab', (focus) => focus.field === field && focus.value === value);
  await page.keyboard.press('Space');
}

/** Searches one of many options and takes the first that matches. */
export async function pickFromMany(page: Page, field: string, title: string): Promise<void> {
  await typeInto(page, field, title);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
