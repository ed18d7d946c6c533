import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Playground, startPlayground } from '../servers/startPlayground.ts';
import { pickFromMany, pickOne, pressUntil, turnOver, typeInto } from './keyboard.ts';
import { launchBrowser } from './launchBrowser.ts';
import { openPlaygroundPage, type PlaygroundPage } from './PlaygroundPage.ts';

let playground: Playground;
let browser: Browser;
let open: PlaygroundPage;

beforeAll(async () => {
  [playground, browser] = await Promise.all([startPlayground(), launchBrowser()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), playground.close()]);
});

async function visit(): Promise<PlaygroundPage> {
  open = await openPlaygroundPage(browser, playground.url);
  return open;
}

afterEach(async () => {
  expect(open.complaints).toEqual([]);
  await open.page.context().close();
});

async function structured(visitor: PlaygroundPage): Promise<unknown> {
  const answer = visitor.lastCall().locator('.call-answer pre');
  return JSON.parse((await answer.textContent()) ?? '');
}

describe('the 13-field form of the everything server', () => {
  const title = 'Trigger Elicitation Request Tool';

  it('is filled by keyboard alone, and the server echoes every value [S-02]', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.server('everything').getByRole('button', { name: title }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Run', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-scope="request-card"] [data-part="show"]').waitFor();
    await pressUntil(page, 'Tab', (focus) => focus.inCard && focus.part === 'show');
    await page.keyboard.press('Enter');
    await visitor.form().waitFor();

    await typeInto(page, 'name', 'Ada Byron');
    await pickOne(page, 'check', 'true');
    await typeInto(page, 'firstLine', 'Call me Ishmael.');
    await typeInto(page, 'email', 'ada@example.org');
    await typeInto(page, 'homepage', 'https://ada.example/notes?g=1');
    await typeInto(page, 'birthdate', '12101990');
    await typeInto(page, 'integer', '7');
    await typeInto(page, 'number', '2.5');
    await pickFromMany(page, 'untitledSingleSelectEnum', 'Joey');
    await turnOver(page, 'untitledMultipleSelectEnum', 'Violin');
    await pickOne(page, 'titledSingleSelectEnum', 'hero-2');
    await turnOver(page, 'titledMultipleSelectEnum', 'fish-3');
    await pickOne(page, 'legacyTitledEnum', 'pet-2');
    for (const state of ['edit', 'review']) {
      await page.locator(`[data-scope="elicitation-form"][data-state="${state}"]`).waitFor();
      await visitor.form().locator('[data-part="accept"][data-armed]').waitFor();
      await pressUntil(page, 'Tab', (focus) => focus.part === 'accept');
      await page.keyboard.press('Enter');
    }

    const answer = await visitor.lastCall().locator('.answer-text').textContent();
    const raw = /Raw result: (\{[\s\S]*\})/.exec(answer ?? '')?.[1] ?? '';
    expect(JSON.parse(raw)).toEqual({
      action: 'accept',
      content: {
        name: 'Ada Byron',
        check: true,
        firstLine: 'Call me Ishmael.',
        email: 'ada@example.org',
        homepage: 'https://ada.example/notes?g=1',
        birthdate: '1990-12-10',
        integer: 7,
        number: 2.5,
        untitledSingleSelectEnum: 'Joey',
        untitledMultipleSelectEnum: ['Guitar', 'Violin'],
        titledSingleSelectEnum: 'hero-2',
        titledMultipleSelectEnum: ['fish-1', 'fish-3'],
        legacyTitledEnum: 'pet-2',
      },
    });
  });

  it('declines, and the server hears nothing else', async () => {
    const visitor = await visit();
    await visitor.ask('everything', title);
    await visitor.field('name').locator('[data-part="control"]').fill('Ada');
    await visitor.part('decline').click();
    const answer = visitor.lastCall().locator('.answer-text');
    expect(await answer.textContent()).toContain('"action": "decline"\n}');
  });

  it('takes Escape on an untouched form as cancel', async () => {
    const visitor = await visit();
    await visitor.ask('everything', title);
    await visitor.page.keyboard.press('Escape');
    const answer = visitor.lastCall().locator('.answer-text');
    expect(await answer.textContent()).toContain('"action": "cancel"\n}');
  });

  it('keeps what was typed when the first Escape is answered with "keep editing"', async () => {
    const visitor = await visit();
    await visitor.ask('everything', title);
    const name = visitor.field('name').locator('[data-part="control"]');
    await name.fill('Ada');
    await visitor.page.keyboard.press('Escape');
    await visitor.page.keyboard.press('Escape');
    expect(await name.inputValue()).toBe('Ada');
    expect(await visitor.lastCall().getAttribute('data-status')).toBe('running');
  });

  it('refuses an invalid answer at its field under the strict policy of the page [B095]', async () => {
    const visitor = await visit();
    await visitor.ask('everything', title);
    await visitor.field('integer').locator('[data-part="control"]').fill('7 pieces');
    await visitor.decide('accept');
    await visitor.part('error-summary').waitFor();
    const invalid = visitor.form().locator('[data-part="field"][data-invalid]');
    const names = await invalid.evaluateAll((fields) =>
      fields.map((field) => field.getAttribute('data-field')),
    );
    expect(names).toEqual(['name', 'integer']);
    expect(await visitor.lastCall().getAttribute('data-status')).toBe('running');
  });

  it('goes away when the call is stopped while it is open', async () => {
    const visitor = await visit();
    await visitor.ask('everything', title);
    await visitor.part('cancel').waitFor();
    await visitor.page.evaluate(() => {
      const stop = [...document.querySelectorAll('.call-running button')].at(-1);
      (stop as HTMLButtonElement).click();
    });
    await visitor.page.locator('[data-scope="elicitation-form"][data-ended="aborted"]').waitFor();
    expect(await visitor.part('accept').count()).toBe(0);
    expect(await visitor.lastCall().getAttribute('data-status')).toBe('stopped');
  });
});

