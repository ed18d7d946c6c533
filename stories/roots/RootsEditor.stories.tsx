import { createRootsStore, type RootInput } from '@assent/client/roots';
import { RootsEditor } from '@assent/ui/roots';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type JSX, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Settings } from '../support/Settings.tsx';
import { notes, travel } from '../support/servers.ts';

interface EditorProps {
  readonly roots: readonly RootInput[];
  readonly excluded?: readonly number[];
  readonly unavailable?: readonly number[];
  readonly withPicker?: boolean;
  readonly withServers?: boolean;
  readonly locale?: string;
  readonly dir?: 'ltr' | 'rtl';
}

function Editor({
  roots,
  excluded = [],
  unavailable = [],
  withPicker,
  withServers,
  ...settings
}: EditorProps): JSX.Element {
  const [store] = useState(() => {
    const made = createRootsStore({ roots });
    const ids = made.getSnapshot().map(({ id }) => id);
    for (const index of excluded) made.exclude(ids[index] ?? '');
    for (const index of unavailable) made.markAvailability(ids[index] ?? '', false);
    return made;
  });
  return (
    <Settings {...settings}>
      <RootsEditor
        store={store}
        {...(withPicker && { pick: async () => '/home/ada/picked' })}
        {...(withServers && { servers: [travel, notes] })}
      />
    </Settings>
  );
}

const work: readonly RootInput[] = [
  { location: '/home/ada/travel-planning', name: 'Travel planning', source: 'code' },
  { location: 'C:\\Users\\Ada\\templates', source: 'picker' },
  { location: '\\\\files\\team\\documents', source: 'typed' },
];

/** Folders that servers may be told of. Deprecated in 2026-07-28, like roots themselves; it guides servers and enforces nothing. */
const meta = {
  title: 'Roots/Editor',
  component: Editor,
  args: { roots: work },
  render: (args, { globals }) => (
    <Editor locale={String(globals.locale)} dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'} {...args} />
  ),
} satisfies Meta<typeof Editor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Open folders, chosen ones and typed ones. */
export const Folders: Story = {};

/** Nothing yet. */
export const Empty: Story = { args: { roots: [] } };

/** With the host's own picker, and servers to leave a folder out for. */
export const PickerAndServers: Story = { args: { withPicker: true, withServers: true } };

/** Broad and sensitive places are named in plain words. */
export const Warnings: Story = {
  args: {
    roots: ['/', '/home/ada', '/home/ada/.ssh', '/home/ada/.aws', '/srv/app/.env', 'C:\\'].map(
      (location) => ({
        location,
        source: 'typed',
      }),
    ),
  },
};

/** Left out by the person, and out of reach. */
export const LeftOutAndUnreachable: Story = { args: { excluded: [0], unavailable: [2] } };

/** Saved entries that could not be taken over. */
export const Refused: Story = {
  args: {
    roots: [
      { location: '/home/ada/app', source: 'typed' },
      { location: 'file:///home/ada/app/', source: 'code' },
      { location: 'https://example.com/', source: 'code' },
    ],
  },
};

/** A path that can't be one: the reason beside the field, the text still there. */
export const RefusedTyping: Story = {
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('[data-part="add-input"]');
    if (!input) throw new Error('There is no field to type in.');
    await userEvent.type(input, '../secrets{Enter}');
    await expect(canvasElement.querySelector('[data-part="add-error"]')).toBeVisible();
    await expect(input).toHaveValue('../secrets');
  },
};
