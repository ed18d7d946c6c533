import { createInbox, type Inbox } from '@assent/client';
import { createActivityLog, createReceipt, type Receipt } from '@assent/client/activity';
import { createPolicy } from '@assent/client/policy';
import { createRootsStore } from '@assent/client/roots';
import axe from 'axe-core';
import '../styles/index.css';
import type { JSX } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ActivityLog } from '../activity-log/ActivityLog.tsx';
import { RequestReceipt } from '../request-receipt/RequestReceipt.tsx';
import { RequestTray } from '../request-tray/RequestTray.tsx';
import { RootsConsent } from '../roots/RootsConsent.tsx';
import { RootsEditor } from '../roots/RootsEditor.tsx';
import { ask, schemaOf, travel } from '../test-support/ask.ts';
import { Host } from '../test-support/Host.tsx';
import { part } from '../test-support/parts.ts';
import { PermissionPanel } from './PermissionPanel.tsx';

afterEach(() => {
  delete document.documentElement.dataset.theme;
  document.documentElement.dir = 'ltr';
});

interface Everything {
  readonly inbox: Inbox;
  readonly surfaces: JSX.Element;
}

/** Every family of the settings page with something in it. */
function everything(): Everything {
  const store = createRootsStore({
    roots: [
      { location: '/home/ada/app', name: 'App', source: 'code' },
      { location: '/home/ada/.ssh', source: 'typed' },
    ],
  });
  store.exclude(store.getSnapshot()[0]?.id ?? '');
  const policy = createPolicy();
  policy.grant({
    serverId: 'travel',
    situation: 'in-operation',
    lifetime: 'always',
    envelope: { day: { calls: 20 } },
  });
  const inbox = createInbox({ surfaces: ['form', 'url', 'sampling', 'roots'], warn: () => undefined });
  const log = createActivityLog();
  log.attach(inbox);
  const receipts: Receipt[] = [];
  inbox.onSettled((settled) => receipts.push(createReceipt(settled, { values: 'revealable' })));
  void ask(inbox, schemaOf({ city: { type: 'string', title: 'City' } }));
  inbox.accept(inbox.getSnapshot()[0]?.id ?? '', { city: 'Barcelona' });
  void inbox.request({ kind: 'roots', params: {} }, { server: travel, deadline: Date.now() + 100_000 });
  const [request] = inbox.getSnapshot();
  const surfaces = (
    <main>
      <RequestTray />
      <RootsEditor store={store} pick={async () => undefined} servers={[travel]} />
      {request?.kind === 'roots' ? (
        <RootsConsent
          request={request}
          store={store}
          onLater={() => undefined}
          onRemember={() => undefined}
          abilities={() => ['form', 'sampling']}
        />
      ) : null}
      <PermissionPanel policy={policy} servers={[travel]} />
      <ActivityLog log={log} />
      {receipts.map((receipt) => (
        <RequestReceipt key={receipt.requestId} receipt={receipt} />
      ))}
    </main>
  );
  return { inbox, surfaces };
}

async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, {
    // The test page itself has neither landmarks around its composer nor a heading of level one.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in settings, record and tray, ${theme}`, async () => {
    document.documentElement.dataset.theme = theme;
    document.body.style.background = theme === 'dark' ? '#101216' : '#ffffff';
    const { inbox, surfaces } = everything();
    await render(<Host inbox={inbox}>{surfaces}</Host>);
    expect(await violations()).toEqual([]);
    await userEvent.fill(part('add-input') as HTMLInputElement, '../x');
    part('add').click();
    part('badge').click();
    document.querySelector('details')?.setAttribute('open', '');
    document.querySelector<HTMLElement>('[data-part="remember"] input')?.click();
    await expect.poll(() => document.querySelector('[data-part="add-error"]')).not.toBeNull();
    expect(await violations()).toEqual([]);
  });
}

test.each([
  ['ltr', 'en'],
  ['rtl', 'zh-CN'],
] as const)(
  'nothing overflows at 320 pixels, and nothing to press is smaller than 24, %s %s',
  async (dir, locale) => {
    await page.viewport(320, 900);
    document.documentElement.dir = dir;
    const { inbox, surfaces } = everything();
    await render(
      <Host inbox={inbox} dir={dir} locale={locale}>
        {surfaces}
      </Host>,
    );
    part('badge').click();
    await expect.poll(() => document.querySelector('[data-part="panel"]')).not.toBeNull();
    const wide = [...document.querySelectorAll<HTMLElement>('[data-scope]')].filter(
      (element) => element.getBoundingClientRect().width > 320 && !element.closest('[data-visually-hidden]'),
    );
    expect(wide.map(({ dataset }) => `${dataset.scope} ${dataset.part}`)).toEqual([]);
    const small = [...document.querySelectorAll<HTMLElement>('main button, main select, main input')].filter(
      (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && (width < 24 || height < 24);
      },
    );
    expect(small.map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);
