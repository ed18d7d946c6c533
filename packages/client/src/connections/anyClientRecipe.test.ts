import { readFileSync } from 'node:fs';
import { ask, createRawClient, createScriptedServer, say, wait } from '@assent/testing';
import { listen } from '@assent/testing/node';
import { afterEach, describe, expect, it } from 'vitest';
import { answer, callTool } from '../../../../stories/recipes/anyClient.ts';
import { createInbox } from '../inbox/createInbox.ts';
import { pending, until } from './sdk/testing.ts';

const server = { id: 's', label: 'S' };
const params = {
  message: 'Name?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
};
const form = { method: 'elicitation/create', params };

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

describe('the recipe for any other client', () => {
  it('has under 30 lines', () => {
    const source = readFileSync(new URL('../../../../stories/recipes/anyClient.ts', import.meta.url), 'utf8');
    expect(source.trimEnd().split('\n').length).toBeLessThan(30);
  });

  it('takes a call through its rounds, over HTTP, with the state as it came', async () => {
    const scripted = createScriptedServer({
      script: { book: [ask({ a: form, b: form }, 'state "1"'), wait('2'), ask({ c: form }), say('booked')] },
    });
    const socket = await listen(scripted.fetch);
    open.push(() => socket.close());
    const raw = createRawClient({ url: `${socket.origin}/mcp`, capabilities: { elicitation: { form: {} } } });
    const inbox = createInbox({ surfaces: ['form'], warn: () => {} });
    const { signal } = new AbortController();
    const result = callTool(
      { inbox, server, signal },
      async (sent) => (await raw('tools/call', sent)) as Record<string, unknown>,
      { name: 'book', arguments: { city: 'Barcelona' } },
    );
    const [a, b] = await pending(inbox, 2);
    inbox.accept(a?.id ?? '', { name: 'Ada' });
    inbox.decline(b?.id ?? '');
    const c = await until(inbox, () => inbox.getSnapshot().find(({ round }) => round?.key === 'c'));
    expect(c.round).toMatchObject({ number: 3 });
    inbox.accept(c.id, { name: 'Bob' });
    expect(await result).toMatchObject({ content: [{ type: 'text', text: 'booked' }] });
    expect(scripted.calls.map(({ inputResponses, requestState }) => [inputResponses, requestState])).toEqual([
      [undefined, undefined],
      [{ a: { action: 'accept', content: { name: 'Ada' } }, b: { action: 'decline' } }, 'state "1"'],
      [{}, '2'],
      [{ c: { action: 'accept', content: { name: 'Bob' } } }, undefined],
    ]);
  });

  it('ends the call when the host aborts it, and leaves nothing pending', async () => {
    const scripted = createScriptedServer({ script: { t: [ask({ a: form })] } });
    const inbox = createInbox({ surfaces: ['form'], warn: () => {} });
    const stop = new AbortController();
    const raw = createRawClient({
      url: 'http://t.test/mcp',
      capabilities: {},
      fetch: scripted.transportFetch,
    });
    const result = callTool(
      { inbox, server, signal: stop.signal },
      async (sent) => (await raw('tools/call', sent)) as Record<string, unknown>,
      { name: 't' },
    );
    await pending(inbox);
    stop.abort();
    await expect(result).rejects.toMatchObject({ name: 'RoundAbandoned', reason: 'aborted' });
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it("answers a legacy server's request, older spellings included, and throws what the protocol has an error for", async () => {
    const inbox = createInbox({ surfaces: ['form'], warn: () => {} });
    const { signal } = new AbortController();
    const older = {
      method: 'elicitation/requestInput',
      params: { message: 'Name?', schema: params.requestedSchema },
    };
    const result = answer({ inbox, server, signal }, older);
    const [request] = await pending(inbox);
    expect(request?.params).toMatchObject({ requestedSchema: params.requestedSchema });
    inbox.accept(request?.id ?? '', { name: 'Ada' });
    expect(await result).toEqual({ action: 'accept', content: { name: 'Ada' } });
    const undeclared = answer({ inbox, server, signal }, { method: 'roots/list' });
    await expect(undeclared).rejects.toMatchObject({ code: -32601 });
    const unknown = answer({ inbox, server, signal }, { method: 'tools/call' });
    await expect(unknown).rejects.toMatchObject({ code: -32601 });
  });
});
