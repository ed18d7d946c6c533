import { createPolicy, type Policy } from '@assent/client/policy';
import { PermissionPanel } from '@assent/ui/permission-panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type JSX, useState } from 'react';
import { userEvent } from 'storybook/test';
import { Settings } from '../support/Settings.tsx';
import { notes, payments, travel } from '../support/servers.ts';

interface PanelProps {
  readonly state: 'fresh' | 'granted' | 'everything' | 'ask-every-time' | 'unreadable';
  readonly count?: number;
  readonly locale?: string;
  readonly dir?: 'ltr' | 'rtl';
}

function arrange(state: PanelProps['state']): Policy {
  const storage = { getItem: () => '{broken', setItem: () => undefined, removeItem: () => undefined };
  const policy = createPolicy(state === 'unreadable' ? { storage } : {});
  if (state === 'granted' || state === 'everything') {
    policy.grant({
      serverId: 'travel',
      situation: 'in-operation',
      lifetime: 'always',
      envelope: { day: { calls: 20, tokens: 50_000 }, operation: { calls: 5 } },
      reviewResponses: true,
    });
    policy.grant({ serverId: 'payments', situation: 'background', lifetime: 'never' });
  }
  if (state === 'everything') policy.setAccess('travel', 'roots', 'on');
  if (state === 'ask-every-time') policy.setAskEveryTime(true);
  return policy;
}

function Panel({ state, count = 3, ...settings }: PanelProps): JSX.Element {
  const [policy] = useState(() => arrange(state));
  const servers = [
    travel,
    payments,
    notes,
    ...Array.from({ length: Math.max(0, count - 3) }, (_, index) => ({
      id: `server-${index}`,
      label: `Server ${index + 1}`,
      origin: `https://s${index + 1}.example`,
    })),
  ].slice(0, count);
  return (
    <Settings policy={policy} {...settings}>
      <PermissionPanel policy={policy} servers={servers} />
    </Settings>
  );
}

/** Per server: what it may do, since when, what it used, and the end of it. */
const meta = {
  title: 'Permissions/Panel',
  component: Panel,
  args: { state: 'fresh' },
  render: (args, { globals }) => (
    <Panel locale={String(globals.locale)} dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'} {...args} />
  ),
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing allowed yet beyond questions. */
export const Fresh: Story = {};

/** What was allowed, and what is left of it. */
export const Granted: Story = { args: { state: 'granted' } };

/** All three abilities: a full agent run-time. */
export const Everything: Story = { args: { state: 'everything' } };

/** A permission that would complete a combination is named first. */
export const Completing: Story = {
  play: async ({ canvasElement }) => {
    const select = canvasElement.querySelector<HTMLSelectElement>('[data-kind="sampling"] select');
    if (!select) throw new Error('There is no choice for the model.');
    await userEvent.selectOptions(select, 'on');
  },
};

/** One switch over everything. */
export const AskEveryTime: Story = { args: { state: 'ask-every-time' } };

/** What was saved can't be trusted. */
export const Unreadable: Story = { args: { state: 'unreadable' } };

/** Many servers, one of them looked for. */
export const ManyServers: Story = {
  args: { count: 30 },
  play: async ({ canvasElement }) => {
    const search = canvasElement.querySelector<HTMLInputElement>('[data-part="search"]');
    if (!search) throw new Error('There is no search.');
    await userEvent.type(search, 'server 2');
  },
};

/** No server at all. */
export const Empty: Story = { args: { count: 0 } };
