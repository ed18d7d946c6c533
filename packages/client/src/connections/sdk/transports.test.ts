import { createTravelServer } from '@assent/testing';
import { listenTravelServer } from '@assent/testing/node';
import { SSEClientTransport, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PendingRequest } from '../../inbox/PendingRequest.ts';
import { type EverythingServer, startEverything } from './startEverything.test-support.ts';
import { answerEach, type Bound, connect, connectInProcess, pending } from './testing.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});
const track = (bound: Bound): Bound => {
  open.push(() => bound.connection.close());
  return bound;
};

async function overHttp(mode: 'auto' | 'legacy'): Promise<Bound> {
  const listening = await listenTravelServer();
  open.push(() => listening.close());
  return track(await connect(new StreamableHTTPClientTransport(new URL(listening.url)), {}, {}, mode));
}

async function inProcess(era: 'modern' | 'legacy' | 'legacy over fetch'): Promise<Bound> {
  const travel = createTravelServer();
  open.push(() => travel.close());
  if (era === 'modern') return track(await connectInProcess(travel));
  if (era === 'legacy') return track(await connect(await travel.connectLegacy(), {}, {}, 'legacy'));
  const transport = new StreamableHTTPClientTransport(new URL('http://travel.test/mcp'), {
    fetch: travel.transportFetch,
  });
  return track(await connect(transport, {}, {}, 'legacy'));
}

const booking = { confirmBooking: true, seatPreference: 'window', travelInsurance: false };
const contact = { fullName: 'Ada Lovelace', email: 'ada@example.org' };
const isContact = ({ params }: PendingRequest): boolean => JSON.stringify(params).includes('fullName');

describe.each([
  ['modern, in process', 'modern', () => inProcess('modern')],
  ['modern, Streamable HTTP', 'modern', () => overHttp('auto')],
  ['legacy, in process', 'legacy', () => inProcess('legacy')],
  ['legacy, Streamable HTTP without a socket', 'legacy', () => inProcess('legacy over fetch')],
  ['legacy, Streamable HTTP', 'legacy', () => overHttp('legacy')],
] as const)('the travel server: %s', (_name, era, start) => {
  it('books a trip in two rounds with what the person said, without any extension [S-10] [S-13] [GE-48]', async () => {
    const { inbox, connection } = await start();
    expect(connection.client.getProtocolEra()).toBe(era);
    answerEach(inbox, (request) => {
      expect(request.scope?.name).toBe('book_trip');
      inbox.accept(request.id, isContact(request) ? contact : booking);
    });
    const result = await connection.callTool({ name: 'book_trip', arguments: {} });
    expect(result.structuredContent).toMatchObject({ status: 'booked' });
    expect(JSON.stringify(result.structuredContent)).toContain('ada@example.org');
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('destroys nothing without a yes [S-12]', async () => {
    const { inbox, connection } = await start();
    const call = connection.callTool({
      name: 'delete_itinerary',
      arguments: { itineraryId: 'barcelona-june' },
    });
    const [request] = await pending(inbox);
    expect(request?.scope).toMatchObject({ name: 'delete_itinerary', destructive: true });
    inbox.decline(request?.id ?? '');
    expect((await call).structuredContent).toMatchObject({ status: 'kept', itineraryId: 'barcelona-june' });
  });

  it('withdraws the prompt when the host aborts the call', async () => {
    const { inbox, connection } = await start();
    const stop = new AbortController();
    const call = connection.callTool({ name: 'book_trip', arguments: {} }, { signal: stop.signal });
    await pending(inbox);
    stop.abort();
    await expect(call).rejects.toThrow();
    expect(inbox.getSnapshot()).toEqual([]);
  });
});

describe.each(['streamableHttp', 'sse'] as const)('server-everything over %s', (kind) => {
  let everything: EverythingServer;
  beforeAll(async () => {
    everything = await startEverything(kind);
  });
  afterAll(() => everything.stop());

  async function start(): Promise<Bound> {
    const transport =
      kind === 'sse'
        ? new SSEClientTransport(new URL('/sse', everything.origin))
        : new StreamableHTTPClientTransport(new URL('/mcp', everything.origin));
    const bound = track(await connect(transport));
    // Its tools that ask appear only after the handshake.
    for (;;) {
      const { tools } = await bound.connection.client.listTools(undefined, { cacheMode: 'refresh' });
      if (tools.some(({ name }) => name === 'trigger-elicitation-request')) return bound;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it('echoes the thirteen fields as they were answered', async () => {
    const { inbox, connection } = await start();
    const content = {
      name: 'Ada',
      check: false,
      integer: 7,
      number: 2.5,
      untitledMultipleSelectEnum: ['Guitar'],
    };
    answerEach(inbox, (request) => {
      if (request.kind !== 'form') return;
      expect(Object.keys((request.params.requestedSchema as { properties: object }).properties)).toHaveLength(
        13,
      );
      inbox.accept(request.id, content);
    });
    const result = await connection.callTool({ name: 'trigger-elicitation-request', arguments: {} });
    const text = JSON.stringify(result.content);
    expect(text).toContain('Ada');
    expect(text).toContain('Guitar');
    expect(result.isError).not.toBe(true);
  });

  it('opens a page after consent, and after its -32042 error calls again', async () => {
    const { inbox, connection } = await start();
    const pageArguments = { url: 'https://example.com/verify', message: 'Verify', elicitationId: 'e-1' };
    answerEach(inbox, ({ id, kind }) => {
      if (kind !== 'url') return;
      inbox.accept(id);
      inbox.finish(id);
    });
    const asked = await connection.callTool({ name: 'trigger-url-elicitation', arguments: pageArguments });
    expect(asked.isError).not.toBe(true);
    const retried = await connection.callTool({
      name: 'trigger-url-elicitation',
      arguments: { ...pageArguments, elicitationId: 'e-2', errorPath: true },
    });
    expect(retried.isError).not.toBe(true);
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('gets a generation that the person approved', async () => {
    const { inbox, connection } = await start();
    answerEach(inbox, ({ id, kind }) => {
      if (kind !== 'sampling') return;
      inbox.approve(id, { role: 'assistant', model: 'm', content: { type: 'text', text: 'approved words' } });
    });
    const result = await connection.callTool({
      name: 'trigger-sampling-request',
      arguments: { prompt: 'Say hi', maxTokens: 10 },
    });
    expect(JSON.stringify(result.content)).toContain('approved words');
  });
});
