import { createInbox } from '@assent/client';
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ask, formInbox, schemaOf } from '../test-support/ask.ts';
import { Host } from '../test-support/Host.tsx';
import { findPart, part } from '../test-support/parts.ts';

const name = schemaOf({ a: { type: 'string' } });

test('from the second request on the person can stop a server from asking, and nothing is answered for them [C8]', async () => {
  const user = userEvent.setup();
  const inbox = formInbox();
  render(<Host inbox={inbox} />);
  act(() => void ask(inbox, name));
  expect(findPart('mute')).toBeNull();
  let second: unknown;
  act(() => {
    void ask(inbox, name).then((outcome) => {
      second = outcome;
    });
  });
  await user.click(part('mute'));
  expect(findPart('show')).toBeNull();
  expect(part('held-back')).toHaveTextContent('2 requests of');
  act(() => void ask(inbox, name));
  expect(findPart('show')).toBeNull();
  expect(part('held-back')).toHaveTextContent('3 requests of');
  expect(second).toBeUndefined();

  await user.click(part('unmute'));
  expect(part('show')).toBeVisible();
  expect(part('more')).toHaveTextContent('2 more are waiting');
});

test('a flood becomes one notice, while another server still gets through [C8]', async () => {
  const inbox = formInbox();
  render(<Host inbox={inbox} />);
  act(() => {
    for (let n = 0; n < 25; n += 1) void ask(inbox, name);
  });
  expect(part('more')).toHaveTextContent('9 more are waiting');
  expect(part('held-back')).toHaveTextContent('15 requests of');
  act(() => void ask(inbox, name, { server: { id: 'other', label: 'Other' } }));
  expect(part('more')).toHaveTextContent('10 more are waiting');
});

test('a request that expires under the pointer is cancelled, stays where it is, and says why [C11]', async () => {
  const user = userEvent.setup();
  let expire = (): void => undefined;
  const clock = {
    now: () => 0,
    after: (milliseconds: number, run: () => void) => {
      if (milliseconds === 60_000) expire = run;
      return () => undefined;
    },
  };
  const inbox = createInbox({ surfaces: ['form'], warn: () => undefined, answerWithin: 60_000, clock });
  render(<Host inbox={inbox} />);
  let outcome: unknown;
  act(() => {
    void ask(inbox, name).then((value) => {
      outcome = value;
    });
  });
  await user.click(part('show'));
  await waitFor(() => part('accept'), { timeout: 5000 });
  const surface = part('root', part('content'));
  await act(async () => expire());
  expect(outcome).toMatchObject({ action: 'cancel', reason: 'expired' });
  expect(surface.isConnected).toBe(true);
  expect(findPart('accept')).toBeNull();
  expect(surface).toHaveTextContent('This request has expired. Nothing was sent.');
});
