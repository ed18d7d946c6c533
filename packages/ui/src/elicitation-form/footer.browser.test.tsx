import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ask, formInbox, schemaOf } from '../test-support/ask.ts';
import { Host } from '../test-support/Host.tsx';
import { openInBrowser } from '../test-support/openInBrowser.tsx';
import { findPart, part } from '../test-support/parts.ts';
import { ElicitationFormSurface } from './ElicitationFormSurface.tsx';

const schema = schemaOf({ note: { type: 'string', title: 'Note' } });

function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.round((top + bottom) / 2);
}

/** Rows of the footer by the middle of what is in them, and whether it all fits. */
function footer(): { readonly buttons: number; readonly noteRows: number; readonly fits: boolean } {
  const actions = part('actions');
  const shown = [...actions.querySelectorAll('button')].filter(
    (button) => button.getClientRects().length > 0,
  );
  const inRow = shown.filter((button) => button.dataset.part !== 'decline-with-note');
  const note = [...part('note', actions).children].map(middleOf);
  return {
    buttons: new Set(inRow.map(middleOf)).size,
    noteRows: Math.max(...note) - Math.min(...note) <= 4 ? 1 : 2,
    fits: actions.scrollWidth <= actions.clientWidth,
  };
}

test.for(['en', 'zh-CN'])(
  'at 520 px the actions are one row, and so is what stands over them, in %s',
  async (locale) => {
    await page.viewport(552, 800);
    const { unmount } = await openInBrowser(schema, { host: { locale } });
    expect(part('content').clientWidth).toBe(520);
    expect(footer()).toEqual({ buttons: 1, noteRows: 1, fits: true });
    part('accept').click();
    await expect.poll(() => findPart('review')).not.toBeNull();
    expect(footer()).toEqual({ buttons: 1, noteRows: 1, fits: true });
    const [back, cancel, decline, accept] = ['back', 'cancel', 'decline', 'accept'].map((name) =>
      part(name, part('actions')).getBoundingClientRect(),
    );
    expect((back?.right ?? 0) <= (cancel?.left ?? 0) && (cancel?.right ?? 0) < (decline?.left ?? 0)).toBe(
      true,
    );
    expect((decline?.right ?? 0) <= (accept?.left ?? 0)).toBe(true);
    await unmount();
    await page.viewport(1280, 800);
  },
);

test('a form that stands inline and has ended has no empty footer', async () => {
  const inbox = formInbox();
  void ask(inbox, schema);
  const [request] = inbox.getSnapshot();
  if (request?.kind !== 'form') throw new Error('No form waits.');
  await render(
    <Host inbox={inbox}>
      <ElicitationFormSurface request={request} />
    </Host>,
  );
  expect(findPart('actions')).not.toBeNull();
  inbox.withdraw(() => true, 'expired');
  await expect.poll(() => findPart('ended')).not.toBeNull();
  expect(findPart('actions')).toBeNull();
});
