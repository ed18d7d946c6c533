import { createInbox, type Inbox, type Outcome, type RequestOptions } from '@assent/client';
import { act, type RenderResult, render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { travel } from './ask.ts';
import { Host, type HostProps } from './Host.tsx';
import { part } from './parts.ts';

export interface MountUrlOptions extends Partial<RequestOptions> {
  readonly message?: string;
  readonly elicitationId?: string;
  readonly malformed?: 'message-missing' | 'url-missing';
  readonly host?: Partial<HostProps>;
  readonly inbox?: Inbox;
}

export interface MountedUrl {
  readonly user: UserEvent;
  readonly inbox: Inbox;
  readonly outcome: Promise<Outcome>;
  readonly view: RenderResult;
  /** The settled outcome, or `undefined` while the request is pending. */
  settled(): Outcome | undefined;
  /** Consent or waiting. */
  state(): string | null;
}

export function urlInbox(): Inbox {
  return createInbox({ surfaces: ['url'], warn: () => undefined });
}

/** A request to visit an address, as a server would send it. */
export function askUrl(
  inbox: Inbox,
  url: string,
  { message = 'Please sign in.', elicitationId, malformed, ...options }: MountUrlOptions = {},
): Promise<Outcome> {
  const { host: _host, inbox: _inbox, ...arrival } = options;
  const params = { mode: 'url', message, url, ...(elicitationId !== undefined && { elicitationId }) };
  return inbox.request(
    { kind: 'url', params, ...(malformed && { malformed }) },
    { server: travel, ...arrival },
  );
}

/** A request to visit an address on a host's page in jsdom, opened through its card. */
export async function mountUrl(url: string, options: MountUrlOptions = {}): Promise<MountedUrl> {
  const { host = {}, inbox = urlInbox() } = options;
  const user = userEvent.setup();
  const view = render(<Host inbox={inbox} {...host} />);
  let known: Outcome | undefined;
  let outcome: Promise<Outcome> = Promise.reject(new Error('not asked yet'));
  outcome.catch(() => undefined);
  act(() => {
    outcome = askUrl(inbox, url, options);
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
    state: () => part('root', part('content')).getAttribute('data-state'),
  };
}
