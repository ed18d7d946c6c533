import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { PendingRequest } from '../../inbox/PendingRequest.ts';
import { type EverythingServer, startEverything } from '../sdk/startEverything.test-support.ts';
import { answerEach, pending, until } from '../sdk/testing.ts';
import { createTaskReceiver } from '../tasks/createTaskReceiver.ts';
import { type BoundV1, connectV1, transportTo } from './testing.ts';
import { listenV1 } from './v1Servers.test-support.ts';

const KINDS = ['streamableHttp', 'sse'] as const;
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});
const track = (bound: BoundV1): BoundV1 => {
  open.push(() => bound.connection.close());
  return bound;
};
const textOf = (result: unknown): string => JSON.stringify((result as { content: unknown }).content);

describe.each(KINDS)('server-everything over %s, SDK v1', (kind) => {
  let everything: EverythingServer;
  beforeAll(async () => {
    everything = await startEverything(kind);
  });
  afterAll(() => everything.stop());
  const url = (): URL => new URL(kind === 'sse' ? '/sse' : '/mcp', everything.origin);

  async function start(bind?: Parameters<typeof connectV1>[2]): Promise<BoundV1> {
    const bound = track(await connectV1(transportTo(kind, url()), {}, bind));
    // Its tools that ask appear only after the handshake.
    for (;;) {
      const { tools } = await bound.client.listTools();
      if (tools.some(({ name }) => name === 'trigger-elicitation-request')) return bound;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it('echoes the thirteen fields as they were answered', async () => {
    const { inbox, connection } = await start();
    const content = { name: 'Ada', check: false, integer: 7, untitledMultipleSelectEnum: ['Guitar'] };
    answerEach(inbox, (request) => {
      if (request.kind !== 'form') return;
      expect(request.scope).toMatchObject({ name: 'trigger-elicitation-request', attribution: 'assumed' });
      const { properties } = request.params.requestedSchema as { properties: object };
      expect(Object.keys(properties)).toHaveLength(13);
      inbox.accept(request.id, content);
    });
    const result = await connection.callTool({ name: 'trigger-elicitation-request', arguments: {} });
    expect(textOf(result)).toContain('Ada');
    expect(textOf(result)).toContain('Guitar');
    expect(result.isError).not.toBe(true);
  });

  it('opens a page after consent, and after its -32042 error calls again', async () => {
    const { inbox, connection } = await start();
    answerEach(inbox, ({ id, kind: asked }) => {
      if (asked !== 'url') return;
      inbox.accept(id);
      inbox.finish(id);
    });
    const page = { url: 'https://example.com/verify', message: 'Verify' };
    for (const own of [{ elicitationId: 'e-1' }, { elicitationId: 'e-2', errorPath: true }]) {
      const result = await connection.callTool({
        name: 'trigger-url-elicitation',
        arguments: { ...page, ...own },
      });
      expect(result.isError).not.toBe(true);
    }
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('gets a generation that the person approved, and the roots they shared [RO-01]', async () => {
    const { inbox, connection } = await start();
    answerEach(inbox, ({ id, kind: asked }) => {
      if (asked === 'sampling') {
        inbox.approve(id, {
          role: 'assistant',
          model: 'm',
          content: { type: 'text', text: 'approved words' },
        });
      }
      if (asked === 'roots') inbox.approve(id, { roots: [{ uri: 'file:///home/ada/work', name: 'Work' }] });
    });
    const sampled = await connection.callTool({
      name: 'trigger-sampling-request',
      arguments: { prompt: 'Say hi', maxTokens: 10 },
    });
    expect(textOf(sampled)).toContain('approved words');
    await vi.waitFor(
      async () => {
        const roots = await connection.callTool({ name: 'get-roots-list', arguments: {} });
        expect(textOf(roots)).toContain('file:///home/ada/work');
      },
      { timeout: 10_000 },
    );
  });

  it('withdraws the prompt when the host aborts the call', async () => {
    const { inbox, connection } = await start();
    const stop = new AbortController();
    const call = connection.callTool(
      { name: 'trigger-elicitation-request', arguments: {} },
      { signal: stop.signal },
    );
    const request = await until(inbox, () => inbox.getSnapshot().find((one) => one.kind === 'form'));
    stop.abort();
    await expect(call).rejects.toThrow();
    expect(inbox.get(request.id)).toBeUndefined();
  });

  it('runs a question as a task when the host takes tasks: asked once, answered by tasks/result [TK-05] [TK-13]', async () => {
    const identity = { id: 'everything', label: 'Everything' };
    const { inbox, connection } = await start((inbox) => ({
      tasks: createTaskReceiver({ inbox, server: identity, kinds: ['elicitation'], pollIntervalMs: 100 }),
    }));
    answerEach(inbox, ({ id, kind: asked }) => {
      if (asked === 'form') inbox.accept(id, { name: 'Ada' });
    });
    const result = await connection.callTool({ name: 'trigger-elicitation-request-async', arguments: {} });
    expect(textOf(result)).toContain('Ada');
    expect(result.isError).not.toBe(true);
  });

  it('runs a tool as a task and attributes its question for certain, under the metadata of the task [TK-14] [TK-17] [TK-18] [TK-34]', async () => {
    const { inbox, connection } = await start();
    const other = new AbortController();
    // A second operation in flight: only the task's id tells whose question it is.
    const waiting = connection
      .callTool(
        { name: 'trigger-long-running-operation', arguments: { duration: 60, steps: 1 } },
        { signal: other.signal },
      )
      .catch(() => undefined);
    const result = connection.callTool(
      { name: 'simulate-research-query', arguments: { topic: 'python', ambiguous: true } },
      { task: { ttl: 60_000 } },
    );
    const request = await until(inbox, () => inbox.getSnapshot().find((one) => one.kind === 'form'));
    expect(request.scope).toMatchObject({ name: 'simulate-research-query', attribution: 'certain' });
    const { properties } = (
      request.params as {
        requestedSchema: { properties: Record<string, { enum?: string[]; oneOf?: { const: string }[] }> };
      }
    ).requestedSchema;
    const [[name, field] = ['', {}]] = Object.entries(properties);
    inbox.accept(request.id, { [name]: field.enum?.[0] ?? field.oneOf?.[0]?.const ?? 'programming' });
    expect(textOf(await result)).toContain('python');
    other.abort();
    await waiting;
  });
});

/** Asks twice; the first question is given up by the server after a moment, the second is left to the person. */
function asksTwice(server: McpServer): void {
  const schema = { type: 'object' as const, properties: { name: { type: 'string' as const } } };
  server.registerTool('ask-twice', { inputSchema: { patience: z.number() } }, async ({ patience }) => {
    const first = await server.server
      .elicitInput({ message: 'First?', requestedSchema: schema }, { timeout: patience })
      .catch(() => ({ action: 'given up' }));
    const second = await server.server.elicitInput({ message: 'Second?', requestedSchema: schema });
    return { content: [{ type: 'text', text: `${first.action}, ${second.action}` }] };
  });
}

describe.each(KINDS)('cancellation of request 0 over %s', (kind) => {
  it('is lost by the raw SDK v1 client: the handler is never told', async () => {
    const server = await listenV1(kind, asksTwice);
    open.push(() => server.close());
    const client = new Client({ name: 'raw', version: '1.0.0' }, { capabilities: { elicitation: {} } });
    const first = { id: undefined as unknown, signal: undefined as AbortSignal | undefined };
    client.setRequestHandler(ElicitRequestSchema, ({ params }, { requestId, signal }) => {
      if (params.message !== 'First?') return { action: 'accept', content: {} };
      Object.assign(first, { id: requestId, signal });
      return new Promise(() => {});
    });
    await client.connect(transportTo(kind, server.url));
    open.push(() => client.close());
    const result = await client.callTool({ name: 'ask-twice', arguments: { patience: 200 } });
    expect(textOf(result)).toContain('given up, accept');
    expect(first.id).toBe(0);
    expect(first.signal?.aborted).toBe(false);
  });

  it('withdraws the prompt through ours, while the call goes on', async () => {
    const server = await listenV1(kind, asksTwice);
    open.push(() => server.close());
    const { inbox, connection } = track(await connectV1(transportTo(kind, server.url)));
    const result = connection.callTool({ name: 'ask-twice', arguments: { patience: 200 } });
    const [first] = await pending(inbox);
    const second = await until(inbox, () =>
      inbox.getSnapshot().find(({ params }) => (params as { message?: string }).message === 'Second?'),
    );
    expect(inbox.getSnapshot().map(({ id }) => id)).toEqual([second.id]);
    expect(inbox.getSettled(first?.id ?? '')?.outcome).toMatchObject({
      action: 'cancel',
      reason: 'withdrawn',
    });
    inbox.decline(second.id);
    expect(textOf(await result)).toContain('given up, decline');
  });

  it('does not use up the timeout of the call while a person thinks', async () => {
    const server = await listenV1(kind, asksTwice);
    open.push(() => server.close());
    const { inbox, connection } = track(await connectV1(transportTo(kind, server.url)));
    const result = connection.callTool(
      { name: 'ask-twice', arguments: { patience: 60_000 } },
      { timeout: 1_500 },
    );
    for (const message of ['First?', 'Second?']) {
      const request = await until(inbox, () =>
        inbox.getSnapshot().find(({ params }) => (params as { message?: string }).message === message),
      );
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      inbox.accept(request.id, {});
    }
    expect(textOf(await result)).toContain('accept, accept');
  });
});

describe('answered requests that a resumable server sends again after an error', () => {
  let everything: EverythingServer;
  beforeAll(async () => {
    everything = await startEverything('streamableHttp');
  });
  afterAll(() => everything.stop());

  const toolsReady = async (client: Client): Promise<void> => {
    await vi.waitFor(
      async () => {
        const { tools } = await client.listTools();
        expect(tools.map(({ name }) => name)).toContain('trigger-elicitation-request');
      },
      { timeout: 10_000 },
    );
  };
  const failing = {
    name: 'trigger-url-elicitation',
    arguments: { url: 'https://example.com/', message: 'm', elicitationId: 'gone', errorPath: true },
  };

  it('reach the handler again through the raw SDK v1 client', async () => {
    const client = new Client(
      { name: 'raw', version: '1.0.0' },
      { capabilities: { elicitation: { form: {}, url: {} } } },
    );
    const handled: unknown[] = [];
    client.setRequestHandler(ElicitRequestSchema, (_, { requestId }) => {
      handled.push(requestId);
      return { action: 'accept', content: { name: 'Ada' } };
    });
    await client.connect(transportTo('streamableHttp', new URL('/mcp', everything.origin)));
    open.push(() => client.close());
    await toolsReady(client);
    await expect(client.callTool(failing)).rejects.toMatchObject({ code: -32042 });
    await client.callTool({ name: 'trigger-elicitation-request', arguments: {} });
    await vi.waitFor(() => expect(handled).toHaveLength(2), { timeout: 15_000 });
    expect(handled[1]).toBe(handled[0]);
  });

  it('ask nobody again through ours: the remembered answer goes out', async () => {
    const transport = transportTo('streamableHttp', new URL('/mcp', everything.origin));
    const { inbox, client, connection } = track(await connectV1(transport));
    await toolsReady(client);
    const received: unknown[] = [];
    const answered: unknown[] = [];
    const { onmessage } = transport;
    transport.onmessage = (message, extra) => {
      if ('method' in message && message.method === 'elicitation/create' && 'id' in message)
        received.push(message.id);
      onmessage?.(message, extra);
    };
    const { send } = transport;
    transport.send = (message, sendOptions) => {
      if ('result' in message && 'action' in message.result) answered.push(message.result);
      return send.call(transport, message, sendOptions);
    };
    const seen: PendingRequest[] = [];
    inbox.onChanged(({ request, before }) => {
      if (!before && request.kind === 'form') seen.push(request);
    });
    answerEach(inbox, ({ id, kind }) => {
      if (kind === 'form') inbox.accept(id, { name: 'Ada' });
      if (kind === 'url') inbox.decline(id);
    });
    await expect(connection.callTool(failing)).rejects.toMatchObject({ code: -32042 });
    await connection.callTool({ name: 'trigger-elicitation-request', arguments: {} });
    await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 15_000 });
    expect(received[1]).toBe(received[0]);
    await vi.waitFor(() => expect(answered).toHaveLength(2));
    expect(answered[1]).toEqual(answered[0]);
    expect(seen).toHaveLength(1);
  });
});
