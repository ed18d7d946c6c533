import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { schemaOf } from '../test-support/ask.ts';
import { mountForm } from '../test-support/mountForm.tsx';
import { control, field, findPart, option, part } from '../test-support/parts.ts';

const scope = { id: 'op1', method: 'tools/call', name: 'book_flight', attribution: 'certain' } as const;

test('the person sees which server asks, for which operation, why, and where the answer goes [S-03]', async () => {
  await mountForm(schemaOf({ seat: { type: 'string', description: 'Passed on to the airline' } }), {
    message: 'The airline needs your seat.',
    scope,
  });
  expect(part('label', part('header'))).toHaveTextContent('Travel agent');
  expect(part('origin')).toHaveTextContent('mcp.travel.example');
  expect(part('operation')).toHaveTextContent('book_flight');
  expect(part('message')).toHaveTextContent('The airline needs your seat.');
  expect(part('root', part('content'))).toHaveTextContent('What you answer goes to Travel agent');
  expect(part('hint', field('seat'))).toHaveTextContent('Passed on to the airline');
});

test('a personal field warns beside itself and stays answerable [F2]', async () => {
  const { user, accept, outcome } = await mountForm(
    schemaOf({ passportNumber: { type: 'string' }, seat: { type: 'string' } }, ['passportNumber']),
  );
  expect(part('caution', field('passportNumber'))).toHaveAttribute('data-level', 'caution');
  expect(part('caution', field('passportNumber'))).toHaveTextContent('This is personal.');
  expect(findPart('caution', field('seat'))).toBeNull();
  const described = control('passportNumber').getAttribute('aria-describedby')?.split(' ') ?? [];
  const told = described.map((id) => document.getElementById(id)?.textContent);
  expect(told).toContainEqual(expect.stringContaining('This is personal.'));
  await user.type(control('passportNumber'), 'C01X00T47');
  await accept();
  await expect(outcome).resolves.toMatchObject({ result: { content: { passportNumber: 'C01X00T47' } } });
});

test('what a suggestion hides is visible in the review before it is sent as the person’s own [T7]', async () => {
  const { user } = await mountForm(
    schemaOf({ note: { type: 'string', default: 'Ship it\u202e\u{e0068}\u{e0069}\u200b' } }),
  );
  await user.click(part('accept'));
  await waitFor(() => part('review'));
  expect(part('review-value')).toHaveTextContent('Ship it[U+202E][U+E0068][U+E0069][U+200B]');
});

test('a default is filled in, marked as the server’s suggestion, and the mark goes when the person answers [F7]', async () => {
  const { user } = await mountForm(
    schemaOf(
      {
        city: { type: 'string', default: 'Berlin' },
        newsletter: { type: 'boolean', title: 'I agree to receive offers', default: true },
      },
      ['city', 'newsletter'],
    ),
  );
  expect(control('city')).toHaveValue('Berlin');
  for (const name of ['city', 'newsletter']) {
    expect(part('suggestion', field(name))).toHaveTextContent('suggested by the server');
  }
  await user.click(option('newsletter', 'false'));
  await user.type(control('city'), '!');
  for (const name of ['city', 'newsletter']) expect(findPart('suggestion', field(name))).toBeNull();
});
