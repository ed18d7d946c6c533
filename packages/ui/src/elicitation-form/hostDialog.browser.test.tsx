import * as Dialog from '@radix-ui/react-dialog';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles/index.css';
import { usePendingRequests } from '@assent/client/react';
import type { JSX } from 'react';
import { RequestDialogs } from '../request-dialogs/RequestDialogs.tsx';
import { ask, formInbox, schemaOf } from '../test-support/ask.ts';
import { Host } from '../test-support/Host.tsx';
import { control, findPart, part } from '../test-support/parts.ts';
import { tabTo } from '../test-support/tabTo.ts';
import { ElicitationFormSurface } from './ElicitationFormSurface.tsx';

const schema = schemaOf({ name: { type: 'string', title: 'Name' } }, ['name']);

function InlineForms(): JSX.Element[] {
  return usePendingRequests().flatMap((request) =>
    request.kind === 'form' ? [<ElicitationFormSurface key={request.id} request={request} />] : [],
  );
}

/** A modal dialog of the host, over everything, with its own focus trap; what it closes is in `closings`. */
function HostDialog({ closings, children }: { closings: string[]; children: JSX.Element }): JSX.Element {
  return (
    <Dialog.Root open onOpenChange={(open) => closings.push(open ? 'open' : 'close')}>
      <Dialog.Portal>
        <Dialog.Content aria-describedby={undefined} data-testid="host-dialog">
          <Dialog.Title>Host settings</Dialog.Title>
          <input aria-label="Host input" />
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

test('a form inside a dialog of the host is filled and sent, and its Escape question closes nothing of the host', async () => {
  const inbox = formInbox();
  const closings: string[] = [];
  await render(
    <Host inbox={inbox}>
      <HostDialog closings={closings}>
        <InlineForms />
      </HostDialog>
    </Host>,
  );
  const outcome = ask(inbox, schema);
  await expect.poll(() => findPart('actions')).not.toBeNull();
  await tabTo(() => control('name'));
  await userEvent.keyboard('Mona');
  await userEvent.click(part('accept'));
  await expect.poll(() => findPart('review')).not.toBeNull();
  await userEvent.click(part('accept'));
  await expect(outcome).resolves.toMatchObject({ action: 'accept', result: { content: { name: 'Mona' } } });
  expect(closings).toEqual([]);
});

test('the kit’s dialog opens over a dialog of the host, takes the keys, and gives both back', async () => {
  const inbox = formInbox();
  const closings: string[] = [];
  await render(
    <Host inbox={inbox}>
      <HostDialog closings={closings}>
        <RequestDialogs />
      </HostDialog>
    </Host>,
  );
  const hostInput = document.querySelector<HTMLInputElement>('[aria-label="Host input"]');
  hostInput?.focus();
  const outcome = ask(inbox, schema);
  await expect.poll(() => findPart('show')).not.toBeNull();
  expect(document.activeElement).toBe(hostInput);
  await userEvent.click(part('show'));
  await expect.poll(() => findPart('actions'), { timeout: 10_000 }).not.toBeNull();
  await tabTo(() => control('name'));
  await userEvent.keyboard('Mo');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => findPart('leave-panel')).not.toBeNull();
  await userEvent.click(part('keep'));
  for (let press = 0; press < 15; press += 1) {
    await userEvent.keyboard('{Tab}');
    expect(part('content').contains(document.activeElement)).toBe(true);
  }
  await userEvent.click(part('accept'));
  await expect.poll(() => findPart('review')).not.toBeNull();
  await userEvent.click(part('accept'));
  await expect(outcome).resolves.toMatchObject({ result: { content: { name: 'Mo' } } });
  await expect.poll(() => findPart('content')).toBeNull();
  expect(closings).toEqual([]);
  await expect
    .poll(() => document.querySelector('[data-testid="host-dialog"]')?.contains(document.activeElement))
    .toBe(true);
});
