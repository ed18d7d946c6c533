import { createInbox } from '@assent/client';
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { schemaOf } from '../test-support/ask.ts';
import { Host } from '../test-support/Host.tsx';
import { part } from '../test-support/parts.ts';

/** An override that reverses what follows, a zero-width space, and a tag that only machines read. */
const hidden = '\u202e\u200b\u{e0041}';
const isHidden = /[\u202a-\u202e\u2066-\u2069\u200b\u{e0000}-\u{e007f}]/u;

function everyAttribute(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      // The contract of the DOM for tests, which no person and no assistive technology reads.
      .filter(({ name }) => name !== 'data-field' && name !== 'data-value')
      .map(({ value }) => value),
  );
}

test('no accessible name, description, title or announcement holds what a person could not see [T3]', async () => {
  const user = userEvent.setup();
  const inbox = createInbox({ surfaces: ['form'], warn: () => undefined });
  const title = document.title;
  render(<Host inbox={inbox} />);
  act(() => {
    void inbox.request(
      {
        kind: 'form',
        params: {
          message: `Hello${hidden}world`,
          requestedSchema: schemaOf({
            a: { type: 'string', title: `Seat${hidden}`, description: `Row${hidden}` },
            b: {
              type: 'string',
              oneOf: [
                { const: 'x', title: `Aisle${hidden}` },
                { const: 'y', title: 'W' },
              ],
            },
            c: { type: 'boolean', title: `Meal${hidden}` },
          }),
        },
      },
      { server: { id: 's', label: `Tra${hidden}vel`, claimedName: `Bank${hidden}` } },
    );
  });
  const announced = [...document.querySelectorAll('[role="status"], [aria-live]')].map(
    (one) => one.textContent,
  );
  expect(announced.filter((words) => isHidden.test(words ?? ''))).toEqual([]);
  await user.click(part('show'));
  await waitFor(() => part('actions'), { timeout: 5000 });
  expect(everyAttribute().filter((value) => isHidden.test(value))).toEqual([]);
  // Names by reference come from the page's text, where the same characters are shown or taken out.
  expect(isHidden.test(document.body.textContent ?? '')).toBe(false);
  expect(document.title).toBe(title);
});
