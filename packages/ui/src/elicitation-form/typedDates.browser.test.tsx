import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { schemaOf } from '../test-support/ask.ts';
import { openInBrowser } from '../test-support/openInBrowser.tsx';
import { control, field, findPart, invalidFields, part } from '../test-support/parts.ts';

/** `2026-03-29T02:30:05` as the keys that fill the segments of Chromium's own picker, from the first on. */
function keysOf(local: string): string {
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] = local.split(/[-T:]/);
  const twelve = String(Number(hour) % 12 || 12).padStart(2, '0');
  return `${month}${day}${year}${twelve}${minute}${second}${Number(hour) < 12 ? 'A' : 'P'}`;
}

async function typeKeys(name: string, keys: string): Promise<void> {
  control(name).blur();
  control(name).focus();
  for (const key of keys) await userEvent.keyboard(key);
}

test.for([
  ['en', 'America/New_York', '2026-03-08T02:30:05', '2026-03-08T03:30:05', '2026-03-08T07:30:05Z'],
  ['de', 'Europe/Berlin', '2026-03-29T02:30:05', '2026-03-29T03:30:05', '2026-03-29T01:30:05Z'],
  ['ar', 'Asia/Beirut', '2026-03-29T00:30:05', '2026-03-29T01:30:05', '2026-03-28T22:30:05Z'],
] as const)(
  'typed key by key in %s and %s, a skipped hour is refused as it stands and a real one leaves in UTC [EL-FORM-14]',
  async ([locale, timeZone, skipped, real, sent]) => {
    const { outcome, settled, unmount } = await openInBrowser(
      schemaOf({ at: { type: 'string', format: 'date-time', title: 'When' } }, ['at']),
      { host: { locale, timeZone } },
    );
    await typeKeys('at', keysOf(skipped));
    expect((control('at') as HTMLInputElement).value).toBe(skipped);
    part('accept').click();
    await expect.poll(() => invalidFields()).toEqual(['at']);
    expect(part('field-error', field('at')).textContent).toMatch(/does not exist/);
    expect((control('at') as HTMLInputElement).value).toBe(skipped);
    expect(settled()).toBeUndefined();

    await typeKeys('at', keysOf(real));
    expect((control('at') as HTMLInputElement).value).toBe(real);
    await expect.poll(() => invalidFields()).toEqual([]);
    part('accept').click();
    await expect.poll(() => findPart('review')).not.toBeNull();
    part('accept').click();
    await expect(outcome).resolves.toMatchObject({ result: { content: { at: sent } } });
    await unmount();
  },
);

test.for(['en', 'de', 'ar'])(
  'a date typed key by key leaves as the day it is, whatever the language: %s [EL-FORM-13]',
  async (locale) => {
    const { outcome, unmount } = await openInBrowser(
      schemaOf({ day: { type: 'string', format: 'date', title: 'Day' } }, ['day']),
      { host: { locale, timeZone: 'Pacific/Kiritimati' } },
    );
    await typeKeys('day', '02292024');
    part('accept').click();
    await expect.poll(() => findPart('review')).not.toBeNull();
    part('accept').click();
    await expect(outcome).resolves.toMatchObject({ result: { content: { day: '2024-02-29' } } });
    await unmount();
  },
);
