import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { schemaOf } from '../test-support/ask.ts';
import { mountForm } from '../test-support/mountForm.tsx';
import { control, findPart, option, part } from '../test-support/parts.ts';

test('a property without name or title has a name on screen and keeps its own on the wire', async () => {
  const { user, outcome, accept } = await mountForm(schemaOf({ '': { type: 'string' } }, ['']));
  await user.click(part('accept'));
  await waitFor(() => expect(part('error-link')).toHaveTextContent('Field without a name'));
  await user.type(screen.getByRole('textbox', { name: 'Field without a name' }), 'x');
  await accept();
  await expect(outcome).resolves.toMatchObject({ result: { content: { '': 'x' } } });
});

test('an empty text among the options can be seen, chosen, reviewed, sent and cleared', async () => {
  const { user, outcome, accept } = await mountForm(
    schemaOf({ tone: { type: 'string', title: 'Tone', enum: ['', 'formal'] } }),
  );
  await user.click(screen.getByRole('radio', { name: 'Empty text' }));
  await user.click(screen.getByRole('button', { name: 'Clear Tone' }));
  expect(screen.getByRole('radio', { name: 'Empty text' })).not.toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Empty text' }));
  await user.click(part('accept'));
  await waitFor(() => expect(part('review-value')).toHaveTextContent('Empty text ""'));
  await accept();
  await expect(outcome).resolves.toMatchObject({ result: { content: { tone: '' } } });
});

test('a yes or no with words of its own is asked in those words, and a destructive one warns in fitting ones [S-12]', async () => {
  const { user, outcome, accept } = await mountForm(
    schemaOf(
      {
        sure: {
          type: 'boolean',
          title: 'Delete the trip?',
          oneOf: [
            { const: true, title: 'Delete it' },
            { const: false, title: 'Keep it' },
          ],
          default: true,
        },
      },
      ['sure'],
    ),
    {
      scope: {
        id: 's',
        method: 'tools/call',
        name: 'delete_trip',
        attribution: 'certain',
        destructive: true,
      },
    },
  );
  expect(screen.getByRole('radio', { name: 'Delete it' })).not.toBeChecked();
  expect(screen.getByText(/Choose only what you mean/)).toBeVisible();
  expect(screen.queryByText(/Answer Yes/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Keep it' }));
  await accept();
  await expect(outcome).resolves.toMatchObject({ result: { content: { sure: false } } });
});

test('what was reviewed can be changed, and what leaves is what the last review showed [EL-FORM-01]', async () => {
  const { user, outcome } = await mountForm(
    schemaOf({
      guest: { type: 'string', title: 'Guest' },
      seat: { type: 'string', title: 'Seat', enum: ['window', 'aisle'] },
    }),
  );
  const reviewed = (): (string | null)[] =>
    [...document.querySelectorAll('[data-part="review-value"]')].map((value) => value.textContent);
  await user.type(control('guest'), 'Mona');
  await user.click(option('seat', 'aisle'));
  await user.click(part('accept'));
  await waitFor(() => expect(reviewed()).toEqual(['Mona', 'aisle']));
  await user.click(part('back'));
  await user.clear(control('guest'));
  await user.type(control('guest'), 'Lisa');
  await user.click(part('accept'));
  await waitFor(() => expect(reviewed()).toEqual(['Lisa', 'aisle']));
  await user.click(part('accept'));
  await expect(outcome).resolves.toMatchObject({ result: { content: { guest: 'Lisa', seat: 'aisle' } } });
});

test('an address in the texts of a form is inert and flagged [EL-FORM-33]', async () => {
  await mountForm(schemaOf({ a: { type: 'string', description: 'See https://evil.example/terms first' } }), {
    message: 'Please click https://evil.example/login to go on',
  });
  expect(part('message')).toHaveTextContent('https://evil.example/login');
  expect(document.querySelector('[data-scope="elicitation-form"] a, [href]')).toBeNull();
  expect(document.querySelector('[data-part="caution"][data-level="link"]')).toHaveTextContent(
    'A form should not send you to another page',
  );
});

test('a message that names no address is not flagged', async () => {
  await mountForm(
    schemaOf({ site: { type: 'string', format: 'uri', description: 'Such as https://example.com' } }),
  );
  expect(document.querySelector('[data-level="link"]')).toBeNull();
});

test('the form says who receives the answers, and promises nobody that they are private [EL-FORM-35]', async () => {
  const { user } = await mountForm(schemaOf({ a: { type: 'string' } }));
  expect(part('destination')).toHaveTextContent('What you answer goes to Travel agent');
  await user.type(control('a'), 'x');
  await user.click(part('accept'));
  await waitFor(() => expect(findPart('review')).not.toBeNull());
  expect(part('destination')).toHaveTextContent('Travel agent gets exactly this');
  expect(document.body).not.toHaveTextContent(
    /private|confidential|encrypted|only .* (can )?sees?\b|secure/i,
  );
});
