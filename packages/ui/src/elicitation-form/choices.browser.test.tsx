import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { schemaOf } from '../test-support/ask.ts';
import { openInBrowser } from '../test-support/openInBrowser.tsx';
import { control, field, findPart, invalidFields, part } from '../test-support/parts.ts';

const countries = (count: number): unknown => ({
  type: 'string',
  title: 'Country',
  oneOf: Array.from({ length: count }, (_, index) => ({ const: `c${index}`, title: `Country ${index}` })),
});

function listed(name: string): HTMLElement[] {
  return [...field(name).querySelectorAll<HTMLElement>('[role="option"]')];
}

async function send(): Promise<void> {
  part('accept').click();
  await expect.poll(() => findPart('review')).not.toBeNull();
  part('accept').click();
}

test('Escape closes the options first, then asks about what was typed', async () => {
  const { settled } = await openInBrowser(schemaOf({ country: countries(20), name: { type: 'string' } }));
  await userEvent.fill(control('name') as HTMLInputElement, 'x');
  await userEvent.click(control('country'));
  await expect.poll(() => listed('country').length).toBeGreaterThan(0);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => listed('country').length).toBe(0);
  expect(findPart('leave-panel')).toBeNull();
  expect((control('name') as HTMLInputElement).value).toBe('x');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => findPart('leave-panel')).not.toBeNull();
  expect(settled()).toBeUndefined();
});

test('of 10 000 options the page holds a few, typing finds any, and scrolling brings more', async () => {
  const { outcome } = await openInBrowser(schemaOf({ country: countries(10_000) }, ['country']));
  await userEvent.click(control('country'));
  await expect.poll(() => listed('country').length).toBe(60);
  expect(listed('country')[0]?.getAttribute('aria-setsize')).toBe('10000');
  const list = part('listbox', field('country'));
  list.scrollTop = list.scrollHeight;
  await expect.poll(() => listed('country').length).toBeGreaterThan(60);
  await userEvent.keyboard('Country 9876');
  await expect.poll(() => listed('country').length).toBe(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await send();
  await expect(outcome).resolves.toMatchObject({ result: { content: { country: 'c9876' } } });
});

test('a wheel scrolls the options inside the dialog', async () => {
  await openInBrowser(schemaOf({ country: countries(200) }));
  await userEvent.click(control('country'));
  await expect.poll(() => listed('country').length).toBeGreaterThan(0);
  const list = part('listbox', field('country'));
  list.scrollTop = 0;
  const wheel = new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true });
  list.dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(false);
  expect(getComputedStyle(list).overflowY).toBe('auto');
});

test('text that is no option is refused as it stands, and never sends the option chosen before', async () => {
  const { settled } = await openInBrowser(schemaOf({ country: countries(20) }));
  await userEvent.click(control('country'));
  await userEvent.keyboard('Country 7{ArrowDown}{Enter}');
  await expect.poll(() => (control('country') as HTMLInputElement).value).toBe('Country 7');
  await userEvent.keyboard('{End}x');
  part('accept').click();
  await expect.poll(() => invalidFields()).toEqual(['country']);
  expect((control('country') as HTMLInputElement).value).toBe('Country 7x');
  expect(settled()).toBeUndefined();
});

test('leaving a search chooses nothing', async () => {
  const { outcome } = await openInBrowser(schemaOf({ country: countries(20), name: { type: 'string' } }));
  await userEvent.click(control('country'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await userEvent.click(control('name'));
  await send();
  await expect(outcome).resolves.toMatchObject({ result: { content: {} } });
});

test('choosing one option keeps the place in the list, wherever the mouse rests', async () => {
  await openInBrowser(
    schemaOf({
      tags: {
        type: 'array',
        title: 'Tags',
        items: { type: 'string', enum: Array.from({ length: 30 }, (_, index) => `tag ${index}`) },
      },
    }),
  );
  await userEvent.click(control('tags'));
  await userEvent.hover(part('listbox', field('tags')));
  await userEvent.keyboard('tag 1{ArrowDown}{Enter}{ArrowDown}{Enter}');
  await expect
    .poll(() => [...field('tags').querySelectorAll('[data-part="chip"]')].map((chip) => chip.textContent))
    .toHaveLength(2);
});

test('many of many: options are toggled in the open list, shown above it, taken out, and counted', async () => {
  const { outcome } = await openInBrowser(
    schemaOf({
      tags: {
        type: 'array',
        title: 'Tags',
        minItems: 1,
        maxItems: 2,
        items: { type: 'string', enum: Array.from({ length: 30 }, (_, index) => `tag ${index}`) },
      },
    }),
  );
  await userEvent.click(control('tags'));
  for (const text of ['tag 3', 'tag 17', 'tag 29']) {
    await userEvent.fill(control('tags') as HTMLInputElement, text);
    await expect.poll(() => listed('tags')[0]?.textContent).toBe(text);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect
      .poll(() => field('tags').querySelector(`[data-part="chip"][data-value="${text}"]`))
      .not.toBeNull();
  }
  part('accept').click();
  await expect.poll(() => invalidFields()).toEqual(['tags']);
  field('tags').querySelector<HTMLElement>('[data-value="tag 17"] [data-part="remove"]')?.click();
  await expect.poll(() => invalidFields()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await send();
  await expect(outcome).resolves.toMatchObject({ result: { content: { tags: ['tag 3', 'tag 29'] } } });
});
