import type { Inbox, SettledRequest } from '@assent/client';
import { createActivityLog, createReceipt, type Receipt } from '@assent/client/activity';
import { ActivityLog } from '@assent/ui/activity-log';
import { RequestReceipt } from '@assent/ui/request-receipt';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type JSX, useState } from 'react';
import { userEvent } from 'storybook/test';
import { Settings } from '../support/Settings.tsx';
import { booking } from '../support/schemas.ts';
import { payments, travel } from '../support/servers.ts';

interface RecordProps {
  readonly show: 'log' | 'receipts';
  readonly filled?: boolean;
  readonly locale?: string;
  readonly dir?: 'ltr' | 'rtl';
}

const scope = { id: 'story', method: 'tools/call', name: 'book_trip', attribution: 'certain' } as const;

/** A few requests and what became of them. */
function play(inbox: Inbox): void {
  const answer = (act: (id: string) => void): void => act(inbox.getSnapshot()[0]?.id ?? '');
  void inbox.request({ kind: 'form', params: booking }, { server: travel, scope });
  answer((id) => inbox.accept(id, { confirmBooking: true, seatPreference: 'window' }));
  void inbox.request({ kind: 'form', params: booking }, { server: travel, scope });
  answer((id) => inbox.decline(id, { note: 'Too expensive' }));
  void inbox.request(
    { kind: 'url', params: { mode: 'url', message: 'Pay here', url: 'https://pay.example/i/7?token=abc' } },
    { server: payments },
  );
  answer((id) => inbox.accept(id));
  inbox.withdraw(() => true, 'withdrawn');
  void inbox.request({ kind: 'roots', params: {} }, { server: travel });
  answer((id) => inbox.approve(id, { roots: [{ uri: 'file:///home/ada/work' }] }));
  void inbox.request({ kind: 'form', params: booking }, { server: travel });
}

/** Reads the receipts when it renders, after the requests were played. */
function Receipts({ receipts }: { readonly receipts: readonly Receipt[] }): JSX.Element {
  return (
    <>
      {receipts.map((receipt) => (
        <RequestReceipt key={receipt.requestId} receipt={receipt} />
      ))}
    </>
  );
}

function Record({ show, filled = true, ...settings }: RecordProps): JSX.Element {
  const [log] = useState(() => createActivityLog());
  const [receipts] = useState<Receipt[]>([]);
  const prepare = (inbox: Inbox): void => {
    log.attach(inbox);
    inbox.onSettled((settled: SettledRequest) => {
      receipts.push(createReceipt(settled, { values: 'revealable' }));
    });
    if (filled) play(inbox);
  };
  return (
    <Settings prepare={prepare} {...settings}>
      {show === 'log' ? <ActivityLog log={log} /> : <Receipts receipts={receipts} />}
    </Settings>
  );
}

/** What servers asked and what became of it, without a single value; and receipts for a transcript. */
const meta = {
  title: 'Activity/Record',
  component: Record,
  args: { show: 'log' },
  render: (args, { globals }) => (
    <Record locale={String(globals.locale)} dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'} {...args} />
  ),
} satisfies Meta<typeof Record>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The record, newest first. */
export const Log: Story = {};

/** Nothing recorded yet. */
export const EmptyLog: Story = { args: { filled: false } };

/** A filter that nothing matches. */
export const NothingMatches: Story = {
  play: async ({ canvasElement }) => {
    const select = canvasElement.querySelector<HTMLSelectElement>('[data-filter="kind"]');
    if (!select) throw new Error('There is no filter.');
    await userEvent.selectOptions(select, 'sampling');
  },
};

/** Receipts as they stand in a transcript. */
export const Transcript: Story = { args: { show: 'receipts' } };

/** An open receipt, one value shown. */
export const RevealedReceipt: Story = {
  args: { show: 'receipts' },
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector<HTMLElement>('[data-part="summary"]');
    if (!summary) throw new Error('There is no receipt.');
    await userEvent.click(summary);
    const reveal = canvasElement.querySelector<HTMLElement>('[data-part="reveal"]');
    if (!reveal) throw new Error('There is nothing to reveal.');
    await userEvent.click(reveal);
  },
};
