import { createInbox } from '@assent/client';
import { createRootsStore, type RootsStore } from '@assent/client/roots';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { roots as en } from '../locales/en/roots.ts';
import { roots as zhCN } from '../locales/zh-CN/roots.ts';
import { travel } from '../test-support/ask.ts';
import { Host } from '../test-support/Host.tsx';
import { findPart, part } from '../test-support/parts.ts';
import { RootsEditor, type RootsEditorProps } from './RootsEditor.tsx';

function mount(store: RootsStore = createRootsStore(), props: Omit<RootsEditorProps, 'store'> = {}) {
  const user = userEvent.setup();
  render(
    <Host inbox={createInbox({ surfaces: ['roots'], warn: () => undefined })}>
      <RootsEditor store={store} {...props} />
    </Host>,
  );
  return { user, store };
}

const items = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-part="item"]')];
const uris = (store: RootsStore): string[] => store.getSnapshot().map(({ uri }) => uri);

describe('RootsEditor', () => {
  it('adds, renames, leaves out and removes by keyboard alone [RO-13] [S-24]', async () => {
    const { user, store } = mount();
    const changes = vi.fn();
    store.watch('any', changes);
    await user.click(screen.getByLabelText(en.addLabel));
    await user.keyboard('/home/ada/c# 100%{Enter}');
    expect(uris(store)).toEqual(['file:///home/ada/c%23%20100%25']);
    expect(screen.getByLabelText(en.addLabel)).toHaveValue('');
    expect(changes).toHaveBeenCalledTimes(1);

    part('rename').focus();
    await user.keyboard('{Enter}');
    expect(part('rename-input')).toHaveFocus();
    await user.keyboard('Work{Enter}');
    expect(store.getSnapshot()[0]?.name).toBe('Work');
    expect(changes).toHaveBeenCalledTimes(2);
    expect(part('rename')).toHaveFocus();

    part('exclude').focus();
    await user.keyboard('{Enter}');
    expect(store.answerFor('any')).toEqual({ roots: [] });
    expect(items()[0]).toHaveAttribute('data-excluded', '');
    expect(screen.getByText(en.excluded)).toBeVisible();

    part('remove-root').focus();
    await user.keyboard('{Enter}');
    expect(uris(store)).toEqual([]);
    expect(part('title')).toHaveFocus();
    expect(screen.getByText(en.empty)).toBeVisible();
  });

  it('signals nothing for a name that is left or saved as it was [B114]', async () => {
    const { user, store } = mount(
      createRootsStore({ roots: [{ location: '/a', name: 'a', source: 'code' }] }),
    );
    const changes = vi.fn();
    store.subscribe(changes);
    await user.click(part('rename'));
    await user.keyboard('other{Escape}');
    expect(findPart('rename-input')).toBeNull();
    await user.click(part('rename'));
    await user.keyboard('{Enter}');
    expect(changes).not.toHaveBeenCalled();
  });

  it.each([
    ['../etc', 'relative-path'],
    ['/a/../b', 'traversal'],
    ['https://example.com', 'not-a-file-uri'],
    ['/home/ada/', 'duplicate'],
    ['~/code', 'home-shorthand'],
  ] as const)('refuses %s in plain words and keeps what was typed [RO-09]', async (text, code) => {
    const { user, store } = mount(createRootsStore({ roots: [{ location: '/home/ada', source: 'code' }] }));
    const input = screen.getByLabelText(en.addLabel);
    await user.type(input, text);
    await user.click(part('add'));
    expect(part('add-error')).toHaveTextContent(en[`refusal.${code}`]);
    expect(input).toHaveValue(text);
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveAccessibleDescription(expect.stringContaining(en[`refusal.${code}`]));
    expect(store.getSnapshot()).toHaveLength(1);
  });

  it('warns about broad and sensitive folders in plain words [S-25]', () => {
    mount(
      createRootsStore({
        roots: [
          { location: '/', source: 'typed' },
          { location: '/home/ada/.ssh', source: 'typed' },
          { location: '/home/ada/app/.env', source: 'typed' },
          { location: '/home/ada/app', source: 'typed' },
        ],
      }),
    );
    const warnings = items().map((item) =>
      [...item.querySelectorAll('[data-part="warning"]')].map((one) => one.textContent),
    );
    expect(warnings).toEqual([
      [en['warning.filesystem-root']],
      [en['warning.keys']],
      [en['warning.environment-file']],
      [],
    ]);
  });

  it('shows paths as people know them, and marks twins [B109] [B113]', () => {
    mount(
      createRootsStore({
        roots: ['file:///c%3A/temp', 'file:///home/u/proj/', 'file:///home/u/proj'].map((location) => ({
          location,
          source: 'code' as const,
        })),
      }),
    );
    expect(items().map((item) => item.querySelector('[data-part="path"]')?.textContent)).toEqual([
      'c:\\temp',
      '/home/u/proj',
    ]);
    expect(items()[1]?.querySelector('[data-part="name"]')).toHaveTextContent('proj');
    expect(part('refused')).toHaveTextContent(en['refusal.duplicate']);
  });

  it('takes a folder from the host’s picker, and from its workspace at any time [RO-15] [RO-22] [RO-26]', async () => {
    const pick = vi.fn(async () => 'C:\\Users\\Ada');
    const { user, store } = mount(createRootsStore(), { pick });
    await user.click(part('pick'));
    expect(store.getSnapshot()).toMatchObject([{ uri: 'file:///C:/Users/Ada', source: 'picker' }]);
    store.syncWorkspace([{ location: '/home/ada/open' }]);
    expect(await screen.findByText(en['source.code'])).toBeVisible();
  });

  it('leaves a folder out for one server', async () => {
    const store = createRootsStore({ roots: [{ location: '/a', source: 'typed' }] });
    const { user } = mount(store, { servers: [travel] });
    await user.click(within(part('servers')).getByRole('checkbox', { name: /Travel agent/ }));
    expect(store.answerFor('travel')).toEqual({ roots: [] });
    expect(store.answerFor('other').roots).toHaveLength(1);
  });

  it('says that the list guides and enforces nothing, in no language anything else [RO-19] [S-25] [S-27]', () => {
    mount();
    expect(part('guidance')).toHaveTextContent('enforces nothing');
    expect(part('guidance')).toHaveTextContent(en.deprecated);
    for (const words of [en, zhCN]) {
      const all = Object.values(words)
        .flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message)))
        .join('\n');
      expect(all).not.toMatch(
        /\b(only access|restrict(?:s|ed)?|sandbox|can only|limited to|protect(?:s|ed))\b/i,
      );
      expect(all).not.toMatch(/只能访问|受保护|沙盒/);
    }
  });
});