describe.each(['travel', 'travel-2025'])('the travel server as %s', (server) => {
  it('books in two rounds and returns what it got', async () => {
    const visitor = await visit();
    await visitor.ask(server, 'Book a trip');
    await visitor.field('confirmBooking').locator('[data-part="option"][data-value="true"]').click();
    await visitor.field('seatPreference').locator('[data-part="option"][data-value="window"]').click();
    await visitor.decide('accept');
    await visitor.decide('accept');

    await visitor.page.locator('[data-scope="request-card"] [data-part="show"]').click();
    await visitor.field('fullName').locator('[data-part="control"]').fill('Ada Byron');
    await visitor.field('email').locator('[data-part="control"]').fill('ada@example.org');
    await visitor.decide('accept');
    await visitor.decide('accept');

    expect(await structured(visitor)).toEqual({
      status: 'booked',
      booking: { confirmBooking: true, seatPreference: 'window', travelInsurance: false },
      contact: { fullName: 'Ada Byron', email: 'ada@example.org' },
    });
    expect(await visitor.lastCall().locator('[data-scope="request-receipt"][data-part="root"]').count()).toBe(
      2,
    );
  });

  it.each([
    ['false', 'kept'],
    ['true', 'deleted'],
  ])('asks before it deletes: "%s" leaves the itinerary %s', async (sure, status) => {
    const visitor = await visit();
    await visitor.ask(server, 'Delete an itinerary');
    await visitor.field('sure').locator(`[data-part="option"][data-value="${sure}"]`).click();
    await visitor.decide('accept');
    expect(await structured(visitor)).toMatchObject({ status });
    if (sure === 'true') {
      await playground.travel.stop();
      await playground.travel.start();
    }
  });
});

it('says that a server is down, and connects again on retry', async () => {
  await playground.travel.stop();
  const visitor = await visit();
  const alert = visitor.server('travel').getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toContain("can't be reached");
  await visitor.server('everything').getByRole('button', { name: 'Trigger' }).first().waitFor();

  await playground.travel.start();
  await visitor.server('travel').getByRole('button', { name: 'Try again' }).click();
  await visitor.server('travel').getByRole('button', { name: 'Book a trip' }).waitFor();
});
