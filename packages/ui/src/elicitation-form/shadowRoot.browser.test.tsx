import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RequestDialogs } from '../request-dialogs/RequestDialogs.tsx';
import styles from '../styles/index.css?inline';
import { type AskOptions, ask, formInbox, schemaOf } from '../test-support/ask.ts';
import { Host } from '../test-support/Host.tsx';
import { findPart, part } from '../test-support/parts.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A host that lives in a shadow root, stylesheet adopted, nothing of it in the document. */
function openInShadow(schema: unknown, options: AskOptions = {}) {
  const element = document.body.appendChild(document.createElement('div'));
  const shadow = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const page = shadow.appendChild(document.createElement('div'));
  const dialogs = shadow.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const inbox = formInbox();
  root.render(
    <Host inbox={inbox}>
      <RequestDialogs container={dialogs} />
    </Host>,
  );
  ends.push(() => {
    root.unmount();
    element.remove();
  });
  const outcome = ask(inbox, schema, options);
  const inShadow = (name: string): HTMLElement => part(name, shadow);
  const control = (name: string): HTMLElement =>
    part('control', part('body', shadow).querySelector(`[data-field="${name}"]`) ?? shadow);
  const open = async (): Promise<void> => {
    await expect.poll(() => findPart('show', shadow)).not.toBeNull();
    await userEvent.click(inShadow('show'));
    await expect.poll(() => findPart('actions', shadow), { timeout: 10_000 }).not.toBeNull();
  };
  return { shadow, outcome, inShadow, control, open };
}

const schema = schemaOf(
  {
    name: { type: 'string', title: 'Name' },
    city: {
      type: 'string',
      title: 'City',
      enum: Array.from({ length: 40 }, (_, index) => `City ${index}`),
    },
    seat: { type: 'string', title: 'Seat', enum: ['window', 'aisle'] },
    day: { type: 'string', format: 'date', title: 'Day' },
  },
  ['name'],
);

test('in a shadow root the form is styled, filled by keyboard, reviewed and sent [C2]', async () => {
  const { shadow, outcome, inShadow, control, open } = openInShadow(schema);
  await open();
  expect(document.querySelector('[data-scope]')).toBeNull();
  expect(getComputedStyle(inShadow('content')).position).toBe('fixed');
  await expect.poll(() => shadow.activeElement?.getAttribute('data-part')).toBe('title');

  const tabTo = async (target: () => Element | null): Promise<void> => {
    for (let press = 0; press < 30; press += 1) {
      if (target()?.contains(shadow.activeElement) === true) return;
      await userEvent.keyboard('{Tab}');
    }
    throw new Error('Tab never reached the element.');
  };
  await tabTo(() => control('name'));
  await userEvent.keyboard('Mona');
  await tabTo(() => control('city'));
  await userEvent.keyboard('City 17{ArrowDown}{Enter}');
  await expect.poll(() => (control('city') as HTMLInputElement).value).toBe('City 17');
  await tabTo(() => control('seat'));
  await userEvent.keyboard(' ');
  await tabTo(() => control('day'));
  await userEvent.keyboard('05171990');
  await tabTo(() => inShadow('accept'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => findPart('review', shadow)).not.toBeNull();
  await expect.poll(() => shadow.activeElement?.getAttribute('data-part')).toBe('title');
  await userEvent.click(inShadow('accept'));
  await expect(outcome).resolves.toMatchObject({
    action: 'accept',
    result: { content: { name: 'Mona', city: 'City 17', seat: 'window', day: '1990-05-17' } },
  });
});

test('in a shadow root the focus stays in the dialog, and a refused accept leads to the field', async () => {
  const { shadow, inShadow, control, open } = openInShadow(schema);
  await open();
  await userEvent.click(inShadow('accept'));
  await expect.poll(() => shadow.activeElement).toBe(control('name'));
  for (let press = 0; press < 25; press += 1) {
    await userEvent.keyboard('{Tab}');
    expect(inShadow('content').contains(shadow.activeElement)).toBe(true);
  }
  for (let press = 0; press < 25; press += 1) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(inShadow('content').contains(shadow.activeElement)).toBe(true);
  }
});

test('in a shadow root Escape closes the options first, then asks about what was typed', async () => {
  const { shadow, control, open } = openInShadow(schema);
  await open();
  await userEvent.click(control('name'));
  await userEvent.keyboard('x');
  await userEvent.click(control('city'));
  await expect.poll(() => shadow.querySelectorAll('[role="option"]').length).toBeGreaterThan(0);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => shadow.querySelectorAll('[role="option"]').length).toBe(0);
  expect(findPart('leave-panel', shadow)).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => findPart('leave-panel', shadow)).not.toBeNull();
});

test('in a shadow root a press on a searched option chooses it', async () => {
  const { shadow, outcome, inShadow, control, open } = openInShadow(schema);
  await open();
  await userEvent.click(control('name'));
  await userEvent.keyboard('Mona');
  await userEvent.click(control('city'));
  await expect.poll(() => shadow.querySelectorAll('[role="option"]').length).toBeGreaterThan(0);
  await userEvent.click(
    shadow.querySelector('[data-value="City 3"]') ?? shadow.firstElementChild ?? document.body,
  );
  await userEvent.click(inShadow('accept'));
  await expect.poll(() => findPart('review', shadow)).not.toBeNull();
  await userEvent.click(inShadow('accept'));
  await expect(outcome).resolves.toMatchObject({ result: { content: { name: 'Mona', city: 'City 3' } } });
});
