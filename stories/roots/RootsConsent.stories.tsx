import { createInbox, type Inbox, type RequestKind } from '@assent/client';
import { createRootsStore, type RootInput } from '@assent/client/roots';
import { AssentProvider } from '@assent/ui';
import { RootsConsent } from '@assent/ui/roots';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type JSX, useState } from 'react';
import { userEvent } from 'storybook/test';
import { travel } from '../support/servers.ts';

interface ConsentProps {
  readonly roots: readonly RootInput[];
  readonly remember?: boolean;
  readonly abilities?: readonly RequestKind[];
  readonly ended?: boolean;
  readonly locale?: string;
  readonly dir?: 'ltr' | 'rtl';
}

function arrange(roots: readonly RootInput[], ended: boolean) {
  const inbox: Inbox = createInbox({ surfaces: ['roots'], warn: () => undefined });
  void inbox.request(
    { kind: 'roots', params: {} },
    {
      server: travel,
      scope: { id: 'story', method: 'tools/call', name: 'plan_trip', attribution: 'certain' },
    },
  );
  const [request] = inbox.getSnapshot();
  if (request?.kind !== 'roots') throw new Error('The story’s request did not arrive.');
  if (ended) inbox.withdraw(() => true, 'withdrawn');
  return { inbox, request, store: createRootsStore({ roots }) };
}

function Consent({ roots, remember, abilities, ended = false, ...settings }: ConsentProps): JSX.Element {
  const [{ inbox, request, store }] = useState(() => arrange(roots, ended));
  return (
    <AssentProvider inbox={inbox} timeZone="Europe/Berlin" armDelay={{ accept: 0, open: 0 }} {...settings}>
      <main className="story-frame">
        <RootsConsent
          request={request}
          store={store}
          onLater={() => undefined}
          {...(remember && { onRemember: () => undefined })}
          {...(abilities && { abilities: () => abilities })}
        />
      </main>
    </AssentProvider>
  );
}

/** A server asks for folders: what is shown is what is sent. Deprecated in 2026-07-28, like roots themselves. */
const meta = {
  title: 'Roots/Consent',
  component: Consent,
  args: {
    roots: [
      { location: '/Users/agent/travel-planning', name: 'Travel Planning Workspace', source: 'code' },
      { location: '/Users/agent/travel-templates', source: 'code' },
      { location: '/Users/agent', source: 'typed' },
    ],
  },
  render: (args, { globals }) => (
    <Consent locale={String(globals.locale)} dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'} {...args} />
  ),
} satisfies Meta<typeof Consent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The folders, one of them broad. */
export const Folders: Story = {};

/** Nothing to share: the answer is an empty list. */
export const Nothing: Story = { args: { roots: [] } };

/** A tick for standing consent, and what the server would then amount to. */
export const StandingConsent: Story = {
  args: { remember: true, abilities: ['form', 'sampling'] },
  play: async ({ canvasElement }) => {
    const tick = canvasElement.querySelector<HTMLInputElement>('[data-part="remember"] input');
    if (!tick) throw new Error('There is no tick.');
    await userEvent.click(tick);
  },
};

/** The operation ended while the question was open. */
export const Ended: Story = { args: { ended: true } };
