import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AskedForm } from '../support/AskedForm.tsx';
import {
  booking,
  caution,
  confirmation,
  deletion,
  everyKind,
  hostile,
  manyOptions,
  secret,
  unanswerable,
} from '../support/schemas.ts';
import { notes, payments } from '../support/servers.ts';

/** A server’s form, from reading to sending: built from its schema, checked before it leaves, never answered in the person’s name. */
const meta = {
  title: 'Elicitation form/States',
  component: AskedForm,
  args: { params: booking, review: 'always', armDelay: { accept: 0, open: 0 } },
  argTypes: {
    review: { control: 'inline-radio', options: ['always', 'typed', 'never'] },
    onSecret: { control: 'inline-radio', options: ['refuse', 'warn'] },
    params: { control: 'object' },
    server: { control: 'object' },
  },
  render: (args, { globals }) => (
    <AskedForm locale={String(globals.locale)} dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'} {...args} />
  ),
} satisfies Meta<typeof AskedForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const part = (canvas: HTMLElement, name: string): HTMLElement => {
  const found = canvas.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!found) throw new Error(`There is no part "${name}" on the page.`);
  return found;
};

/** The booking request of the client-concepts page: four fields, one required, one with a default. */
export const Booking: Story = {};

/** A field of every kind that the protocol has. */
export const EveryKind: Story = { args: { params: everyKind } };

/** Accept pressed too early: a summary with links, the errors beside their fields, the focus on the first. */
export const Errors: Story = {
  args: { params: everyKind },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /E-mail/ }), 'mona@');
    await userEvent.click(part(canvasElement, 'accept'));
    await waitFor(() => expect(part(canvasElement, 'error-summary')).toBeVisible());
  },
};

/** Everything as the server will get it, to whom and for which operation. Only from here it is sent. */
export const Review: Story = {
  play: async ({ canvasElement }) => {
    const yes = canvasElement.querySelector<HTMLElement>(
      '[data-field="confirmBooking"] [data-part="option"][data-value="true"]',
    );
    await userEvent.click(yes ?? part(canvasElement, 'option'));
    await userEvent.click(part(canvasElement, 'accept'));
    await waitFor(() => expect(part(canvasElement, 'review')).toBeVisible());
  },
};

/** One required yes/no: a question, in the server’s own words. For a destructive tool it is never answered in advance. */
export const Destructive: Story = {
  args: {
    params: deletion,
    scope: {
      id: 'story',
      method: 'tools/call',
      name: 'delete_itinerary',
      destructive: true,
      attribution: 'certain',
    },
  },
};

/** No fields at all: a confirmation. */
export const ConfirmOnly: Story = { args: { params: confirmation, server: notes } };

/** A form that asks for a credential is not shown; the server is told what to use instead. */
export const SecretRefused: Story = { args: { params: secret, server: payments } };

/** The same form in a host that chose to warn: masked, and acknowledged before it can be sent. */
export const SecretWarned: Story = { args: { params: secret, server: payments, onSecret: 'warn' } };

/** Personal and risky, but not a credential: a warning beside the field. */
export const Caution: Story = { args: { params: caution } };

/** A required field that can’t be shown: said plainly, with decline and cancel. */
export const Unanswerable: Story = { args: { params: unanswerable } };

/** Beyond a handful of options, the choice is searchable. */
export const ManyOptions: Story = { args: { params: manyOptions, server: notes } };

/** Declining, with an optional note that stays with the host. */
export const Declining: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(part(canvasElement, 'decline-with-note'));
    await waitFor(() => expect(part(canvasElement, 'decline-panel')).toBeVisible());
  },
};

/** The server took the request back: explained in place, nothing vanishes under the pointer. */
export const Withdrawn: Story = {
  args: { prepare: (inbox, request) => inbox.withdraw((it) => it.id === request.id, 'withdrawn') },
};

/** The time for an answer is over. */
export const Expired: Story = {
  args: { prepare: (inbox, request) => inbox.withdraw((it) => it.id === request.id, 'expired') },
};

/** Markup, hidden characters, a borrowed voice: shown as what they are. */
export const HostileServer: Story = { args: { params: hostile } };
