import { createInbox, type Inbox } from '@assent/client';
import { AssentProvider, RequestDialogs } from '@assent/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type JSX, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { booking, confirmation, everyKind } from '../support/schemas.ts';
import { notes, travel } from '../support/servers.ts';

interface HostProps {
  /** How many servers ask. */
  readonly asking: 1 | 3;
  readonly locale?: string;
  readonly dir?: 'ltr' | 'rtl';
}

function ask(count: number): Inbox {
  const inbox = createInbox({ surfaces: ['form'], warn: () => undefined });
  const scope = { id: 'story', method: 'tools/call', name: 'book_trip', attribution: 'certain' } as const;
  void inbox.request({ kind: 'form', params: booking }, { server: travel, scope });
  if (count > 1) {
    void inbox.request({ kind: 'form', params: confirmation }, { server: notes });
    void inbox.request({ kind: 'form', params: everyKind }, { server: travel });
  }
  return inbox;
}

/** A small host page: somebody is typing while servers ask. */
function HostPage({ asking, ...settings }: HostProps): JSX.Element {
  const [inbox] = useState(() => ask(asking));
  return (
    <AssentProvider inbox={inbox} timeZone="Europe/Berlin" armDelay={{ accept: 0, open: 0 }} {...settings}>
      <label className="story-composer">
        Message
        <textarea rows={3} defaultValue="I was in the middle of a sentence when" />
      </label>
      <RequestDialogs />
    </AssentProvider>
  );
}

/** The five-line integration: a card when a request arrives, a dialog when the person opens it, one decision at a time. */
const meta = {
  title: 'Request dialogs/In a host',
  component: HostPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { asking: 1 },
  render: (args, { globals }) => (
    <HostPage locale={String(globals.locale)} dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'} {...args} />
  ),
} satisfies Meta<typeof HostPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A request arrives: it says so politely and leaves the focus where it is. */
export const Arrival: Story = {};

/** Several servers ask at once. */
export const SeveralArrivals: Story = { args: { asking: 3 } };

/** Opened by a press: the heading has the focus, nothing else is chosen. */
export const Open: Story = {
  play: async () => {
    const show = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('[data-scope="request-card"] [data-part="show"]');
      if (!found) throw new Error('The card has not arrived.');
      return found;
    });
    await userEvent.click(show);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await waitFor(() => expect(document.querySelector('[data-scope="elicitation-form"]')).toBeVisible());
  },
};
