import { ask, createScriptedServer, fail, type ScriptedServer, say, wait } from '@assent/testing';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Bound } from './testing.ts';
import { answerEach, connect, pending } from './testing.ts';

type Message = { readonly id?: unknown; readonly method?: string; readonly params?: Record<string, unknown> };

const form = {
  method: 'elicitation/create',
  params: { message: '?', requestedSchema: { type: 'object', properties: {} } },
};

const open: Bound[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const { connection } of open.splice(0)) await connection.close();
});

/** A connection whose every outgoing message is kept. */
async function recorded(scripted: ScriptedServer) {
  const transport = new StreamableHTTPClientTransport(new URL('http://travel.test/mcp'), {
    fetch: scripted.transportFetch,
  });
  const sent: Message[] = [];
  const send = transport.send.bind(transport);
  transport.send = (message, options) => {
    sent.push(...((Array.isArray(message) ? message : [message]) as Message[]));
    return send(message as never, options);
  };
  const bound = await connect(transport);
  open.push(bound);
  return { ...bound, sent, transport };
}

describe('the wire of a modern connection', () => {
  it('has a fresh id on every request of an operation [RD-06]', async () => {
    const script = { t: [...Array.from({ length: 4 }, (_, n) => ask({ q: form }, `${n}`)), say('ok')] };
    const { inbox, connection, sent } = await recorded(createScriptedServer({ script }));
    answerEach(inbox, ({ id }) => inbox.decline(id));
    await connection.callTool({ name: 't' });
    const ids = sent.filter(({ method }) => method === 'tools/call').map(({ id }) => id);
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
  });

  it('carries no response and no notice: answers go into a retry and nowhere else [RD-25] [GE-33]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const script = { t: [ask({ q: form }, 'a'), wait('b'), say('ok')], u: [ask({ q: form })] };
    const { inbox, connection, sent } = await recorded(createScriptedServer({ script }));
    const call = connection.callTool({ name: 't', _meta: { progressToken: 'p' } });
    const [request] = await pending(inbox);
    await vi.advanceTimersByTimeAsync(120_000);
    inbox.accept(request?.id ?? '', {});
    await vi.advanceTimersByTimeAsync(1_000);
    await call;
    for (const message of sent) {
      expect(message).not.toHaveProperty('result');
      expect(message).not.toHaveProperty('error');
      expect(message.method).not.toMatch(/^notifications\/(?!initialized)/);
    }
  });

  it('has no request open while a person thinks, so that no timeout can fire [RD-26]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const script = { t: [ask({ q: form }, 's'), say('ok')] };
    const { inbox, connection } = await recorded(createScriptedServer({ script }));
    const call = connection.callTool({ name: 't' }, { timeout: 1_000 });
    const [request] = await pending(inbox);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(inbox.get(request?.id ?? '')?.status).toBe('waiting');
    inbox.accept(request?.id ?? '', {});
    await vi.advanceTimersByTimeAsync(100);
    expect((await call).content).toEqual([{ type: 'text', text: 'ok' }]);
  });

  it('has no cancel notice when a person is asked, as no request is open then [GE-21]', async () => {
    const { inbox, connection, sent } = await recorded(
      createScriptedServer({ script: { t: [ask({ q: form })] } }),
    );
    const stop = new AbortController();
    const call = connection.callTool({ name: 't' }, { signal: stop.signal });
    await pending(inbox);
    stop.abort();
    await expect(call).rejects.toThrow();
    expect(sent.map(({ method }) => method)).not.toContain('notifications/cancelled');
  });

  it('shows nothing that a server asks by itself, of whichever kind, and lets it take nothing back [RD-24] [RD-34] [GE-24]', async () => {
    const { inbox, connection, sent, transport } = await recorded(
      createScriptedServer({ script: { t: [ask({ q: form }), say('ok')] } }),
    );
    const call = connection.callTool({ name: 't' });
    const [request] = await pending(inbox);
    const before = sent.length;
    const kinds = [
      form,
      { method: 'sampling/createMessage', params: { messages: [] } },
      { method: 'roots/list' },
    ];
    for (const [id, raw] of kinds.entries()) {
      transport.onmessage?.({ jsonrpc: '2.0', id, ...raw } as never);
    }
    for (const { id } of sent) {
      transport.onmessage?.({
        jsonrpc: '2.0',
        method: 'notifications/cancelled',
        params: { requestId: id },
      } as never);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(inbox.getSnapshot()).toEqual([request]);
    expect(sent).toHaveLength(before);
    inbox.decline(request?.id ?? '');
    await call;
  });

  it('sends nothing of a call with another, before, beside or after it [RD-07] [GE-57]', async () => {
    const script = {
      t: [ask({ q: form }, 'state of t'), say('ok')],
      other: [say('ok')],
      later: [ask({ q: form }, 'state of later'), say('ok')],
    };
    const { inbox, connection, sent } = await recorded(createScriptedServer({ script }));
    const call = connection.callTool({ name: 't' });
    const [request] = await pending(inbox);
    await connection.callTool({ name: 'other' });
    inbox.accept(request?.id ?? '', { name: 'Ada' });
    await call;
    await connection.callTool({ name: 'other' });
    const others = sent.filter(({ params }) => params?.name === 'other');
    expect(others).toHaveLength(2);
    for (const { params } of others) expect(Object.keys(params ?? {}).sort()).toEqual(['_meta', 'name']);
    const later = connection.callTool({ name: 'later' });
    const [again] = await pending(inbox);
    inbox.decline(again?.id ?? '');
    await later;
    const rounds = sent.filter(({ params }) => params?.inputResponses !== undefined);
    expect(rounds.map(({ params }) => [params?.name, params?.requestState, params?.inputResponses])).toEqual([
      ['t', 'state of t', { q: { action: 'accept', content: { name: 'Ada' } } }],
      ['later', 'state of later', { q: { action: 'decline' } }],
    ]);
  });

  it('has no metadata of ours: nothing but what the host gave and the SDK adds [GE-06]', async () => {
    const script = { t: [ask({ q: form }, 's'), say('ok')] };
    const { inbox, connection, sent } = await recorded(createScriptedServer({ script }));
    answerEach(inbox, ({ id }) => inbox.accept(id, {}));
    await connection.callTool({ name: 't', _meta: { 'host.example/trace': 1 } });
    const calls = sent.filter(({ method }) => method === 'tools/call');
    expect(calls).toHaveLength(2);
    for (const { params } of calls) {
      const own = Object.keys(params?._meta ?? {}).filter(
        (key) => !key.startsWith('io.modelcontextprotocol/'),
      );
      expect(own).toEqual(['host.example/trace']);
    }
  });

  it('leaves a missing capability to the host, without a false declaration [GE-47]', async () => {
    const data = { requiredCapabilities: { sampling: {} } };
    const { connection, sent } = await recorded(
      createScriptedServer({ script: { t: [fail(-32021, 'Missing required client capability', data)] } }),
    );
    await expect(connection.callTool({ name: 't' })).rejects.toMatchObject({ code: -32021, data });
    expect(sent.filter(({ method }) => method === 'tools/call')).toHaveLength(1);
  });

  it('takes -32001 of a server for its answer and not for a timeout: nothing is sent twice [GE-12]', async () => {
    const script = { t: [ask({ q: form }), fail(-32001, 'Some fault')] };
    const { inbox, connection, sent } = await recorded(createScriptedServer({ script }));
    answerEach(inbox, ({ id }) => inbox.accept(id, {}));
    await expect(connection.callTool({ name: 't' })).rejects.toMatchObject({ code: -32001 });
    expect(sent.filter(({ method }) => method === 'tools/call')).toHaveLength(2);
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('works for the SDK’s own auto mode as well, without a scope', async () => {
    const script = { t: [ask({ q: form }), say('ok')] };
    const { inbox, connection } = await recorded(createScriptedServer({ script }));
    answerEach(inbox, (request) => {
      expect(request.scope).toBeUndefined();
      inbox.accept(request.id, { name: 'Ada' });
    });
    const result = await connection.client.callTool({ name: 't' });
    expect(result.content).toEqual([{ type: 'text', text: 'ok' }]);
  });
});
