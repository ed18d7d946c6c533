import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { ask, formInbox, schemaOf, travel } from '../test-support/ask.ts';
import { Host } from '../test-support/Host.tsx';
import { mountForm } from '../test-support/mountForm.tsx';
import { control, findPart, part } from '../test-support/parts.ts';

const name = schemaOf({ a: { type: 'string' } });

async function shown(): Promise<HTMLElement> {
  return waitFor(() => part('actions'), { timeout: 5000 });
}

test('an arrival is a card with a polite word, and takes the focus from nobody [C1]', async () => {
  const user = userEvent.setup();
  const inbox = formInbox();
  render(<Host inbox={inbox} />);
  await user.type(screen.getByLabelText('Composer'), 'hello');
  act(() => {
    void ask(inbox, name);
  });
  expect(part('show')).toBeVisible();
  expect(screen.getByText(/A server asks you something/)).toHaveAttribute('role', 'status');
  expect(screen.getByLabelText('Composer')).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the dialog is named by its heading, which has the focus, and gives the focus back where it was [C2] [C7]', async () => {
  const user = userEvent.setup();
  const inbox = formInbox();
  render(<Host inbox={inbox} />);
  await user.type(screen.getByLabelText('Composer'), 'hello');
  act(() => {
    void ask(inbox, name);
  });
  await user.click(part('show'));
  await shown();
  expect(screen.getByRole('dialog', { name: 'Travel agent asks you something' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Travel agent asks you something' })).toHaveFocus();
  await user.click(part('decline'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByLabelText('Composer')).toHaveFocus());
  expect(screen.getByLabelText('Composer')).toHaveValue('hello');
});

test('Escape cancels a request in which nothing was entered', async () => {
  const { user, outcome } = await mountForm(name);
  await user.keyboard('{Escape}');
  await expect(outcome).resolves.toMatchObject({ action: 'cancel', reason: 'user' });
});

test('Escape asks before typing is thrown away, and takes it back', async () => {
  const { user, outcome, settled } = await mountForm(name);
  await user.type(control('a'), 'half');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(findPart('leave-panel')).toBeNull();
  expect(control('a')).toHaveValue('half');
  expect(control('a')).toHaveFocus();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(settled()).toBeUndefined();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Cancel the request' }));
  await expect(outcome).resolves.toMatchObject({ action: 'cancel', reason: 'user' });
});

test('a handled Escape reaches neither the shortcuts of the host nor the bubbling listeners of its page', async () => {
  const { user } = await mountForm(name);
  const host = vi.fn();
  document.body.addEventListener('keydown', host);
  await user.type(control('a'), 'x');
  host.mockClear();
  await user.keyboard('{Escape}');
  document.body.removeEventListener('keydown', host);
  expect(host).not.toHaveBeenCalled();
});

test('a press beside the dialog answers nothing', async () => {
  const { settled } = await mountForm(name);
  fireEvent.pointerDown(part('backdrop'));
  fireEvent.click(part('backdrop'));
  expect(settled()).toBeUndefined();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('three requests are asked one after the other, each for its own server, and Escape on one leaves the others [C6]', async () => {
  const user = userEvent.setup();
  const inbox = formInbox();
  render(<Host inbox={inbox} />);
  const results: string[] = [];
  act(() => {
    for (const [index, label] of ['One', 'Two', 'Three'].entries()) {
      const server = { ...travel, id: label, label };
      void ask(inbox, schemaOf({ [`p${index}`]: { type: 'string' } }), { server }).then((outcome) =>
        results.push(`${label} ${outcome.action}`),
      );
    }
  });
  expect(part('more')).toHaveTextContent('2 more are waiting');
  await user.click(part('show'));
  await shown();
  const heading = (text: string): Promise<HTMLElement> =>
    screen.findByRole('heading', { name: `${text} asks you something` }, { timeout: 3000 });
  await heading('One');
  expect(part('position')).toHaveTextContent('1 of 3');
  await user.click(part('accept'));
  await user.click(part('accept'));
  expect(findPart('root', part('content'))).toBeNull();
  await heading('Two');
  expect(part('position')).toHaveTextContent('2 of 3');
  await user.click(part('decline'));
  await heading('Three');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(results).toEqual(['One accept', 'Two decline', 'Three cancel']);
});

test('"Later" puts the dialog away, and the draft is there when it is shown again', async () => {
  const { user, settled } = await mountForm(name);
  await user.type(control('a'), 'half');
  await user.click(part('later'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(settled()).toBeUndefined();
  await user.click(part('show'));
  await shown();
  expect(control('a')).toHaveValue('half');
});

test('a draft outlives the whole provider, and goes when the request settles', async () => {
  const { user, inbox, view, outcome } = await mountForm(name);
  await user.type(control('a'), 'half');
  view.unmount();
  render(<Host inbox={inbox} />);
  await user.click(await waitFor(() => part('show')));
  await shown();
  expect(control('a')).toHaveValue('half');
  await user.click(part('decline'));
  await expect(outcome).resolves.not.toHaveProperty('content');
});

test('the next request with the same property starts empty', async () => {
  const { user, inbox, outcome, accept } = await mountForm(name);
  await user.type(control('a'), 'first');
  await accept();
  await expect(outcome).resolves.toMatchObject({ result: { content: { a: 'first' } } });
  let second = Promise.resolve<unknown>(undefined);
  act(() => {
    second = ask(inbox, name, { message: 'Once more' });
  });
  await user.click(await waitFor(() => part('show'), { timeout: 3000 }));
  await shown();
  expect(control('a')).toHaveValue('');
  await accept();
  await expect(second).resolves.toMatchObject({ result: { action: 'accept', content: {} } });
});

test('a request that expires is explained in place, keeps what was typed in view, and offers no accept', async () => {
  const controller = new AbortController();
  const { user, inbox, outcome } = await mountForm(name, { signal: controller.signal });
  await user.type(control('a'), 'half');
  act(() => inbox.withdraw(() => true, 'expired'));
  await expect(outcome).resolves.toMatchObject({ action: 'cancel', reason: 'expired' });
  expect(part('ended')).toHaveTextContent('This request has expired. Nothing was sent.');
  expect(control('a')).toHaveValue('half');
  expect(findPart('accept')).toBeNull();
  await user.click(part('close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a failed delivery gives the answer back with what was typed, and another press sends it again', async () => {
  const deliver = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
  const { user, outcome, accept } = await mountForm(name, { deliver });
  await user.type(control('a'), 'kept');
  await accept();
  await waitFor(() => expect(part('failed')).toHaveTextContent('could not be delivered'));
  expect(part('review')).toHaveTextContent('kept');
  await user.click(part('accept'));
  await expect(outcome).resolves.toMatchObject({ action: 'accept', result: { content: { a: 'kept' } } });
  expect(deliver).toHaveBeenCalledTimes(2);
});

test('under StrictMode one press settles once, and nothing is left in the body afterwards', async () => {
  const user = userEvent.setup();
  const inbox = formInbox();
  const settled = vi.fn();
  inbox.onSettled(settled);
  const view = render(
    <StrictMode>
      <Host inbox={inbox} />
    </StrictMode>,
  );
  act(() => {
    void ask(inbox, name);
  });
  await user.click(part('show'));
  await shown();
  await user.click(part('accept'));
  await user.click(part('accept'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(settled).toHaveBeenCalledTimes(1);
  view.unmount();
  expect([...document.body.children].filter((child) => child !== view.container)).toEqual([]);
  expect(document.documentElement).not.toHaveAttribute('data-assent-locked');
});

test('a round is answered question by question, and an answer can be taken back before it is sent', async () => {
  const user = userEvent.setup();
  const inbox = formInbox();
  render(<Host inbox={inbox} />);
  const request = (property: string): unknown => ({
    method: 'elicitation/create',
    params: {
      message: `${property}?`,
      requestedSchema: schemaOf({ [property]: { type: 'string' } }, [property]),
    },
  });
  let round = Promise.resolve<unknown>(undefined);
  act(() => {
    round = inbox.fulfil({ login: request('name'), env: request('e') }, { server: travel, era: 'modern' });
  });
  await user.click(part('show'));
  await shown();
  expect(part('position')).toHaveTextContent('1 of 2');
  await user.type(control('name'), 'ada');
  await user.click(part('accept'));
  await user.click(await waitFor(() => part('accept')));
  await waitFor(() => expect(part('position')).toHaveTextContent('2 of 2'), { timeout: 3000 });
  await user.click(part('previous'));
  await waitFor(() => expect(part('position')).toHaveTextContent('1 of 2'));
  await user.click(part('back'));
  await user.type(control('name'), ' l');
  await user.click(part('accept'));
  await user.click(await waitFor(() => part('accept')));
  await waitFor(() => expect(part('position')).toHaveTextContent('2 of 2'), { timeout: 3000 });
  await user.click(part('decline'));
  await expect(round).resolves.toEqual({
    login: { action: 'accept', content: { name: 'ada l' } },
    env: { action: 'decline' },
  });
});

test('a deadline is a time of day in the person’s zone [C11]', async () => {
  await mountForm(name, { deadline: Date.UTC(2030, 0, 1, 12, 0) });
  expect(part('deadline')).toHaveTextContent('Answer by 1:00 PM');
});
