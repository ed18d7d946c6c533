import type { Inbox, Outcome } from '@assent/client';
import '../styles/index.css';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { type AskOptions, ask, formInbox } from './ask.ts';
import { Host, type HostProps } from './Host.tsx';
import { findPart, part } from './parts.ts';

export interface OpenedInBrowser {
  readonly inbox: Inbox;
  readonly outcome: Promise<Outcome>;
  settled(): Outcome | undefined;
  rerender(host: Partial<HostProps>): Promise<void>;
  unmount(): Promise<void>;
}

export interface OpenOptions extends AskOptions {
  readonly host?: Partial<HostProps>;
}

/** A request on a host's page in Chromium, with the kit's stylesheet, its dialog open. */
export async function openInBrowser(
  requestedSchema: unknown,
  { host = {}, ...options }: OpenOptions = {},
): Promise<OpenedInBrowser> {
  const inbox = formInbox();
  const view = await render(<Host inbox={inbox} {...host} />);
  let known: Outcome | undefined;
  const outcome = ask(inbox, requestedSchema, options);
  void outcome.then((value) => {
    known = value;
  });
  await expect.poll(() => findPart('show')).not.toBeNull();
  part('show').click();
  await expect.poll(() => findPart('actions'), { timeout: 10_000 }).not.toBeNull();
  return {
    inbox,
    outcome,
    settled: () => known,
    rerender: (next) => view.rerender(<Host inbox={inbox} {...next} />),
    unmount: () => view.unmount(),
  };
}
