import { createInbox, type Inbox } from '@assent/client';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { requestTray as en } from '../locales/en/requestTray.ts';
import { RequestDialogs } from '../request-dialogs/RequestDialogs.tsx';
import { ask, schemaOf } from '../test-support/ask.ts';
import { Host } from '../test-support/Host.tsx';
import { findPart, part } from '../test-support/parts.ts';
import { RequestTray, type RequestTrayProps } from './RequestTray.tsx';
import { remainingTime } from './remainingTime.ts';

function mount(props: RequestTrayProps = {}): { inbox: Inbox; user: ReturnType<typeof userEvent.setup> } {
  const inbox = createInbox({ surfaces: ['form'], warn: () => undefined });
  const user = userEvent.setup();
  render(
    <Host inbox={inbox}>
      <RequestTray {...props} />
      <RequestDialogs cards="none" />
    </Host>,
  );
  return { inbox, user };
}

const trayItems = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-scope="request-tray"][data-part="item"]'),
];
const question = (inbox: Inbox, message: string, options: Parameters<typeof ask>[2] = {}): void => {
  act(() => void ask(inbox, schemaOf({ a: { type: 'string' } }), { message, ...options }));
};

describe('RequestTray', () => {
  it('counts what waits without taking the focus, and lists it on a press [C1]', async () => {
    const { inbox, user } = mount();
    expect(part('badge')).toHaveTextContent(en.badgeNone);
    screen.getByLabelText('Composer').focus();
    question(inbox, 'one');
    question(inbox, 'two', { server: { id: 'notes', label: 'Notes' } });
    expect(screen.getByLabelText('Composer')).toHaveFocus();
    expect(part('badge')).toHaveTextContent('2 requests wait');
    expect(findPart('panel')).toBeNull();
    await user.click(part('badge'));
    expect(part('title')).toHaveFocus();
    expect(trayItems().map((item) => item.textContent)).toEqual([
      expect.stringContaining('Travel agent'),
      expect.stringContaining('Notes'),
    ]);
    await user.keyboard('{Escape}');
    expect(findPart('panel')).toBeNull();
    expect(part('badge')).toHaveFocus();
    expect(inbox.getSnapshot()).toHaveLength(2);
  });

  it('opens the dialog of a request', async () => {
    const { inbox, user } = mount();
    question(inbox, 'one');
    await user.click(part('badge'));
    await user.click(screen.getByRole('button', { name: 'Show the request of Travel agent' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeInTheDocument());
  });

  it('leaves what ends in its place and says how, until it is cleared [C11]', async () => {
    const { inbox, user } = mount();
    question(inbox, 'one');
    question(inbox, 'two');
    await user.click(part('badge'));
    const [id] = inbox.getSnapshot().map((request) => request.id);
    act(() => inbox.withdraw((request) => request.id === id, 'answered-elsewhere'));
    expect(trayItems()).toHaveLength(2);
    expect(trayItems()[0]).toHaveTextContent(en['ended.answered-elsewhere']);
    expect(part('badge')).toHaveTextContent('1 request waits');
    act(() => inbox.withdraw(() => true, 'withdrawn'));
    expect(trayItems()[1]).toHaveTextContent(en['ended.withdrawn']);
    await user.click(part('dismiss'));
    expect(trayItems()).toHaveLength(1);
    await user.click(part('badge'));
    await user.click(part('badge'));
    expect(trayItems()).toHaveLength(0);
    expect(screen.getByText(en.empty)).toBeVisible();
  });

  it('says the place in a round and the conversation [S-01]', async () => {
    const { inbox, user } = mount({ nameContext: (context) => (context === 1 ? 'Holiday' : undefined) });
    const form = {
      method: 'elicitation/create',
      params: { message: 'm', requestedSchema: { type: 'object' } },
    };
    const scope = {
      id: 'o',
      method: 'tools/call',
      name: 'book',
      attribution: 'certain',
      context: 1,
    } as const;
    act(
      () =>
        void inbox
          .fulfil({ a: form, b: form }, { server: { id: 's', label: 'S' }, scope })
          .catch(() => undefined),
    );
    question(inbox, 'elsewhere');
    await user.click(part('badge'));
    expect(screen.getByRole('heading', { name: 'Holiday' })).toBeVisible();
    expect(screen.getByRole('heading', { name: en.elsewhere })).toBeVisible();
    expect(trayItems()[1]).toHaveTextContent('2 of 2');
    act(() => inbox.withdraw(() => true, 'withdrawn'));
  });

  it('shows the time that is really left', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: 1_000_000 });
    try {
      const { inbox } = mount();
      question(inbox, 'one', { deadline: 1_000_000 + 125_000 });
      act(() => part('badge').click());
      expect(part('remaining')).toHaveTextContent('2 minutes 5 seconds left');
      act(() => void vi.advanceTimersByTime(66_000));
      expect(part('remaining')).toHaveTextContent('59 seconds left');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('remainingTime', () => {
  it.each([
    [500, '1 second'],
    [59_000, '59 seconds'],
    [61_000, '1 minute 1 second'],
    [600_000, '10 minutes'],
    [7_200_000, '2 hours'],
  ])('says %i ms as %s', (milliseconds, text) => {
    expect(remainingTime(milliseconds, 'en')).toBe(text);
  });
});
