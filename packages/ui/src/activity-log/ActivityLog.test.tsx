import { createInbox, type Inbox } from '@assent/client';
import { createActivityLog, type ActivityLog as Log } from '@assent/client/activity';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { activity as en } from '../locales/en/activity.ts';
import { ask, schemaOf, travel } from '../test-support/ask.ts';
import { Host } from '../test-support/Host.tsx';
import { findPart, part } from '../test-support/parts.ts';
import { ActivityLog, type ActivityLogProps } from './ActivityLog.tsx';

function mount(props: Omit<ActivityLogProps, 'log'> = {}): {
  inbox: Inbox;
  log: Log;
  user: ReturnType<typeof userEvent.setup>;
} {
  const inbox = createInbox({
    surfaces: ['form', 'url', 'roots'],
    warn: () => undefined,
    limits: { arrivalsPerMinute: 1000 },
  });
  const log = createActivityLog();
  log.attach(inbox);
  const user = userEvent.setup();
  render(
    <Host inbox={inbox}>
      <ActivityLog log={log} {...props} />
    </Host>,
  );
  return { inbox, log, user };
}

const lines = (): string[] =>
  [...document.querySelectorAll('[data-part="entry"]')].map((one) => one.textContent ?? '');
const first = (inbox: Inbox): string => inbox.getSnapshot()[0]?.id ?? '';

describe('ActivityLog', () => {
  it('tells what was asked and decided, newest first, and never a value [S-17] [GE-43]', async () => {
    const { inbox } = mount();
    expect(screen.getByText(en.empty)).toBeVisible();
    act(() => void ask(inbox, schemaOf({ email: { type: 'string' } })));
    act(() => void inbox.accept(first(inbox), { email: 'ada@example.org' }));
    act(
      () =>
        void inbox.request(
          { kind: 'url', params: { mode: 'url', message: 'm', url: 'https://a.example/pay?token=abc' } },
          { server: travel },
        ),
    );
    act(() => void inbox.decline(first(inbox), { note: 'not now' }));
    expect(lines()).toHaveLength(4);
    expect(lines()[0]).toContain(en['settled.user.decline']);
    expect(lines()[0]).toContain(en.noted);
    expect(lines()[1]).toContain('https://a.example');
    expect(lines()[2]).toContain('email •••');
    expect(lines()[3]).toContain('Travel agent asked');
    expect(document.body.textContent).not.toMatch(/ada@example|token|not now/);
  });

  it('filters by server, kind and outcome, and saves what matches as JSON Lines', async () => {
    const onExport = vi.fn();
    const { inbox, user } = mount({ onExport });
    act(() => void ask(inbox, schemaOf({ a: {} })));
    act(() => void inbox.accept(first(inbox), {}));
    act(() => void inbox.request({ kind: 'roots', params: {} }, { server: { id: 'notes', label: 'Notes' } }));
    await user.selectOptions(screen.getByLabelText(en.filterServer), 'Notes');
    expect(lines()).toHaveLength(1);
    await user.selectOptions(screen.getByLabelText(en.filterServer), '');
    await user.selectOptions(screen.getByLabelText(en.filterOutcome), en['outcome.accept']);
    expect(lines()).toHaveLength(2);
    expect(part('count')).toHaveTextContent('2 entries');
    await user.click(part('export'));
    const saved = String(onExport.mock.calls[0]?.[0])
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { event: string });
    expect(saved.map(({ event }) => event)).toEqual(['arrived', 'settled']);
    await user.selectOptions(screen.getByLabelText(en.filterKind), en['kind.url']);
    expect(screen.getByText(en.noMatch)).toBeVisible();
  });

  it('shows fifty and then older ones', async () => {
    const { inbox, user } = mount();
    act(() => {
      for (let index = 0; index < 60; index++)
        void ask(inbox, schemaOf({}), { message: `Question ${index}` });
    });
    expect(lines()).toHaveLength(50);
    await user.click(part('more'));
    expect(lines()).toHaveLength(60);
    expect(findPart('more')).toBeNull();
  });
});
