import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { schemaOf } from '../test-support/ask.ts';
import { openInBrowser } from '../test-support/openInBrowser.tsx';
import { control, findPart, invalidFields, part } from '../test-support/parts.ts';

/** Types key by key, accepts, and says what came of it; the text on screen must stay as typed. */
async function typeAndAccept(kind: 'number' | 'integer', keys: string, locale: string): Promise<unknown> {
  const { outcome, unmount } = await openInBrowser(schemaOf({ n: { type: kind } }, ['n']), {
    host: { locale },
  });
  control('n').focus();
  for (const key of keys) await userEvent.keyboard(key);
  expect((control('n') as HTMLInputElement).value).toBe(keys);
  part('accept').click();
  await expect.poll(() => findPart('review') !== null || invalidFields().length > 0).toBe(true);
  if (findPart('review') === null) {
    expect((control('n') as HTMLInputElement).value).toBe(keys);
    await unmount();
    return 'refused';
  }
  part('accept').click();
  const { result } = await outcome;
  return (result?.content as { n: number } | undefined)?.n;
}

test.for([
  ['number', '12.90', 'en', 12.9],
  ['number', '007', 'en', 7],
  ['number', '2,1', 'de', 2.1],
  ['number', '2.1', 'de', 2.1],
  ['number', '1,234', 'en', 'refused'],
  ['number', '1.234', 'de', 'refused'],
  ['number', '٣٫٥', 'ar', 3.5],
  ['number', '10e10ee', 'en', 'refused'],
  ['number', '1e999', 'en', 'refused'],
  ['number', '12.5abc', 'en', 'refused'],
  ['integer', '42xyz', 'en', 'refused'],
  ['integer', '1e10', 'en', 1e10],
  ['integer', '12345678901234567890', 'en', 'refused'],
  ['integer', '9007199254740991', 'en', 9007199254740991],
] as const)('%s "%s" typed in %s gives %s and stays as typed', async ([kind, keys, locale, expected]) => {
  expect(await typeAndAccept(kind, keys, locale)).toBe(expected);
});

test('an ambiguous number offers both of its readings', async () => {
  const { outcome } = await openInBrowser(schemaOf({ n: { type: 'number' } }, ['n']));
  await userEvent.fill(control('n') as HTMLInputElement, '1,234');
  part('accept').click();
  await expect.poll(() => document.querySelectorAll('[data-part="error-offer"]').length).toBe(2);
  document.querySelectorAll<HTMLElement>('[data-part="error-offer"]')[0]?.click();
  await expect.poll(() => invalidFields()).toEqual([]);
  part('accept').click();
  await expect.poll(() => findPart('review')).not.toBeNull();
  part('accept').click();
  const { result } = await outcome;
  expect([1234, 1.234]).toContain((result?.content as { n: number } | undefined)?.n);
});
