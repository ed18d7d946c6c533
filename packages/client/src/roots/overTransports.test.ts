import { ask, createScriptedServer, say } from '@assent/testing';
import { listen } from '@assent/testing/node';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { RootsListChangedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bindClient } from '../connections/sdk/bindClient.ts';
import type { SdkConnection } from '../connections/sdk/SdkConnection.ts';
import { pending } from '../connections/sdk/testing.ts';
import { connectV1, transportTo } from '../connections/sdk-v1/testing.ts';
import { listenV1 } from '../connections/sdk-v1/v1Servers.test-support.ts';
import { createInbox } from '../inbox/createInbox.ts';
import type { Inbox } from '../inbox/Inbox.ts';
import type { RequestKind } from '../inbox/PendingRequest.ts';
import { createPolicy } from '../policy/createPolicy.ts';
import type { Policy } from '../policy/Policy.ts';
import { createRootsRule } from './createRootsRule.ts';
import { createRootsStore, type RootsStore } from './createRootsStore.ts';
import type { RootsAnswer } from './listRoots.ts';
import { previewRoots } from './previewRoots.ts';

const server = { id: 's', label: 'S' };
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

interface Host {
  readonly store: RootsStore;
  readonly policy: Policy;
  readonly inbox: Inbox;
}

function host(
  surfaces: readonly RequestKind[] = ['roots'],
  source?: (serverId: string) => RootsAnswer,
): Host {
  const store = createRootsStore({ roots: [{ location: '/home/ada/work', name: 'Work', source: 'code' }] });
  const policy: Policy = createPolicy({
    review: [
      createRootsRule({
        source: source ?? store.answerFor,
        hasConsent: (id) => policy.getAccess(id, 'roots') === 'on',
      }),
    ],
  });
  return { store, policy, inbox: createInbox({ surfaces, policy, warn: () => {} }) };
}

/** A legacy server that lists roots when asked to, and counts the notices that they changed. */
function rootsServer(seen: { notices: number; capabilities?: unknown }) {
  return (mcp: McpServer): void => {
    mcp.registerTool('roots', {}, async () => {
      const { roots } = await mcp.server.listRoots();
      return { content: [{ type: 'text', text: JSON.stringify(roots) }] };
    });
    mcp.server.setNotificationHandler(RootsListChangedNotificationSchema, () => {
      seen.notices += 1;
    });
    mcp.server.oninitialized = () => {
      seen.capabilities = mcp.server.getClientCapabilities();
    };
  };
}

const textOf = (result: unknown): string =>
  (result as { content: { text: string }[] }).content[0]?.text ?? '';

describe.each(['SDK v2', 'SDK v1'] as const)('roots on a legacy connection over HTTP, %s', (sdk) => {
  interface Connection {
    callTool(params: { name: string }): Promise<unknown>;
    close(): Promise<void>;
  }
  async function connect(
    { inbox, store }: Host,
    seen: Parameters<typeof rootsServer>[0],
    announces = true,
  ): Promise<Connection> {
    const listening = await listenV1('streamableHttp', rootsServer(seen));
    open.push(() => listening.close());
    const roots = announces ? { roots: store } : {};
    if (sdk === 'SDK v1') {
      const { connection } = await connectV1(transportTo('streamableHttp', listening.url), {}, () => ({
        inbox,
        server,
        ...roots,
      }));
      open.push(() => connection.close());
      return connection;
    }
    const connection = bindClient(new Client({ name: 'host', version: '1.0.0' }), {
      inbox,
      server,
      ...roots,
    });
    open.push(() => connection.close());
    await connection.connect(new StreamableHTTPClientTransport(listening.url));
    return connection;
  }

  it('are asked about before anything leaves, then sent exactly as shown [RO-12] [RO-01] [RO-23]', async () => {
    const own = host();
    const seen: Parameters<typeof rootsServer>[0] = { notices: 0 };
    const connection = await connect(own, seen);
    expect(seen.capabilities).toMatchObject({ roots: { listChanged: true } });
    const call = connection.callTool({ name: 'roots' });
    const [request] = await pending(own.inbox);
    expect(request?.kind).toBe('roots');
    const preview = previewRoots(own.store.getSnapshot(), 's');
    own.inbox.approve(request?.id ?? '', { ...preview.answer });
    expect(JSON.parse(textOf(await call))).toEqual([{ uri: 'file:///home/ada/work', name: 'Work' }]);
  });

  it('are answered by rule once the person has agreed to that, with the list of the moment [RO-25]', async () => {
    const own = host();
    const connection = await connect(own, { notices: 0 });
    own.policy.setAccess('s', 'roots', 'on');
    expect(textOf(await connection.callTool({ name: 'roots' }))).toContain('file:///home/ada/work');
    own.store.add({ location: '/home/ada/more', source: 'typed' });
    expect(textOf(await connection.callTool({ name: 'roots' }))).toContain('file:///home/ada/more');
    own.policy.setAccess('s', 'roots', 'unset');
    const call = connection.callTool({ name: 'roots' });
    const [request] = await pending(own.inbox);
    own.inbox.reject(request?.id ?? '');
    expect(textOf(await call)).toContain('User rejected roots request');
  });

  it('announce each change once, and none when nothing changed [RO-04] [RO-27]', async () => {
    const own = host();
    const seen = { notices: 0 };
    const connection = await connect(own, seen);
    const [work] = own.store.getSnapshot();
    own.store.rename(work?.id ?? '', 'Work');
    own.store.rename(work?.id ?? '', 'Other');
    own.store.add({ location: '/home/ada/only-t', source: 'typed', serverId: 't' });
    own.policy.setAccess('s', 'roots', 'on');
    await connection.callTool({ name: 'roots' });
    await vi.waitFor(() => expect(seen.notices).toBe(1));
    await connection.close();
    own.store.rename(work?.id ?? '', 'Once more');
    expect(seen.notices).toBe(1);
  });

  it('declare listChanged only when changes are announced [RO-03]', async () => {
    const own = host();
    const seen: Parameters<typeof rootsServer>[0] = { notices: 0 };
    await connect(own, seen, false);
    expect(seen.capabilities).toMatchObject({ roots: {} });
    expect(seen.capabilities).not.toMatchObject({ roots: { listChanged: true } });
  });

  it('are method not found for a host without them, and declared by nobody [RO-01] [RO-16]', async () => {
    const own = host(['form']);
    const seen: Parameters<typeof rootsServer>[0] = { notices: 0 };
    const connection = await connect(own, seen, false);
    expect(seen.capabilities).not.toHaveProperty('roots');
    expect(textOf(await connection.callTool({ name: 'roots' }))).toContain('-32601');
    expect(own.inbox.getSnapshot()).toEqual([]);
  });

  it('give the internal error when their source fails, without a word of it [RO-17]', async () => {
    const own = host(['roots'], () => {
      throw new Error('EACCES /home/ada/secret');
    });
    const connection = await connect(own, { notices: 0 });
    own.policy.setAccess('s', 'roots', 'on');
    const text = textOf(await connection.callTool({ name: 'roots' }));
    expect(text).toContain('-32603');
    expect(text).not.toContain('secret');
  });
});

