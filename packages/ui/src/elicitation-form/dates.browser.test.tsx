import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { schemaOf } from '../test-support/ask.ts';
import { openInBrowser } from '../test-support/openInBrowser.tsx';
import { control, field, findPart, invalidFields, part } from '../test-support/parts.ts';

async function accept(): Promise<void> {
  part('accept').click();
  await expect.poll(() => findPart('review') !== null || invalidFields().length > 0).toBe(true);
  if (findPart('review') !== null) part('accept').click();
}

function pick(name: string, value: string): Promise<void> {
  return userEvent.fill(control(name) as HTMLInputElement, value);
}

test.for([
  ['Europe/Berlin', '2026-03-05T09:30:00', '2026-03-05T08:30:00Z'],
  ['America/New_York', '2026-07-10T09:20:33', '2026-07-10T13:20:33Z'],
  ['Etc/GMT-2', '2024-01-15T13:10:00', '2024-01-15T11:10:00Z'],
] as const)(
  'a time picked in %s leaves in UTC, and its zone is in view',
  async ([timeZone, picked, sent]) => {
    const { outcome } = await openInBrowser(
      schemaOf({ at: { type: 'string', format: 'date-time' } }, ['at']),
      {
        host: { timeZone },
      },
    );
    await pick('at', picked);
    expect(field('at').textContent).toContain(timeZone);
    await accept();
    const { result } = await outcome;
    expect(new Date((result?.content as { at: string } | undefined)?.at ?? '').toISOString()).toBe(
      new Date(sent).toISOString(),
    );
  },
);

test('an hour that daylight saving skips is refused with its reason, and one that it repeats is asked about', async () => {
  const { outcome } = await openInBrowser(schemaOf({ at: { type: 'string', format: 'date-time' } }, ['at']));
  await pick('at', '2026-03-29T02:30:00');
  part('accept').click();
  await expect.poll(() => findPart('field-error')?.textContent ?? '').toMatch(/does not exist/);
  await pick('at', '2026-10-25T02:30:00');
  await expect.poll(() => findPart('field-error')?.textContent ?? '').toMatch(/happens twice/);
  part('error-offer').click();
  await expect.poll(() => invalidFields()).toEqual([]);
  await accept();
  const { result } = await outcome;
  expect(new Date((result?.content as { at: string } | undefined)?.at ?? '').toISOString()).toBe(
    '2026-10-25T00:30:00.000Z',
  );
});

test('a default with an offset and seconds survives untouched', async () => {
  const { outcome } = await openInBrowser(
    schemaOf({ at: { type: 'string', format: 'date-time', default: '2026-07-10T13:20:33Z' } }, ['at']),
    { host: { timeZone: 'America/New_York' } },
  );
  expect((control('at') as HTMLInputElement).value).toBe('2026-07-10T09:20:33');
  control('at').focus();
  await userEvent.keyboard('{Tab}');
  await accept();
  const { result } = await outcome;
  expect(new Date((result?.content as { at: string } | undefined)?.at ?? '').toISOString()).toBe(
    '2026-07-10T13:20:33.000Z',
  );
});

test('a half-typed date is an error, not a missing answer, and typing it keeps its segments', async () => {
  const { outcome } = await openInBrowser(schemaOf({ d: { type: 'string', format: 'date' } }));
  control('d').focus();
  await userEvent.keyboard('0517');
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.poll(() => invalidFields()).toEqual(['d']);
  control('d').focus();
  await userEvent.keyboard('05171990');
  await expect.poll(() => invalidFields()).toEqual([]);
  await accept();
  await expect(outcome).resolves.toMatchObject({ result: { content: { d: '1990-05-17' } } });
});

test('clearing a picked date empties the picker', async () => {
  const { outcome } = await openInBrowser(
    schemaOf({ d: { type: 'string', format: 'date', default: '2026-01-02' } }),
  );
  expect((control('d') as HTMLInputElement).value).toBe('2026-01-02');
  part('clear', field('d')).click();
  await expect.poll(() => (control('d') as HTMLInputElement).value).toBe('');
  await accept();
  await expect(outcome).resolves.toMatchObject({ result: { content: {} } });
});
