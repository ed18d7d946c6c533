import type { Inbox } from '@assent/client';
import { RequestDialogs } from '@assent/ui';
import { RequestTray } from '@assent/ui/request-tray';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type JSX, useState } from 'react';
import { userEvent } from 'storybook/test';
import { Settings } from '../support/Settings.tsx';
import { booking, confirmation } from '../support/schemas.ts';
import { notes, travel } from '../support/servers.ts';

interface TrayProps {
  readonly state: 'nothing' | 'waiting' | 'ended' | 'held-back';
  readonly locale?: string;
  readonly dir?: 'ltr' | 'rtl';
}

const scopeOf = (context: string) =>
  ({ id: context, method: 'tools/call', name: 'book_trip', attribution: 'certain', context }) as const;
const form = (params: object) => ({ method: 'elicitation/create', params });

function fill(inbox: Inbox, state: TrayProps['state']): void {
  if (state === 'nothing') return;
  void inbox.request(
    { kind: 'form', params: booking },
    { server: travel, scope: scopeOf('Barcelona'), deadline: Date.now() + 125_000 },
  );
  void inbox
    .fulfil({ a: form(booking), b: form(confirmation) }, { server: notes, scope: scopeOf('Meeting') })
    .catch(() => undefined);
  if (state === 'held-back') inbox.mute(notes.id);
}

function Tray({ state, ...settings }: TrayProps): JSX.Element {
  const [held] = useState<{ inbox?: Inbox }>({});
  return (
    <Settings
      prepare={(inbox) => {
        fill(inbox, state);
        held.inbox = inbox;
      }}
      {...settings}
    >
      <RequestTray nameContext={String} />
      <RequestDialogs cards="none" />
      {state === 'ended' ? (
        <button type="button" onClick={() => held.inbox?.withdraw(() => true, 'answered-elsewhere')}>
          Another window answers
        </button>
      ) : null}
    </Settings>
  );
}

/** A badge and a list of what waits across servers and conversations. */
const meta = {
  title: 'Request tray/States',
  component: Tray,
  args: { state: 'waiting' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  render: (args, { globals }) => (
    <Tray locale={String(globals.locale)} dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'} {...args} />
  ),
} satisfies Meta<typeof Tray>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: HTMLElement): Promise<void> => {
  const badge = canvas.querySelector<HTMLElement>('[data-part="badge"]');
  if (!badge) throw new Error('There is no badge.');
  await userEvent.click(badge);
};

/** Nothing waits. */
export const Nothing: Story = { args: { state: 'nothing' } };

/** The badge alone. */
export const Badge: Story = {};

/** Open: two conversations, a round, and the time that is left. */
export const Open: Story = { play: ({ canvasElement }) => open(canvasElement) };

/** What ended while the list was open says how, in its place. */
export const Ended: Story = {
  args: { state: 'ended' },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const elsewhere = [...canvasElement.querySelectorAll('button')].find((one) =>
      one.textContent?.includes('Another window'),
    );
    if (!elsewhere) throw new Error('There is no other window.');
    await userEvent.click(elsewhere);
  },
};

/** Held back at the person's wish. */
export const HeldBack: Story = {
  args: { state: 'held-back' },
  play: ({ canvasElement }) => open(canvasElement),
};
