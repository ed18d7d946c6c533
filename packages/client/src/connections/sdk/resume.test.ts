import { ask, createScriptedServer, fail, say } from '@assent/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HostStorage } from '../../inbox/HostStorage.ts';
import type { SdkConnection } from './SdkConnection.ts';
import { type Bound, connectInProcess, pending, until } from './testing.ts';

const form = (message: string, properties: object = { name: { type: 'string' } }) => ({
  method: 'elicitation/create',
  params: { message, requestedSchema: { type: 'object', properties } },
});

function memory(delay?: boolean): HostStorage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  const later = <Value>(value: Value) => (delay ? Promise.resolve(value) : value);
  return {
    items,
    getItem: (key) => later(items.get(key) ?? null) as string | null,
    setItem: (key, value) => later(items.set(key, value)),
    removeItem: (key) => later(items.delete(key)),
  };
}

const open: SdkConnection[] = [];
async function page(
  scripted: ReturnType<typeof createScriptedServer>,
  storage: HostStorage,
  bind: Parameters<typeof connectInProcess>[2] = {},
): Promise<Bound> {
  const bound = await connectInProcess(scripted, { storage }, bind);
  open.push(bound.connection);
  return bound;
}
afterEach(async () => {
  for (const connection of open.splice(0)) await connection.close();
});

describe.each([
  ['a synchronous storage', false],
  ['an asynchronous storage', true],
])('an operation kept in %s', (_name, delay) => {
  it('goes on after a reload, on another client, with its state untouched [RD-03] [RD-26]', async () => {
    const state = ' \u0000"state" e\u0301\ud83d\n';
    const scripted = createScriptedServer({
      script: { t: [ask({ a: form('A?') }, 's1'), ask({ b: form('B?') }, state), say('booked')] },
    });
    const storage = memory(delay);
    const first = await page(scripted, storage);
    const call = first.connection.callTool({ name: 't', arguments: { x: 1 } }, { resumeKey: 'call-1' });
    call.catch(() => {});
    const [a] = await pending(first.inbox);
    first.inbox.accept(a?.id ?? '', { name: 'Ada' });
    await until(first.inbox, () => first.inbox.getSnapshot().find(({ round }) => round?.number === 2));
    await vi.waitFor(() => expect(storage.items.get('assent.round.call-1')).toContain('B?'));
    const kept = new Map(storage.items);
    // The page is gone: nothing of it runs on, only the storage is left.
    await first.connection.close();
    storage.items.clear();
    for (const [key, value] of kept) storage.items.set(key, value);

    const second = await page(scripted, storage);
    const resumed = second.connection.resume('call-1', { params: { arguments: { x: 1 }, name: 't' } });
    const [b] = await pending(second.inbox);
    expect(b).toMatchObject({
      params: { message: 'B?' },
      round: { key: 'b', number: 2 },
      scope: { name: 't' },
    });
    second.inbox.decline(b?.id ?? '');
    expect(await resumed).toMatchObject({ content: [{ text: 'booked' }] });
    expect(scripted.calls[2]).toMatchObject({ arguments: { x: 1 }, requestState: state });
    expect(storage.items.size).toBe(0);
  });

  it('is sent by one page only, however many resume it [RD-32]', async () => {
    const scripted = createScriptedServer({ script: { t: [ask({ a: form('A?') }, 's'), say('ok')] } });
    const storage = memory(delay);
    const first = await page(scripted, storage);
    const call = first.connection.callTool({ name: 't' }, { resumeKey: 'k' });
    await pending(first.inbox);
    const second = await page(scripted, storage);
    const resumed = second.connection.resume('k');
    const [there] = await pending(second.inbox);
    await vi.waitFor(async () => expect(await storage.getItem('assent.round.k')).not.toBeNull());
    second.inbox.accept(there?.id ?? '', { name: 'second page' });
    await resumed;
    const [here] = await pending(first.inbox);
    first.inbox.accept(here?.id ?? '', { name: 'first page' });
    await expect(call).rejects.toMatchObject({ name: 'RoundAbandoned', reason: 'answered-elsewhere' });
    expect(first.inbox.getSettled(here?.id ?? '')?.outcome.reason).toBe('answered-elsewhere');
    expect(scripted.calls).toHaveLength(2);
    expect(await (await page(scripted, storage)).connection.resume('k')).toBeUndefined();
  });

  it('is out of the storage before it is sent, so that a reload meanwhile cannot send it twice [RD-32]', async () => {
    const storage = memory(delay);
    let meanwhile: unknown = 'never sent';
    const scripted = createScriptedServer({
      script: {
        t: [
          ask({ a: form('A?') }, 's'),
          async () => {
            meanwhile = await (await page(scripted, storage)).connection.resume('k');
            return say('ok');
          },
        ],
      },
    });
    const first = await page(scripted, storage);
    const call = first.connection.callTool({ name: 't' }, { resumeKey: 'k' });
    const [request] = await pending(first.inbox);
    first.inbox.accept(request?.id ?? '', { name: 'Ada' });
    await call;
    expect(meanwhile).toBeUndefined();
    expect(scripted.calls).toHaveLength(2);
  });

  it('keeps what was typed only when the host asks for it, and never in secret fields [EL-11] [S-08]', async () => {
    const properties = {
      name: { type: 'string' },
      password: { type: 'string', title: 'Password' },
    };
    const script = { t: [ask({ a: form('Sign up', properties) }, 's'), say('ok')] };
    const typed = { name: 'Ada', password: 'hunter2-correct-horse' };
    const storage = memory(delay);
    const silent = await page(createScriptedServer({ script }), storage);
    silent.connection.callTool({ name: 't' }, { resumeKey: 'silent' }).catch(() => {});
    const [request] = await pending(silent.inbox);
    silent.inbox.keepDraft(request?.id ?? '', () => typed);
    await vi.waitFor(() => expect(storage.items.has('assent.round.silent')).toBe(true));
    expect(storage.items.get('assent.round.silent')).not.toContain('Ada');

    const keeping = await page(createScriptedServer({ script }), storage, { keepDrafts: true });
    keeping.connection.callTool({ name: 't' }, { resumeKey: 'kept' }).catch(() => {});
    const [asked] = await pending(keeping.inbox);
    keeping.inbox.keepDraft(asked?.id ?? '', () => typed);
    await vi.waitFor(() => expect(storage.items.get('assent.round.kept')).toContain('Ada'));
    expect(storage.items.get('assent.round.kept')).not.toContain('hunter2');

    const reloaded = await page(createScriptedServer({ script }), storage, { keepDrafts: true });
    void reloaded.connection.resume('kept').catch(() => {});
    const [restored] = await pending(reloaded.inbox);
    expect(restored?.savedDraft).toEqual({ name: 'Ada' });
  });
});

