import { createInbox, type ServerIdentity } from '@assent/client';
import { createPolicy, type Policy, type PolicyOptions } from '@assent/client/policy';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { permissionPanel as en } from '../locales/en/permissionPanel.ts';
import { travel } from '../test-support/ask.ts';
import { Host } from '../test-support/Host.tsx';
import { findPart, part } from '../test-support/parts.ts';
import { PermissionPanel } from './PermissionPanel.tsx';

const notes: ServerIdentity = { id: 'notes', label: 'Team notes', origin: 'https://notes.example' };

function mount(servers: readonly ServerIdentity[] = [travel, notes], options: PolicyOptions = {}) {
  const policy: Policy = createPolicy({ now: () => Date.UTC(2026, 10, 30, 12), ...options });
  const inbox = createInbox({
    surfaces: ['form', 'url', 'sampling', 'roots'],
    policy,
    warn: () => undefined,
  });
  const user = userEvent.setup();
  render(
    <Host inbox={inbox}>
      <PermissionPanel policy={policy} servers={servers} />
    </Host>,
  );
  return { policy, inbox, user };
}

const serverPart = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-part="server"][data-server="${id}"]`);
  if (!found) throw new Error(`no server ${id}`);
  return found;
};
const choice = (id: string, kind: keyof typeof en): HTMLElement =>
  within(serverPart(id)).getByLabelText(String(en[kind]));

describe('PermissionPanel', () => {
  it('says per server what it may do and what that amounts to [S-26]', async () => {
    const { user, policy } = mount();
    expect(part('combination', serverPart('travel'))).toHaveTextContent(en['combination.single']);
    await user.selectOptions(choice('notes', 'kind.form'), 'off');
    expect(policy.getAccess('notes', 'form')).toBe('off');
    expect(policy.getAccess('travel', 'form')).toBe('unset');
  });

  it('names a combination before the permission that completes it is given [S-26]', async () => {
    const { user, policy } = mount();
    await user.selectOptions(choice('travel', 'kind.sampling'), 'on');
    expect(policy.getAccess('travel', 'sampling')).toBe('unset');
    expect(part('completing')).toHaveTextContent(en['combination.conversational']);
    expect(part('turn-on')).toHaveFocus();
    await user.click(part('keep-off'));
    expect(policy.getAccess('travel', 'sampling')).toBe('unset');
    expect(choice('travel', 'kind.sampling')).toHaveFocus();

    await user.selectOptions(choice('travel', 'kind.sampling'), 'on');
    await user.click(part('turn-on'));
    expect(policy.getAccess('travel', 'sampling')).toBe('on');
    await user.selectOptions(choice('travel', 'kind.roots'), 'on');
    expect(part('completing')).toHaveTextContent(en['combination.agent-runtime']);
    await user.click(part('turn-on'));
    expect(part('combination', serverPart('travel'))).toHaveAttribute('data-combination', 'agent-runtime');
  });

  it('takes a permission back at once, without a question', async () => {
    const { user, policy } = mount();
    act(() => policy.setAccess('travel', 'roots', 'on'));
    await user.selectOptions(choice('travel', 'kind.roots'), 'off');
    expect(findPart('completing')).toBeNull();
    expect(policy.getAccess('travel', 'roots')).toBe('off');
  });

  it('shows what was allowed, since when and what was used of it, and ends it [S-16] [S-20] [GE-43]', async () => {
    const { user, policy } = mount();
    act(() => {
      policy.grant({
        serverId: 'travel',
        situation: 'in-operation',
        lifetime: 'session',
        envelope: { session: { calls: 5, tokens: 1000 } },
      });
    });
    const grant = part('grant', serverPart('travel'));
    expect(grant).toHaveTextContent(en['lifetime.session']);
    expect(grant).toHaveTextContent('Nov 30, 2026');
    expect([...document.querySelectorAll('[data-part="meter"]')].map((one) => one.textContent)).toEqual([
      '0 of 5 calls since the start',
      '0 of 1,000 tokens since the start',
    ]);
    await user.click(part('revoke', grant));
    expect(policy.getSnapshot().grants).toEqual([]);
    expect(findPart('grant')).toBeNull();
    expect(screen.getByText(en.revoked)).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('Travel agent');
  });

  it('asks every time on one switch over all servers', async () => {
    const { user, policy } = mount();
    await user.click(screen.getByLabelText(en.askEveryTime));
    expect(policy.getSnapshot().askEveryTime).toBe(true);
  });

  it('mutes a server and lets it ask again [C8]', async () => {
    const { user, inbox } = mount();
    await user.click(part('mute', serverPart('notes')));
    expect(inbox.isMuted('notes')).toBe(true);
    expect(screen.getByText(en.muted)).toBeVisible();
    await user.click(part('unmute', serverPart('notes')));
    expect(inbox.isMuted('notes')).toBe(false);
  });

  it('finds one of many servers by name or address', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ id: `s${index}`, label: `Server ${index}` }));
    const { user } = mount([...many, notes]);
    await user.click(screen.getByLabelText(en.search));
    await user.paste('NOTES.ex');
    expect(document.querySelectorAll('[data-part="server"]')).toHaveLength(1);
    expect(part('count')).toHaveTextContent('1 server');
    await user.paste('zzz');
    expect(part('count')).toHaveTextContent(en.none);
  });

  it('says when the saved permissions could not be read', async () => {
    mount([travel], {
      storage: { getItem: () => '{broken', setItem: () => undefined, removeItem: () => undefined },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(en.unreadable);
  });
});
