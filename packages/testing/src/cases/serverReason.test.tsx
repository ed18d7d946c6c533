import { createInbox } from '@assent/client';
import { bindClient } from '@assent/client/sdk';
import { AssentProvider, RequestDialogs } from '@assent/ui';
import { Client } from '@modelcontextprotocol/client';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createScriptedLegacyServer } from '../scripted/createScriptedLegacyServer.ts';
import { until } from './FormPage.ts';
import { jsdomHands } from './jsdomHands.ts';

const part = (name: string): Element | undefined =>
  document.querySelector(`[data-part="${name}"]`) ?? undefined;

it('shows why a server took its request back: as its words, cleaned, and attributed [GE-53] [GE-20]', async () => {
  const inbox = createInbox({ surfaces: ['form'] });
  const server = createScriptedLegacyServer();
  const connection = bindClient(new Client({ name: 'host', version: '1.0.0' }), {
    inbox,
    server: { id: 'travel', label: 'Travel agency' },
  });
  await connection.connect(server.transport);
  render(
    <AssentProvider inbox={inbox} locale="en">
      <RequestDialogs />
    </AssentProvider>,
  );
  const requestedSchema = { type: 'object', properties: { name: { type: 'string' } } };
  void server.request('elicitation/create', { message: 'Who?', requestedSchema }, 7);
  const show = await until('the card', () => part('show'));
  await jsdomHands().click(show);
  await until('the form', () => part('control'));

  await server.notify('notifications/cancelled', { requestId: 7, reason: 'The flight <b>is</b> gone\u202e' });
  const ended = await until('the explanation', () => part('ended'));
  expect(ended.textContent).toContain('Travel agency gives a reason: The flight <b>is</b> gone');
  expect(ended.textContent).not.toContain('\u202e');
  expect(ended.querySelector('b')).toBeNull();
  await connection.close();
});
