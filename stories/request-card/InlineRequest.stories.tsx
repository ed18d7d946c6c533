import { InlineRequest } from '@assent/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JSX } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Asked } from '../support/Asked.tsx';
import { booking } from '../support/schemas.ts';

interface ChatProps {
  /** The operation ends while the card is there. */
  readonly ended?: boolean;
  readonly locale?: string;
  readonly dir?: 'ltr' | 'rtl';
}

function Chat({ ended = false, ...settings }: ChatProps): JSX.Element {
  return (
    <main className="story-frame">
      <p>Book me the trip to Barcelona.</p>
      <Asked
        kind="form"
        params={booking}
        armDelay={{ accept: 0, open: 0 }}
        {...(ended && { prepare: (inbox) => inbox.withdraw(() => true, 'withdrawn') })}
        {...settings}
      >
        {(request) => <InlineRequest request={request} />}
      </Asked>
    </main>
  );
}

/** A request in the flow of a chat: a card, and on a press the whole surface in its place. */
const meta = {
  title: 'Request card/In a chat',
  component: Chat,
  render: (args, { globals }) => (
    <Chat locale={String(globals.locale)} dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'} {...args} />
  ),
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As it arrives: nothing takes the focus. */
export const Arrived: Story = {};

/** After the press: the same parts and guarantees as in the dialog. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const show = canvasElement.querySelector<HTMLElement>('[data-part="show"]');
    if (!show) throw new Error('There is no card.');
    await userEvent.click(show);
    await waitFor(() => expect(canvasElement.querySelector('[data-part="accept"]')).toBeVisible(), {
      timeout: 10_000,
    });
  },
};

/** It ended before anybody opened it. */
export const Ended: Story = { args: { ended: true } };