describe('resuming', () => {
  async function stored(storage: HostStorage, bind = {}): Promise<void> {
    const scripted = createScriptedServer({
      script: { t: [ask({ a: form('A?') }, 'top-secret-state'), say('ok')] },
    });
    const { inbox, connection } = await page(scripted, storage, bind);
    connection.callTool({ name: 't', arguments: { x: 1 } }, { resumeKey: 'k' }).catch(() => {});
    await pending(inbox);
    await connection.close();
  }

  it.each([
    ['other-server', { server: { id: 'other', label: 'Other' } }, {}],
    ['other-user', { user: 'eve' }, {}],
    ['other-request', { user: 'ada' }, { params: { name: 't', arguments: { x: 2 } } }],
  ])('is refused for %s [RD-07] [RD-31]', async (reason, bind, options) => {
    const storage = memory();
    await stored(storage, { user: 'ada' });
    const { inbox, connection } = await page(
      createScriptedServer({ script: { t: [say('ok')] } }),
      storage,
      bind,
    );
    const error = await connection.resume('k', options).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'RoundNotResumable', reason });
    expect(String(error)).not.toContain('top-secret-state');
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it.each(['', 'no json', '[]', '{"state":{"version":2}}', '{"state":null}'])(
    'finds nothing in %j',
    async (text) => {
      const storage = memory();
      storage.items.set('assent.round.k', text);
      const { connection } = await page(createScriptedServer({ script: {} }), storage);
      expect(await connection.resume('k')).toBeUndefined();
    },
  );

  it('says that the server no longer takes the state, which is then forgotten [RD-30]', async () => {
    const storage = memory();
    await stored(storage);
    const scripted = createScriptedServer({
      script: { t: [fail(-32602, 'Invalid or expired requestState', { reason: 'invalid_request_state' })] },
    });
    const { inbox, connection } = await page(scripted, storage);
    const resumed = connection.resume('k');
    const [request] = await pending(inbox);
    inbox.accept(request?.id ?? '', { name: 'Ada' });
    await expect(resumed).rejects.toMatchObject({ name: 'RoundStateRejected', code: 'round-state-rejected' });
    expect(storage.items.size).toBe(0);
  });

  it('does without a storage that is full', async () => {
    const storage = {
      ...memory(),
      setItem: () => {
        throw new Error('quota');
      },
    };
    const scripted = createScriptedServer({ script: { t: [ask({ a: form('A?') }), say('ok')] } });
    const { inbox, connection } = await page(scripted, storage);
    const call = connection.callTool({ name: 't' }, { resumeKey: 'k' });
    const [request] = await pending(inbox);
    inbox.accept(request?.id ?? '', {});
    expect((await call).content).toEqual([{ type: 'text', text: 'ok' }]);
  });
});
