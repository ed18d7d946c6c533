import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ask, formInbox } from '../test-support/ask.ts';
import { everythingSchema } from '../test-support/everythingSchema.ts';
import { Host } from '../test-support/Host.tsx';
import { control } from '../test-support/parts.ts';
import { ElicitationFormSurface } from './ElicitationFormSurface.tsx';

afterEach(() => vi.restoreAllMocks());

test('a form rendered on a server is taken over by the browser as it is', async () => {
  const inbox = formInbox();
  void ask(inbox, everythingSchema);
  const [request] = inbox.getSnapshot();
  if (request?.kind !== 'form') throw new Error('No form waits.');
  const page = (
    <Host inbox={inbox}>
      <ElicitationFormSurface request={request} />
    </Host>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  // Not earlier: where there is a document, React 18 complains of every layout effect it renders to text.
  const complaints = vi.spyOn(console, 'error');
  const before = control('name');
  const recovered: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => recovered.push(error) }),
  );
  expect(control('name')).toBe(before);
  expect(recovered).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  container.remove();
});
