import { createScriptedLegacyServer, type ScriptedLegacyServer, say } from '@assent/testing';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFormModel } from '../../elicitation/createFormModel.ts';
import { createInbox } from '../../inbox/createInbox.ts';
import type { InboxOptions } from '../../inbox/InboxOptions.ts';
import { manualClock } from '../../inbox/manualClock.ts';
import { bindClient } from './bindClient.ts';
import type { BindOptions } from './SdkConnection.ts';
import { type Bound, connect, pending, server, until } from './testing.ts';

const params = (message = 'Name?') => ({
  message,
  requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
});
const done = { result: { content: [{ type: 'text', text: 'done' }] } } as const;

const open: Bound[] = [];
async function bound(
  scripted: ScriptedLegacyServer,
  inboxOptions: Partial<InboxOptions> = {},
  bindOptions: Partial<BindOptions> = {},
): Promise<Bound> {
  const connected = await connect(scripted.transport, inboxOptions, bindOptions);
  open.push(connected);
  return connected;
}
afterEach(async () => {
  for (const { connection } of open.splice(0)) await connection.close();
});

/** Lets messages that are under way arrive. */
const settleDown = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('a legacy connection of the SDK v2 client', () => {
  it.each(['2025-06-18', '2025-11-25'] as const)(
    'says which revision was negotiated, so that a form holds no list before lists were content: %s [EL-FORM-28]',
    async (protocolVersion) => {
      const scripted = createScriptedLegacyServer({ protocolVersion });
      const { inbox } = await bound(scripted);
      const tags = { type: 'array', items: { type: 'string', enum: ['a', 'b'] } };
      const answer = scripted.request('elicitation/create', {
        message: 'Which?',
        requestedSchema: { type: 'object', properties: { tags, name: { type: 'string' } } },
      });
      const [request] = await pending(inbox);
      if (request?.kind !== 'form') throw new Error('No form waits.');
      expect(request.protocolVersion).toBe(protocolVersion);
      const model = createFormModel(request.params.requestedSchema, { protocolVersion });
      const draft = model.set(model.set(model.initialDraft(), 'tags', ['a']), 'name', 'x');
      expect(model.validate(draft)).toEqual([]);
      inbox.accept(request.id, model.toContent(draft));
      expect(await answer).toEqual({
        result: {
          action: 'accept',
          content: protocolVersion === '2025-06-18' ? { name: 'x' } : { name: 'x', tags: ['a'] },
        },
      });
    },
  );

  it('declares its surfaces in the handshake, modes spelled out, defaults never filled in [EL-01] [EL-03]', async () => {
    const full = createScriptedLegacyServer();
    await bound(full);
    expect(full.clientCapabilities()).toEqual({
      elicitation: { form: {}, url: {} },
      sampling: {},
      roots: {},
    });
    const none = createScriptedLegacyServer();
    await bound(none, { surfaces: [] });
    expect(none.clientCapabilities()).toEqual({});
  });

  it.each([
    [
      'accept',
      (b: Bound, id: string) => b.inbox.accept(id, { name: 'Ada' }),
      { action: 'accept', content: { name: 'Ada' } },
    ],
    ['decline', (b: Bound, id: string) => b.inbox.decline(id, { note: 'private' }), { action: 'decline' }],
    ['cancel', (b: Bound, id: string) => b.inbox.cancel(id), { action: 'cancel' }],
  ] as const)('sends %s and nothing besides [EL-20] [EL-27] [GE-07]', async (_verb, act, result) => {
    const scripted = createScriptedLegacyServer();
    const b = await bound(scripted);
    const answer = scripted.request('elicitation/create', params(), 0);
    const [request] = await pending(b.inbox);
    act(b, request?.id ?? '');
    expect(await answer).toEqual({ result });
  });

  it('shows schemas raw that the SDK would strip or refuse in the absence of the person', async () => {
    const exotic = {
      type: 'object',
      properties: {
        code: { type: 'string', pattern: '^[A-Z]+$', 'x-hint': 1 },
        maybe: { type: ['string', 'null'] },
        nested: { type: 'object', properties: {} },
        pass: { type: 'string', format: 'password' },
      },
    };
    const scripted = createScriptedLegacyServer();
    const { inbox } = await bound(scripted);
    const answer = scripted.request('elicitation/create', {
      message: '?',
      requestedSchema: exotic,
      task: { ttl: 1 },
    });
    const [request] = await pending(inbox);
    expect(request?.params).toMatchObject({ requestedSchema: exotic });
    inbox.decline(request?.id ?? '');
    expect(await answer).toEqual({ result: { action: 'decline' } });
  });

  it('reads raw requests, too, when the host connects the client itself and then calls through the connection', async () => {
    const scripted = createScriptedLegacyServer({
      onCall: async (_call, srv) => {
        const schema = { type: 'object', properties: { a: { type: ['string', 'null'] } } };
        const answer = await srv.request('elicitation/create', { message: '?', requestedSchema: schema });
        return say(JSON.stringify(answer));
      },
    });
    const inbox = createInbox({ surfaces: ['form'], warn: () => {} });
    const client = new Client({ name: 'host', version: '1' });
    const connection = bindClient(client, { inbox, server });
    await client.connect(scripted.transport);
    const call = connection.callTool({ name: 't' });
    const [request] = await pending(inbox);
    inbox.decline(request?.id ?? '');
    expect((await call).content).toEqual([{ type: 'text', text: '{"result":{"action":"decline"}}' }]);
    await connection.close();
  });

  it('leaves other methods to the fallback handler of the host', async () => {
    const scripted = createScriptedLegacyServer();
    const inbox = createInbox({ surfaces: ['form'], warn: () => {} });
    const client = new Client({ name: 'host', version: '1' });
    client.fallbackRequestHandler = ({ method }) => Promise.resolve({ handled: method });
    const connection = bindClient(client, { inbox, server });
    open.push({ inbox, connection });
    await connection.connect(scripted.transport);
    expect(await scripted.request('vendor/question')).toEqual({ result: { handled: 'vendor/question' } });
    void scripted.request('elicitation/create', params());
    expect(await pending(inbox)).toHaveLength(1);
  });

  it('refuses a mode that was not declared with -32602 and a kind that was not with -32601, unseen [EL-04] [EL-05] [EL-06] [GE-01] [RO-16]', async () => {
    const scripted = createScriptedLegacyServer();
    const { inbox } = await bound(scripted, { surfaces: ['form'] });
    const url = { mode: 'url', url: 'https://a.example', message: '?', elicitationId: 'e' };
    expect(await scripted.request('elicitation/create', url)).toMatchObject({ error: { code: -32602 } });
    expect(await scripted.request('roots/list')).toMatchObject({ error: { code: -32601 } });
    expect(await scripted.request('sampling/createMessage', { messages: [] })).toMatchObject({
      error: { code: -32601 },
    });
    expect(await scripted.request('elicitation/create', { mode: 'voice', message: '?' })).toMatchObject({
      error: { code: -32602 },
    });
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it.each([{ tools: [] }, { toolChoice: { mode: 'auto' } }])(
    'refuses undeclared tools with -32602, unseen [SA-TOOL-03] [SA-TOOL-04] (%j)',
    async (extra) => {
      const scripted = createScriptedLegacyServer();
      const { inbox } = await bound(scripted);
      const answer = await scripted.request('sampling/createMessage', {
        messages: [],
        maxTokens: 1,
        ...extra,
      });
      expect(answer).toMatchObject({ error: { code: -32602 } });
      expect(inbox.getSnapshot()).toEqual([]);
    },
  );

  it('answers a rejected sampling request with code -1 [SA-35]', async () => {
    const scripted = createScriptedLegacyServer();
    const { inbox } = await bound(scripted);
    const answer = scripted.request('sampling/createMessage', { messages: [], maxTokens: 1 });
    const [request] = await pending(inbox);
    inbox.reject(request?.id ?? '');
    expect(await answer).toEqual({ error: { code: -1, message: 'User rejected sampling request' } });
  });

  it('never lets what went wrong inside the host reach the server', async () => {
    const scripted = createScriptedLegacyServer();
    const inbox = createInbox({ surfaces: ['form'], warn: () => {} });
    await bound(
      scripted,
      {},
      {
        inbox: { ...inbox, request: () => Promise.reject(new Error('secret stack at /home/ada')) },
      },
    );
    expect(await scripted.request('elicitation/create', params())).toEqual({
      error: { code: -32603, message: 'Internal error' },
    });
  });

  it('takes the same JSON-RPC id for the same question, while pending and after it was answered [GE-09]', async () => {
    const scripted = createScriptedLegacyServer();
    const { inbox } = await bound(scripted);
    const first = scripted.request('elicitation/create', params(), 0);
    const [request] = await pending(inbox);
    const replay = scripted.request('elicitation/create', params(), 0);
    await settleDown();
    expect(inbox.getSnapshot()).toHaveLength(1);
    inbox.accept(request?.id ?? '', { name: 'Ada' });
    const answered = { result: { action: 'accept', content: { name: 'Ada' } } };
    expect(await replay).toEqual(answered);
    expect(await scripted.request('elicitation/create', params(), 0)).toEqual(answered);
    expect(inbox.getSnapshot()).toEqual([]);
    void first;
  });

  it('withdraws a request that the server cancels, id 0 too, and answers nothing [GE-15] [GE-16] [GE-17] [GE-19]', async () => {
    const scripted = createScriptedLegacyServer();
    const { inbox } = await bound(scripted);
    let answered = false;
    void scripted.request('elicitation/create', params(), 0).then(() => {
      answered = true;
    });
    const [request] = await pending(inbox);
    await scripted.notify('notifications/cancelled', { requestId: 99 });
    await scripted.notify('notifications/cancelled', {});
    await settleDown();
    expect(inbox.getSnapshot()).toHaveLength(1);
    await scripted.notify('notifications/cancelled', { requestId: 0, reason: 'changed my mind' });
    await settleDown();
    expect(inbox.getSnapshot()).toEqual([]);
    expect(inbox.accept(request?.id ?? '', {})).toEqual({ settled: false, by: 'withdrawn' });
    expect(inbox.getSettled(request?.id ?? '')?.outcome.serverReason).toBe('changed my mind');
    await scripted.notify('notifications/cancelled', { requestId: 0 });
    await settleDown();
    expect(answered).toBe(false);
  });

  it('attributes a prompt to the only call in flight, as an assumption, and withdraws it when the call ends', async () => {
    const context = { conversation: 1 };
    let finish = (): void => {};
    const scripted = createScriptedLegacyServer({
      tools: [{ name: 't', inputSchema: { type: 'object' }, annotations: { destructiveHint: true } }],
      onCall: (_call, srv) => {
        void srv.request('elicitation/create', params());
        return new Promise((resolve) => {
          finish = () => resolve(done);
        });
      },
    });
    const { inbox, connection } = await bound(scripted);
    const call = connection.callTool({ name: 't' }, { context });
    const [request] = await pending(inbox);
    expect(request?.scope).toMatchObject({ name: 't', attribution: 'assumed', destructive: true });
    expect(request?.scope?.context).toBe(context);
    finish();
    await call;
    expect(inbox.getSnapshot()).toEqual([]);
    expect(inbox.getSettled(request?.id ?? '')?.outcome).toMatchObject({
      action: 'cancel',
      reason: 'withdrawn',
    });
  });

  it('does not guess between several calls in flight, and keeps the prompt until the last of them ends', async () => {
    const finish = new Map<string, () => void>();
    const scripted = createScriptedLegacyServer({
      onCall: ({ name }) =>
        new Promise((resolve) => {
          finish.set(name, () => resolve(done));
        }),
    });
    const { inbox, connection } = await bound(scripted);
    const contexts = [{ c: 1 }, { c: 2 }];
    const calls = ['a', 'b'].map((name, n) => connection.callTool({ name }, { context: contexts[n] }));
    await vi.waitFor(() => expect(finish.size).toBe(2));
    void scripted.request('elicitation/create', params());
    const [request] = await pending(inbox);
    expect(request?.scope).toBeUndefined();
    expect(request?.possibleScopes?.map(({ name, context }) => [name, context])).toEqual([
      ['a', contexts[0]],
      ['b', contexts[1]],
    ]);
    finish.get('a')?.();
    await calls[0];
    expect(inbox.getSnapshot()).toHaveLength(1);
    finish.get('b')?.();
    await calls[1];
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('lets no human time use up the timeout of a call [GE-26] [GE-28]', async () => {
    const clock = manualClock();
    let ask = true;
    const scripted = createScriptedLegacyServer({
      onCall: async (_call, srv) => {
        if (!ask) return new Promise(() => {});
        await srv.request('elicitation/create', params());
        return done;
      },
    });
    const { inbox, connection } = await bound(scripted, { clock });
    const phases: string[] = [];
    const call = connection.callTool(
      { name: 't' },
      { timeout: 1_000, onPhase: ({ phase }) => phases.push(phase) },
    );
    const [request] = await pending(inbox);
    clock.advance(600_000);
    inbox.accept(request?.id ?? '', { name: 'Ada' });
    expect((await call).content).toEqual([{ type: 'text', text: 'done' }]);
    expect(phases).toEqual(['waiting-for-user', 'running']);

    ask = false;
    const slow = connection.callTool({ name: 't' }, { timeout: 1_000 });
    await vi.waitFor(() => expect(scripted.calls).toHaveLength(2));
    clock.advance(1_001);
    await expect(slow).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' });
  });

  it('withdraws the prompts of a call that times out or that the host aborts', async () => {
    const clock = manualClock();
    const scripted = createScriptedLegacyServer({
      onCall: (_call, srv) => {
        void srv.request('elicitation/create', params());
        return new Promise(() => {});
      },
    });
    const { inbox, connection } = await bound(scripted, { clock, answerWithin: 5_000 });
    const stop = new AbortController();
    const call = connection.callTool({ name: 't' }, { signal: stop.signal });
    const [request] = await pending(inbox);
    stop.abort();
    await expect(call).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' });
    expect(inbox.getSettled(request?.id ?? '')?.outcome.reason).toBe('aborted');

    const slow = connection.callTool({ name: 't' }, { timeout: 1_000 });
    const [second] = await pending(inbox);
    clock.advance(5_000);
    expect(inbox.getSettled(second?.id ?? '')?.outcome).toEqual({
      action: 'cancel',
      reason: 'expired',
      result: { action: 'cancel' },
    });
    await settleDown();
    clock.advance(1_001);
    await expect(slow).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' });
  });

  it('keeps a server that gave a token informed, in rising steps, until the end [GE-29] [GE-30] [GE-31]', async () => {
    const clock = manualClock();
    const scripted = createScriptedLegacyServer();
    const received: unknown[] = [];
    const { inbox } = await bound(scripted, { clock }, { keepAlive: 10_000 });
    const send = scripted.transport.send.bind(scripted.transport);
    scripted.transport.send = (message, options) => {
      if ('method' in message && message.method === 'notifications/progress') received.push(message.params);
      return send(message, options);
    };
    const quiet = scripted.request('elicitation/create', params('quiet'));
    const [first] = await pending(inbox);
    clock.advance(30_000);
    expect(received).toEqual([]);
    inbox.cancel(first?.id ?? '');
    await quiet;
    const answer = scripted.request('elicitation/create', { ...params(), _meta: { progressToken: 'tok' } });
    const [request] = await pending(inbox);
    clock.advance(25_000);
    inbox.cancel(request?.id ?? '');
    await answer;
    clock.advance(60_000);
    expect(received).toEqual([
      { progressToken: 'tok', progress: 1, message: 'Waiting for the user' },
      { progressToken: 'tok', progress: 2, message: 'Waiting for the user' },
    ]);
  });

  describe('URL mode', () => {
    const url = (elicitationId: string) => ({
      mode: 'url',
      url: 'https://a.example/x',
      message: 'Go',
      elicitationId,
    });

    it('sends consent at once and waits on until the completion notice, ignoring strangers', async () => {
      const scripted = createScriptedLegacyServer();
      const { inbox } = await bound(scripted);
      const answer = scripted.request('elicitation/create', url('el-1'));
      const [request] = await pending(inbox);
      const id = request?.id ?? '';
      await scripted.notify('notifications/elicitation/complete', { elicitationId: 'el-1' });
      await settleDown();
      expect(inbox.get(id)?.status).toBe('waiting');
      inbox.accept(id);
      expect(await answer).toEqual({ result: { action: 'accept' } });
      expect(inbox.get(id)?.status).toBe('opened');
      await scripted.notify('notifications/elicitation/complete', { elicitationId: 'other' });
      await settleDown();
      expect(inbox.get(id)?.status).toBe('opened');
      await scripted.notify('notifications/elicitation/complete', { elicitationId: 'el-1' });
      await until(inbox, () => (inbox.get(id) ? undefined : true));
      await scripted.notify('notifications/elicitation/complete', { elicitationId: 'el-1' });
      expect(inbox.getSettled(id)?.outcome).toMatchObject({ action: 'accept', reason: 'user' });
    });

    it('repeats the call with the same parameters when the person tries again, and cancels the first one [EL-URL-12]', async () => {
      const scripted = createScriptedLegacyServer({
        onCall: (_call, srv) => {
          if (scripted.calls.length === 2) return done;
          void srv.request('elicitation/create', url('el-1'));
          return new Promise(() => {});
        },
      });
      const { inbox, connection } = await bound(scripted);
      const call = connection.callTool({ name: 't', arguments: { a: 1 } });
      const [request] = await pending(inbox);
      const id = request?.id ?? '';
      inbox.accept(id);
      expect(inbox.get(id)?.status).toBe('opened');
      inbox.finish(id);
      request?.scope?.retry?.();
      expect(await call).toMatchObject(done.result);
      expect(scripted.calls).toHaveLength(2);
      expect(scripted.calls[1]).toEqual(scripted.calls[0]);
      expect(scripted.calls[1]?.arguments).toEqual({ a: 1 });
      expect(inbox.getSnapshot()).toEqual([]);
    });

    it('takes a completion notice for the end of a page, and then calls again exactly once [EL-URL-15]', async () => {
      const scripted = createScriptedLegacyServer({
        onCall: () =>
          scripted.calls.length === 1
            ? { error: { code: -32042, message: 'pages', data: { elicitations: [url('1')] } } }
            : done,
      });
      const { inbox, connection } = await bound(scripted);
      const call = connection.callTool({ name: 't' });
      const [request] = await pending(inbox);
      inbox.accept(request?.id ?? '');
      await settleDown();
      expect(scripted.calls).toHaveLength(1);
      const notice = { elicitationId: url('1').elicitationId };
      await scripted.notify('notifications/elicitation/complete', notice);
      await scripted.notify('notifications/elicitation/complete', notice);
      expect(await call).toMatchObject(done.result);
      await settleDown();
      expect(scripted.calls).toHaveLength(2);
    });

    it('walks the pages of a -32042 error in order and then calls again [EL-URL-18]', async () => {
      const scripted = createScriptedLegacyServer({
        onCall: () =>
          scripted.calls.length === 1
            ? { error: { code: -32042, message: 'pages', data: { elicitations: [url('1'), url('2')] } } }
            : done,
      });
      const { inbox, connection } = await bound(scripted);
      const call = connection.callTool({ name: 't', arguments: { a: 1 } });
      const [first] = await pending(inbox);
      expect(first).toMatchObject({
        params: { elicitationId: '1' },
        scope: { name: 't', attribution: 'certain' },
      });
      expect(inbox.getSnapshot()).toHaveLength(1);
      inbox.accept(first?.id ?? '');
      await settleDown();
      expect(scripted.calls).toHaveLength(1);
      inbox.finish(first?.id ?? '');
      const second = await until(inbox, () => inbox.getSnapshot().find(({ id }) => id !== first?.id));
      inbox.accept(second.id);
      await scripted.notify('notifications/elicitation/complete', { elicitationId: '2' });
      await call;
      expect(scripted.calls.map((sent) => sent.arguments)).toEqual([{ a: 1 }, { a: 1 }]);
    });

    it.each([
      ['a form entry [EL-URL-19]', { elicitations: [{ ...url('1'), mode: 'form' }] }],
      [
        'an entry without id [EL-URL-19]',
        { elicitations: [{ mode: 'url', url: 'https://a.example', message: 'Go' }] },
      ],
      ['an empty list [EL-URL-20]', { elicitations: [] }],
      ['no data [EL-URL-20]', undefined],
    ])('leaves a -32042 error with %s to the host', async (_what, data) => {
      const scripted = createScriptedLegacyServer({
        onCall: () => ({ error: { code: -32042, message: 'pages', ...(data && { data }) } }),
      });
      const { inbox, connection } = await bound(scripted);
      await expect(connection.callTool({ name: 't' })).rejects.toMatchObject({ code: -32042 });
      expect(scripted.calls).toHaveLength(1);
      expect(inbox.getSnapshot()).toEqual([]);
    });

    it('gives the error to the host when a page is declined: no other page, no second call [EL-URL-18]', async () => {
      const scripted = createScriptedLegacyServer({
        onCall: () => ({
          error: { code: -32042, message: 'pages', data: { elicitations: [url('1'), url('2')] } },
        }),
      });
      const { inbox, connection } = await bound(scripted);
      const call = connection.callTool({ name: 't' });
      const [request] = await pending(inbox);
      inbox.decline(request?.id ?? '');
      await expect(call).rejects.toMatchObject({ code: -32042 });
      expect(scripted.calls).toHaveLength(1);
      expect(inbox.getSnapshot()).toEqual([]);
    });
  });

  it('never answers a notice, malformed ones neither, and takes no request without a proper id [GE-46] [GE-52]', async () => {
    const scripted = createScriptedLegacyServer();
    const { inbox } = await bound(scripted);
    const sent: unknown[] = [];
    const send = scripted.transport.send.bind(scripted.transport);
    scripted.transport.send = (message, options) => {
      sent.push(message);
      return send(message, options);
    };
    for (const notice of [
      undefined,
      {},
      { elicitationId: 7 },
      { elicitationId: 'unknown' },
      { requestId: {} },
    ]) {
      await scripted.notify('notifications/elicitation/complete', notice);
      await scripted.notify('notifications/cancelled', notice);
    }
    for (const id of [null, {}, 1.5]) void scripted.request('elicitation/create', params(), id as never);
    await settleDown();
    expect(sent).toEqual([]);
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('shows nothing that a server asks before the handshake is over [GE-54]', async () => {
    const [clientEnd, serverEnd] = InMemoryTransport.createLinkedPair();
    const answers: unknown[] = [];
    serverEnd.onmessage = (message) => {
      if ('method' in message && message.method === 'initialize' && 'id' in message) {
        void serverEnd.send({ jsonrpc: '2.0', id: 7, method: 'elicitation/create', params: params() });
        const result = {
          protocolVersion: '2025-11-25',
          capabilities: {},
          serverInfo: { name: 's', version: '1' },
        };
        setTimeout(() => void serverEnd.send({ jsonrpc: '2.0', id: message.id, result } as never), 10);
      } else if (!('method' in message)) answers.push(message);
    };
    await serverEnd.start();
    const connected = await connect(clientEnd, {}, {}, 'legacy');
    open.push(connected);
    expect(answers).toEqual([{ jsonrpc: '2.0', id: 7, error: expect.objectContaining({ code: -32600 }) }]);
    expect(connected.inbox.getSnapshot()).toEqual([]);
  });

  it('ends everything when the connection closes, operations or not, and starts afresh on the next [GE-55]', async () => {
    const scripted = createScriptedLegacyServer();
    const { inbox, connection } = await bound(scripted);
    void scripted.request('elicitation/create', params(), 0);
    const [request] = await pending(inbox);
    await connection.close();
    expect(inbox.getSnapshot()).toEqual([]);
    expect(inbox.getSettled(request?.id ?? '')?.outcome.reason).toBe('withdrawn');

    const next = createScriptedLegacyServer();
    await connection.connect(next.transport);
    const answer = next.request('elicitation/create', params('again'), 0);
    const [fresh] = await pending(inbox);
    expect(fresh?.params).toMatchObject({ message: 'again' });
    inbox.decline(fresh?.id ?? '');
    expect(await answer).toEqual({ result: { action: 'decline' } });
  });
});
