import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { everythingSchema } from '../elicitation-form/everythingSchema.test-data.ts';
import { ask, formInbox, Host } from '../testing.test-helpers.tsx';

const instant = { accept: 0, open: 0 };

function part(name: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (element === null) throw new Error(`There is no part "${name}".`);
  return element;
}

function field(name: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-part="field"][data-field="${name}"]`);
  if (element === null) throw new Error(`There is no field "${name}".`);
  return element;
}

function control(name: string): HTMLElement {
  const element = field(name).querySelector<HTMLElement>('[data-part="control"]');
  if (element === null) throw new Error(`Field "${name}" has no control.`);
  return element;
}

async function open(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(await waitFor(() => part('show')));
  await waitFor(() => part('accept'), { timeout: 5000 });
}

test('the 13-field form is filled, checked, reviewed and sent as it was shown', async () => {
  const user = userEvent.setup();
  const inbox = formInbox();
  render(<Host inbox={inbox} armDelay={instant} />);
  let outcome = Promise.resolve<unknown>(undefined);
  act(() => {
    outcome = ask(inbox, everythingSchema);
  });
  await open(user);
  expect(document.querySelectorAll('[data-part="field"]')).toHaveLength(13);

  await user.click(part('accept'));
  await waitFor(() => expect(field('name')).toHaveAttribute('data-invalid'));
  expect(control('name')).toHaveFocus();
  expect(part('error-summary')).toHaveTextContent('1 answer needs another look');

  await user.type(control('name'), 'Mona Lisa');
  await user.type(control('email'), 'mona@example.com');
  await user.click(control('check').querySelector('[data-value="true"] input') as HTMLElement);
  await user.click(part('accept'));
  await waitFor(() => expect(part('root')).toHaveAttribute('data-state', 'review'));
  expect(screen.getByText('mona@example.com')).toBeInTheDocument();
  await user.click(part('accept'));
  await expect(outcome).resolves.toMatchObject({
    action: 'accept',
    reason: 'user',
    result: {
      content: {
        name: 'Mona Lisa',
        check: true,
        firstLine: 'It was a dark and stormy night.',
        email: 'mona@example.com',
        integer: 42,
        number: 3.14,
        untitledSingleSelectEnum: 'Monica',
        untitledMultipleSelectEnum: ['Guitar'],
        titledSingleSelectEnum: 'hero-1',
        titledMultipleSelectEnum: ['fish-1'],
        legacyTitledEnum: 'pet-1',
      },
    },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
