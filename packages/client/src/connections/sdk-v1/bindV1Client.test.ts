import { createScriptedLegacyServer, type ScriptedLegacyServer, say } from '@assent/testing';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterEach, describe, expect, it } from 'vitest';
import type { InboxOptions } from '../../inbox/InboxOptions.ts';
import { pending } from '../sdk/testing.ts';
import { createTaskReceiver } from '../tasks/createTaskReceiver.ts';
import { type BoundV1, connectV1 } from './testing.ts';

const server = { id: 'everything', label: 'Everything' };
const open: BoundV1[] = [];
afterEach(async () => {
  for (const { connection } of open.splice(0)) await connection.close();
});

async function bound(
  scripted: ScriptedLegacyServer,
  inboxOptions: Partial<InboxOptions> = {},
  bind?: Parameters<typeof connectV1>[2],
): Promise<BoundV1> {
  const connected = await connectV1(scripted.transport as unknown as Transport, inboxOptions, bind);
  open.push(connected);
  return connected;
}

const params = {
  message: 'Name?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
};

describe('a client of the SDK v1', () => {
  it('declares its surfaces, modes spelled out, tasks only when the host takes them [EL-01] [EL-03] [TK-01]', async () => {
    const plain = createScriptedLegacyServer();
    await bound(plain);
    expect(plain.clientCapabilities()).toEqual({
      elicitation: { form: {}, url: {} },
      sampling: {},
      roots: {},
    });
    const tasks = createScriptedLegacyServer();
    await bound(tasks, { surfaces: ['form'] }, (inbox) => ({
      tasks: createTaskReceiver({ inbox, server, kinds: ['elicitation'] }),
    }));
    expect(tasks.clientCapabilities()).toEqual({
      elicitation: { form: {} },
      tasks: { list: {}, cancel: {}, requests: { elicitation: { create: {} } } },
    });
  });

  it('shows what the SDK would refuse or strip: nullable types, patterns, unknown formats', async () => {
    const scripted = createScriptedLegacyServer();
    const { inbox } = await bound(scripted);
    const requestedSchema = {
      type: 'object',
      properties: {
        a: { type: ['string', 'null'], pattern: '^x', format: 'password' },
        b: { type: 'object' },
      },
    };
    const answer = scripted.request('elicitation/create', { message: 'm', requestedSchema });
    const [request] = await pending(inbox);
    expect(request?.params).toMatchObject({ requestedSchema });
    inbox.decline(request?.id ?? '');
    expect(await answer).toEqual({ result: { action: 'decline' } });
  });

  it.each([
    ['a kind that was not declared', 'sampling/createMessage', { messages: [] }, -32601],
    [
      'a mode that was not declared',
      'elicitation/create',
      { mode: 'url', message: 'm', url: 'https://a.example' },
      -32602,
    ],
    ['a mode that does not exist', 'elicitation/create', { mode: 'telepathy', message: 'm' }, -32602],
    ['a method that nobody knows', 'elicitation/guess', {}, -32601],
  ])('refuses %s with the error of the protocol, and shows nothing', async (_, method, sent, code) => {
    const scripted = createScriptedLegacyServer();
    const { inbox } = await bound(scripted, { surfaces: ['form'] });
    expect(await scripted.request(method, sent)).toMatchObject({ error: { code } });
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('answers plainly a question sent as a task to a client that declared none, or not that kind [TK-02] [TK-04]', async () => {
    for (const kinds of [[], ['sampling']] as const) {
      const scripted = createScriptedLegacyServer();
      const { inbox } = await bound(
        scripted,
        {},
        kinds.length === 0
          ? undefined
          : (own) => ({ tasks: createTaskReceiver({ inbox: own, server, kinds }) }),
      );
      const answer = scripted.request('elicitation/create', { ...params, task: { ttl: 60_000 } });
      const [request] = await pending(inbox);
      inbox.accept(request?.id ?? '', { name: 'Ada' });
      expect(await answer).toEqual({ result: { action: 'accept', content: { name: 'Ada' } } });
    }
  });

  it('names the task in the answer to a question of one [TK-14]', async () => {
    const scripted = createScriptedLegacyServer();
    const { inbox } = await bound(scripted);
    const _meta = { 'io.modelcontextprotocol/related-task': { taskId: 't1' } };
    const answer = scripted.request('elicitation/create', { ...params, _meta });
    const [request] = await pending(inbox);
    inbox.decline(request?.id ?? '');
    expect(await answer).toEqual({ result: { action: 'decline', _meta } });
  });

  it('ends the waiting of a page when the server says that it is done, and ignores what it does not know', async () => {
    const scripted = createScriptedLegacyServer();
    const { inbox } = await bound(scripted);
    const page = { mode: 'url', message: 'm', url: 'https://a.example/', elicitationId: 'e1' };
    const answer = scripted.request('elicitation/create', page);
    const [request] = await pending(inbox);
    inbox.accept(request?.id ?? '');
    expect(await answer).toEqual({ result: { action: 'accept' } });
    expect(inbox.getSnapshot()).toMatchObject([{ status: 'opened' }]);
    await scripted.notify('notifications/elicitation/complete', { elicitationId: 'unknown' });
    await scripted.notify('notifications/elicitation/complete', { elicitationId: 'e1' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('cancels a task by tasks/cancel and never by a notice [TK-24]', async () => {
    const sent: string[] = [];
    const scripted = createScriptedLegacyServer({
      onCall: () => ({ result: { task: { taskId: 't1', status: 'working', pollInterval: 100 } } }),
    });
    const { send } = scripted.transport;
    scripted.transport.send = (message, options) => {
      if ('method' in message) sent.push(message.method);
      return send.call(scripted.transport, message, options);
    };
    const { connection } = await bound(scripted);
    const stop = new AbortController();
    const call = connection.callTool({ name: 't' }, { task: { ttl: 1_000 }, signal: stop.signal });
    await expect.poll(() => scripted.calls.length).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    stop.abort(new Error('stopped'));
    await expect(call).rejects.toThrow('stopped');
    expect(sent).toContain('tasks/cancel');
    expect(sent).not.toContain('notifications/cancelled');
  });

  it('gives the ordinary result of a server that ignores the wish for a task', async () => {
    const scripted = createScriptedLegacyServer({ onCall: () => say('at once') });
    const { connection } = await bound(scripted);
    const result = await connection.callTool({ name: 't' }, { task: {} });
    expect(result.content).toEqual([{ type: 'text', text: 'at once' }]);
  });

  it('adds no task to a call on its own [TK-33]', async () => {
    const raw: unknown[] = [];
    const scripted = createScriptedLegacyServer({ onCall: () => say('ok') });
    const { send } = scripted.transport;
    scripted.transport.send = (message, options) => {
      raw.push(message);
      return send.call(scripted.transport, message, options);
    };
    const { connection } = await bound(scripted);
    await connection.callTool({ name: 't' });
    expect(JSON.stringify(raw)).toContain('tools/call');
    expect(JSON.stringify(raw)).not.toContain('"task"');
  });

  it('leaves nothing pending when the connection closes', async () => {
    const scripted = createScriptedLegacyServer();
    const { inbox } = await bound(scripted);
    void scripted.request('elicitation/create', params);
    await pending(inbox);
    await scripted.close();
    await expect.poll(() => inbox.getSnapshot()).toEqual([]);
  });
});