describe('roots on a modern connection over HTTP', () => {
  async function connect(
    { inbox }: Host,
    script: Parameters<typeof createScriptedServer>[0]['script'],
    announced?: RootsStore,
  ): Promise<{ connection: SdkConnection; scripted: ReturnType<typeof createScriptedServer> }> {
    const scripted = createScriptedServer({ script });
    const socket = await listen(scripted.fetch);
    open.push(() => socket.close());
    const client = new Client({ name: 'host', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
    const connection = bindClient(client, { inbox, server, ...(announced && { roots: announced }) });
    open.push(() => connection.close());
    await connection.connect(new StreamableHTTPClientTransport(new URL(`${socket.origin}/mcp`)));
    return { connection, scripted };
  }

  it.each([
    ['no params', undefined],
    ['empty params', {}],
    ['metadata only', { _meta: { progressToken: 1 } }],
  ])('are answered within the round, asked with %s [RO-24] [RO-02] [RO-12]', async (_, params) => {
    const own = host();
    const { connection, scripted } = await connect(
      own,
      {
        t: [ask({ r: { method: 'roots/list', ...(params && { params }) } }), say('ok')],
      },
      own.store,
    );
    const call = connection.callTool({ name: 't' });
    const [request] = await pending(own.inbox);
    expect(request).toMatchObject({ kind: 'roots', round: { key: 'r' } });
    expect(scripted.calls).toHaveLength(1);
    own.inbox.approve(request?.id ?? '', { ...previewRoots(own.store.getSnapshot(), 's').answer });
    await call;
    // Bound to announce changes, which this revision has no notice for.
    for (const call of scripted.calls) expect(call.clientCapabilities).toEqual({ roots: {} });
    expect(scripted.calls[1]?.inputResponses).toEqual({
      r: { roots: [{ uri: 'file:///home/ada/work', name: 'Work' }] },
    });
  });

  it('take effect with the next question of the server, and no notice leaves before [RO-05] [RO-25]', async () => {
    const own = host();
    const t = [ask({ r: { method: 'roots/list' } }), ask({ again: { method: 'roots/list' } }), say('ok')];
    const { connection, scripted } = await connect(own, { t }, own.store);
    const notified = vi.spyOn(connection.client, 'notification');
    own.policy.setAccess('s', 'roots', 'on');
    own.store.add({ location: '/home/ada/more', source: 'typed' });
    await connection.callTool({ name: 't' });
    expect(notified).not.toHaveBeenCalled();
    expect(scripted.calls[2]?.inputResponses).toEqual({
      again: { roots: [{ uri: 'file:///home/ada/work', name: 'Work' }, { uri: 'file:///home/ada/more' }] },
    });
  });

  it('end the operation when their source fails: nothing is replayed to the server [RO-18]', async () => {
    const own = host(['roots'], () => {
      throw new Error('EACCES');
    });
    own.policy.setAccess('s', 'roots', 'on');
    const { connection, scripted } = await connect(own, {
      t: [ask({ r: { method: 'roots/list' } }), say('ok')],
    });
    await expect(connection.callTool({ name: 't' })).rejects.toMatchObject({ name: 'RoundAbandoned' });
    expect(scripted.calls).toHaveLength(1);
  });
});
