import type { Inbox, Outcome } from '@assent/client';
import { act, type RenderResult, render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type AskOptions, ask, formInbox } from './ask.ts';
import { Host, type HostProps } from './Host.tsx';
import { findPart, part } from './parts.ts';

export interface MountedForm {
  readonly user: UserEvent;
  readonly inbox: Inbox;
  readonly outcome: Promise<Outcome>;
  readonly view: RenderResult;
  /** The settled outcome, or `undefined` while the request is pending. */
  settled(): Outcome | undefined;
  /** Presses Accept, and Accept again where that led to the review. */
  accept(): Promise<void>;
}

export interface MountFormOptions extends AskOptions {
  readonly host?: Partial<HostProps>;
  readonly inbox?: Inbox;
}

/** A request on a host's page in jsdom, opened through its card. */
export async function mountForm(
  requestedSchema: unknown,
  { host = {}, inbox = formInbox(), ...options }: MountFormOptions = {},
): Promise<MountedForm> {
  const user = userEvent.setup();
  const view = render(<Host inbox={inbox} {...host} />);
  let known: Outcome | undefined;
  let outcome: Promise<Outcome> = Promise.reject(new Error('not asked yet'));
  outcome.catch(() => undefined);
  // Not `act(() => ask(…))`: a promise returned to act is waited for, and this one takes an answer.
  act(() => {
    outcome = ask(inbox, requestedSchema, options);
  });
  void outcome.then((value) => {
    known = value;
  });
  await user.click(await waitFor(() => part('show')));
  await waitFor(() => part('actions'), { timeout: 5000 });
  return {
    user,
    inbox,
    outcome,
    view,
    settled: () => known,
    async accept() {
      await user.click(part('accept'));
      await act(async () => undefined);
      if (findPart('review') === null) return;
      await user.click(part('accept'));
      await act(async () => undefined);
    },
  };
}
