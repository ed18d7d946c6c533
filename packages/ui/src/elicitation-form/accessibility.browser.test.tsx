import axe from 'axe-core';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { schemaOf } from '../test-support/ask.ts';
import { everythingSchema } from '../test-support/everythingSchema.ts';
import { openInBrowser } from '../test-support/openInBrowser.tsx';
import { control, field, findPart, invalidFields, part } from '../test-support/parts.ts';

interface Mode {
  readonly name: string;
  readonly theme: 'light' | 'dark';
  readonly dir: 'ltr' | 'rtl';
  readonly forcedColors: boolean;
}

const plain: Mode = { name: 'light', theme: 'light', dir: 'ltr', forcedColors: false };
const modes: readonly Mode[] = [
  plain,
  { name: 'dark', theme: 'dark', dir: 'ltr', forcedColors: false },
  { name: 'right to left', theme: 'light', dir: 'rtl', forcedColors: false },
  { name: 'forced colours', theme: 'light', dir: 'ltr', forcedColors: true },
  { name: 'dark forced colours', theme: 'dark', dir: 'rtl', forcedColors: true },
];

/** The one method of the protocol's session that is used here; vitest leaves them untyped. */
interface Session {
  send(
    method: 'Emulation.setEmulatedMedia',
    params: { features: { name: string; value: string }[] },
  ): Promise<unknown>;
}

async function put({ theme, dir, forcedColors }: Mode): Promise<void> {
  document.documentElement.dataset.theme = theme;
  document.body.style.background = theme === 'dark' ? '#101216' : '#ffffff';
  for (const element of document.querySelectorAll<HTMLElement>('[data-scope][lang]')) element.dir = dir;
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: forcedColors ? 'active' : 'none' },
      { name: 'prefers-color-scheme', value: theme },
    ],
  });
  await expect.poll(() => window.matchMedia('(forced-colors: active)').matches).toBe(forcedColors);
}

/** What axe finds in the page as it stands, in every mode it can be seen in. */
async function violations(): Promise<string[]> {
  // A dialog that is still fading in counts as hidden.
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
  const all: string[] = [];
  for (const mode of modes) {
    await put(mode);
    const { violations: found } = await axe.run(document.body, {
      // The test page itself has neither landmarks nor a heading of level one.
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    });
    all.push(
      ...found.map(({ id, nodes }) => `${mode.name}: ${id}: ${nodes.map((node) => node.html).join(' | ')}`),
    );
  }
  await put(plain);
  return all;
}

const mixed = schemaOf(
  {
    country: {
      type: 'string',
      title: 'Country',
      enum: Array.from({ length: 30 }, (_, index) => `Country ${index}`),
    },
    tags: {
      type: 'array',
      title: 'Tags',
      items: { type: 'string', enum: Array.from({ length: 30 }, (_, index) => `tag ${index}`) },
      default: ['tag 1'],
    },
    when: { type: 'string', format: 'date-time', title: 'When' },
    ssn: { type: 'string', title: 'Social security number' },
  },
  ['country'],
);

test('axe finds nothing in any state of the form, light, dark, right to left or in forced colours', async () => {
  await openInBrowser(everythingSchema);
  expect(await violations()).toEqual([]);
  part('accept').click();
  await expect.poll(() => invalidFields()).toEqual(['name']);
  expect(await violations()).toEqual([]);
  await userEvent.fill(control('name') as HTMLInputElement, 'Mona');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => findPart('leave-panel')).not.toBeNull();
  expect(await violations()).toEqual([]);
  part('keep').click();
  await expect.poll(() => findPart('accept')).not.toBeNull();
  part('accept').click();
  await expect.poll(() => findPart('review')).not.toBeNull();
  expect(await violations()).toEqual([]);
  part('decline-with-note').click();
  await expect.poll(() => findPart('decline-panel')).not.toBeNull();
  expect(await violations()).toEqual([]);
});

test('axe finds nothing in searchable choices, warnings, refusals and ends in any of these modes', async () => {
  const first = await openInBrowser(mixed);
  await userEvent.click(control('country'));
  await expect.poll(() => field('country').querySelectorAll('[role="option"]').length).toBeGreaterThan(0);
  await userEvent.keyboard('{ArrowDown}');
  expect(await violations()).toEqual([]);
  first.inbox.withdraw(() => true, 'expired');
  await expect.poll(() => findPart('ended')).not.toBeNull();
  expect(await violations()).toEqual([]);
  await first.unmount();
  const second = await openInBrowser(schemaOf({ password: { type: 'string', title: 'Password' } }));
  expect(await violations()).toEqual([]);
  await second.unmount();
  await openInBrowser({ type: 'object', properties: {}, required: ['ghost'] });
  expect(await violations()).toEqual([]);
});

test('at 320 px nothing is cut off sideways, and every control is at least 44 px high', async () => {
  await page.viewport(320, 640);
  await openInBrowser(everythingSchema);
  const content = part('content');
  expect(content.scrollWidth).toBeLessThanOrEqual(content.clientWidth);
  expect(part('body').scrollWidth).toBeLessThanOrEqual(part('body').clientWidth);
  for (const element of content.querySelectorAll<HTMLElement>(
    'input:not([type="radio"], [type="checkbox"]), label[data-part="option"], [data-part="actions"] button',
  )) {
    expect([element.dataset.part, element.offsetHeight >= 44]).toEqual([element.dataset.part, true]);
  }
  await page.viewport(1280, 800);
});
