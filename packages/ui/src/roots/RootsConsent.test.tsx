import { createInbox, type Inbox, type Outcome } from '@assent/client';
import { createRootsStore } from '@assent/client/roots';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { permissionPanel } from '../locales/en/permissionPanel.ts';
import { roots as en } from '../locales/en/roots.ts';
import { RequestDialogs } from '../request-dialogs/RequestDialogs.tsx';
import { travel } from '../test-support/ask.ts';
import { Host } from '../test-support/Host.tsx';
import { findPart, part } from '../test-support/parts.ts';
import { RootsConsentSurface } from './RootsConsentSurface.tsx';
import { RootsProvider, type RootsProviderProps } from './RootsProvider.tsx';

const store = () =>
  createRootsStore({
    roots: [
      { location: '/home/ada/app', name: 'App', source: 'code' },
      { location: '/home/ada', source: 'typed' },
      { location: '/home/ada/other', source: 'typed', serverId: 'other' },
    ],
  });

async function open(
  settings: RootsProviderProps,
  inbox: Inbox = createInbox({ surfaces: ['roots'], warn: () => undefined }),
) {
  const user = userEvent.setup();
  render(
    <RootsProvider {...settings}>
      <Host inbox={inbox} surfaces={{ roots: RootsConsentSurface }}>
        <RequestDialogs />
      </Host>
    </RootsProvider>,
  );
  let outcome: Promise<Outcome> = Promise.reject(new Error('not asked yet'));
  outcome.catch(() => undefined);
  act(() => {
    outcome = inbox.request({ kind: 'roots', params: {} }, { server: travel });
  });
  await user.click(await waitFor(() => part('show')));
  await waitFor(() => part('approve'));
  return { user, inbox, outcome };
}

const paths = (): (string | null)[] =>
  [...document.querySelectorAll('[data-part="item"] [data-part="path"]')].map((one) => one.textContent);

describe('RootsConsent', () => {
  it('shows exactly what approving sends, with warnings and the honest note [RO-12] [RO-19] [S-25]', async () => {
    const { user, outcome } = await open({ store: store() });
    expect(paths()).toEqual(['/home/ada/app', '/home/ada']);
    expect(part('warning')).toHaveTextContent(en['warning.home-folder']);
    expect(part('guidance')).toHaveTextContent('don’t lock it in');
    expect(part('approve')).toHaveTextContent('Share with Travel agent');
    await user.click(part('approve'));
    expect((await outcome).result).toEqual({
      roots: [{ uri: 'file:///home/ada/app', name: 'App' }, { uri: 'file:///home/ada' }],
    });
  });

  it('leaves out of this answer what the person unticks, and nothing else [RO-12]', async () => {
    const own = store();
    const { user, outcome } = await open({ store: own });
    await user.click(screen.getByRole('checkbox', { name: /ada$/ }));
    expect(paths()).toEqual(['/home/ada/app', '/home/ada']);
    await user.click(part('approve'));
    expect((await outcome).result).toEqual({ roots: [{ uri: 'file:///home/ada/app', name: 'App' }] });
    expect(own.answerFor('travel').roots).toHaveLength(2);
  });

  it('shows a change of the list while it is open, and sends that', async () => {
    const own = store();
    const { user, outcome } = await open({ store: own });
    act(() => void own.add({ location: '/srv/new', source: 'code' }));
    expect(paths()).toContain('/srv/new');
    await user.click(part('approve'));
    expect(JSON.stringify((await outcome).result)).toContain('file:///srv/new');
  });

  it('shares nothing on “Don’t share”, and says so to the server by the error of the protocol', async () => {
    const { user, outcome } = await open({ store: store() });
    await user.click(part('reject'));
    expect(await outcome).toMatchObject({ action: 'reject', error: { code: -1 } });
  });

  it('offers an empty answer when there is nothing to share [RO-23]', async () => {
    const { user, outcome } = await open({ store: createRootsStore() });
    expect(part('approve')).toHaveTextContent(en.shareNone);
    await user.click(part('approve'));
    expect((await outcome).result).toEqual({ roots: [] });
  });

  it('remembers only with a tick and a yes, and names what that would complete first [S-26]', async () => {
    const onRemember = vi.fn();
    const { user } = await open({ store: store(), onRemember, abilities: () => ['form', 'sampling'] });
    expect(findPart('combination')).toBeNull();
    await user.click(screen.getByLabelText(en.remember));
    expect(part('combination')).toHaveTextContent(permissionPanel['combination.agent-runtime']);
    expect(onRemember).not.toHaveBeenCalled();
    await user.click(part('approve'));
    expect(onRemember).toHaveBeenCalledWith(travel);
  });

  it('remembers nothing after a no', async () => {
    const onRemember = vi.fn();
    const { user } = await open({ store: store(), onRemember });
    await user.click(screen.getByLabelText(en.remember));
    await user.click(part('reject'));
    expect(onRemember).not.toHaveBeenCalled();
  });
});
