import { createInbox, type Inbox, type Outcome } from '@assent/client';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { requestTray as en } from '../locales/en/requestTray.ts';
import { ask, schemaOf } from '../test-support/ask.ts';
import { Host } from '../test-support/Host.tsx';
import { control, findPart, part } from '../test-support/parts.ts';
import { InlineRequest } from './InlineRequest.tsx';

interface Mounted {
  readonly inbox: Inbox;
  readonly outcome: Promise<Outcome>;
  readonly user: ReturnType<typeof userEvent.setup>;
}

function mount(): Mounted {
  const inbox = createInbox({ surfaces: ['form'], warn: () => undefined });
  const outcome = ask(inbox, schemaOf({ city: { type: 'string', title: 'City' } }));
  const [request] = inbox.getSnapshot();
  if (!request) throw new Error('nothing arrived');
  const user = userEvent.setup();
  render(
    <Host inbox={inbox} review="never">
      <InlineRequest request={request} />
    </Host>,
  );
  return { inbox, outcome, user };
}

async function open({ user }: Mounted): Promise<void> {
  await user.click(part('show'));
  await waitFor(() => part('actions'), { timeout: 5000 });
}

describe('InlineRequest', () => {
  it('arrives as a card and becomes the whole surface in its place, with the parts of the dialog [C1]', async () => {
    const mounted = mount();
    expect(document.activeElement).toBe(document.body);
    await open(mounted);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(part('inline')).toHaveAttribute('data-state', 'open');
    await mounted.user.type(control('city'), 'Barcelona');
    await mounted.user.click(part('accept'));
    expect((await mounted.outcome).result).toEqual({ action: 'accept', content: { city: 'Barcelona' } });
  });

  it('asks before Escape throws typing away', async () => {
    const mounted = mount();
    await open(mounted);
    await mounted.user.type(control('city'), 'B');
    await mounted.user.keyboard('{Escape}');
    await waitFor(() => expect(findPart('leave-panel')).not.toBeNull());
    expect(mounted.inbox.getSnapshot()).toHaveLength(1);
  });

  it('says in place how it ended, when it was not open [C11]', () => {
    const { inbox } = mount();
    act(() => inbox.withdraw(() => true, 'answered-elsewhere'));
    expect(part('inline')).toHaveAttribute('data-state', 'ended');
    expect(screen.getByText(en['ended.answered-elsewhere'])).toBeVisible();
    expect(findPart('show')).toBeNull();
  });

  it('keeps the surface where it is when it ends while open [C11]', async () => {
    const mounted = mount();
    await open(mounted);
    act(() => mounted.inbox.withdraw(() => true, 'withdrawn'));
    expect(part('inline')).toHaveAttribute('data-state', 'open');
    await waitFor(() => expect(findPart('accept')).toBeNull());
    expect(findPart('ended')).not.toBeNull();
  });
});
