import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AskedUrl } from '../support/AskedUrl.tsx';
import { notes, payments, travel } from '../support/servers.ts';

/** A site a server wants the person to visit: who asks, where it leads, what is odd about it. Nothing is opened before the press on Open. */
const meta = {
  title: 'URL consent/States',
  component: AskedUrl,
  args: {
    url: 'https://pay.travel.example/invoices/INV-2041?return=chat',
    server: payments,
    armDelay: { accept: 0, open: 0 },
  },
  argTypes: { url: { control: 'text' }, message: { control: 'text' }, server: { control: 'object' } },
  render: (args, { globals }) => (
    <AskedUrl locale={String(globals.locale)} dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'} {...args} />
  ),
} satisfies Meta<typeof AskedUrl>;

export default meta;
type Story = StoryObj<typeof meta>;

const part = (canvas: HTMLElement, name: string): HTMLElement => {
  const found = canvas.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!found) throw new Error(`There is no part "${name}" on the page.`);
  return found;
};

/** Nothing to say about the address: the site, the whole address, and what the server learns. */
export const Ordinary: Story = {};

/** The host brought no list of public suffixes, so the whole name stands out. */
export const WithoutSuffixes: Story = { args: { urlOptions: {} } };

/** An honest international name: both of its forms, and no alarm. */
export const InternationalName: Story = { args: { url: 'https://konto.bücher-müller.example/anmelden' } };

/** A name from right to left: the address still reads from its beginning to its end. */
export const RightToLeftName: Story = { args: { url: 'https://חשבון.example/כניסה?x=1' } };

/** A Cyrillic letter among Latin ones. Open waits for a consent of its own. */
export const LookAlike: Story = { args: { url: 'https://www.аpple.com/id' } };

/** It only begins like another site. */
export const MisleadingSubdomain: Story = {
  args: { url: 'https://accounts.google.com.evil-login.example/oauth?client=42&next=%2Fpay' },
};

/** A name before “@” poses as the site: there is nothing to open. */
export const Userinfo: Story = { args: { url: 'https://accounts.google.com@evil-login.example/oauth' } };

/** Not encrypted: blocked, unless the host relaxes that. */
export const Unencrypted: Story = { args: { url: 'http://pay.travel.example/invoices/7', server: travel } };

/** The same address in a host that only warns. */
export const UnencryptedAllowed: Story = {
  args: {
    url: 'http://pay.travel.example/invoices/7',
    server: travel,
    urlOptions: { insecureHttp: 'warn' },
  },
};

/** A script instead of an address. */
export const Script: Story = { args: { url: 'javascript:alert(document.cookie)' } };

/** Several things at once, said one by one. */
export const ManyReasons: Story = {
  args: {
    url: 'https://login.microsoft.com.a.b.c.d.account-check.zip:8443/reset?email=ada@example.org&token=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl&next=https%3A%2F%2Felsewhere.example%2F',
  },
};

/** Every character of a long address can be read before it is opened. */
export const LongAddress: Story = {
  args: {
    url: `https://pay.travel.example/checkout?state=${'4f6e6c792061206c6f6e6720737461746520'.repeat(70)}end`,
  },
};

/** The page is open; the server of this era says when it is done. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(part(canvasElement, 'open'));
    await waitFor(() => expect(part(canvasElement, 'finished')).toBeVisible());
  },
};

/** The host could not open a tab: nothing was sent. */
export const OpenFailed: Story = {
  args: { openUrl: () => 'failed' },
  play: async ({ canvasElement }) => {
    await userEvent.click(part(canvasElement, 'open'));
    await waitFor(() => expect(part(canvasElement, 'open-error')).toBeVisible());
  },
};

/** Another connection has a name that looks the same. */
export const NameOfAnother: Story = {
  args: {
    server: { ...notes, label: 'Раyments' },
    prepare: (inbox) => {
      inbox.offers(payments);
    },
  },
};

/** The server took the request back. */
export const Withdrawn: Story = {
  args: { prepare: (inbox, request) => inbox.withdraw((it) => it.id === request.id, 'withdrawn') },
};
