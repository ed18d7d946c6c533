import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { everythingSchema } from '../test-support/everythingSchema.ts';
import { openInBrowser } from '../test-support/openInBrowser.tsx';
import { control, field, findPart, part } from '../test-support/parts.ts';
import { tabTo } from '../test-support/tabTo.ts';

test('the 13-field form is filled, reviewed and sent by keyboard alone, with the default delays [S-02]', async () => {
  const { outcome } = await openInBrowser(everythingSchema, { host: { armDelay: {} } });
  await expect.poll(() => document.activeElement?.getAttribute('data-part')).toBe('title');

  await tabTo(() => control('name'));
  await userEvent.keyboard('Mona Lisa');
  await tabTo(() => control('check'));
  await userEvent.keyboard(' ');
  await tabTo(() => control('firstLine'));
  await userEvent.keyboard('{Control>}a{/Control}Call me Ishmael.');
  await tabTo(() => control('email'));
  await userEvent.keyboard('mona@example.com');
  await tabTo(() => control('homepage'));
  await userEvent.keyboard('https://example.com/mona');
  await tabTo(() => control('birthdate'));
  await userEvent.keyboard('05171990');
  await tabTo(() => control('integer'));
  await userEvent.keyboard('{Control>}a{/Control}7');
  await tabTo(() => control('number'));
  await userEvent.keyboard('{Control>}a{/Control}2.5');
  await tabTo(() => control('untitledSingleSelectEnum'));
  await userEvent.keyboard('{Control>}a{/Control}Pho{ArrowDown}{Enter}');
  await expect.poll(() => (control('untitledSingleSelectEnum') as HTMLInputElement).value).toBe('Phoebe');
  await tabTo(() => control('untitledMultipleSelectEnum'));
  await userEvent.keyboard('{Tab} ');
  await tabTo(() => control('titledSingleSelectEnum'));
  await userEvent.keyboard('{ArrowDown}');
  await tabTo(() => control('titledMultipleSelectEnum'));
  await userEvent.keyboard('{Tab} ');
  await tabTo(() => control('legacyTitledEnum'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');

  await tabTo(() => part('accept'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => findPart('review')).not.toBeNull();
  await expect.poll(() => part('accept').hasAttribute('data-armed')).toBe(true);
  await tabTo(() => part('accept'));
  await userEvent.keyboard('{Enter}');

  const { action, result } = await outcome;
  expect(action).toBe('accept');
  expect(result?.content).toEqual({
    name: 'Mona Lisa',
    check: true,
    firstLine: 'Call me Ishmael.',
    email: 'mona@example.com',
    homepage: 'https://example.com/mona',
    birthdate: '1990-05-17',
    integer: 7,
    number: 2.5,
    untitledSingleSelectEnum: 'Phoebe',
    untitledMultipleSelectEnum: ['Guitar', 'Piano'],
    titledSingleSelectEnum: 'hero-2',
    titledMultipleSelectEnum: ['fish-1', 'fish-2'],
    legacyTitledEnum: 'pet-3',
  });
});

test('the focus stays inside the dialog, and the first invalid field is in view after a refused accept', async () => {
  await openInBrowser(everythingSchema);
  await tabTo(() => part('accept'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(control('name'));
  const { top, bottom } = field('name').getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  for (let press = 0; press < 60; press += 1) {
    await userEvent.keyboard('{Tab}');
    expect(part('content').contains(document.activeElement)).toBe(true);
  }
});
