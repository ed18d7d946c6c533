import { createMCPClient } from '@ai-sdk/mcp';
import { ask, createScriptedServer, say } from '@assent/testing';
import { listen, listenTravelServer } from '@assent/testing/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createInbox } from '../../inbox/createInbox.ts';
import type { Inbox } from '../../inbox/Inbox.ts';
import type { PendingRequest } from '../../inbox/PendingRequest.ts';
import { type EverythingServer, startEverything } from '../sdk/startEverything.test-support.ts';
import { answerEach, pending, until } from '../sdk/testing.ts';
import type { AiSdkConnection } from './AiSdkConnection.ts';
import { aiSdkCapabilities } from './aiSdkCapabilities.ts';
import { bindAiSdkClient } from './bindAiSdkClient.ts';

const server = { id: 'travel', label: 'Travel' };
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

interface Bound {
  readonly inbox: Inbox;
  readonly connection: AiSdkConnection;
}

async function connect(
  url: string,
  era: 'modern' | 'legacy' = 'modern',
  type: 'http' | 'sse' = 'http',
): Promise<Bound> {
  const inbox = createInbox({
    surfaces: ['form', 'url', 'sampling', 'roots'],
    limits: { arrivalsPerMinute: 1000 },
    warn: () => {},
  });
  const client = await createMCPClient({
    transport: { type, url },
    protocolVersionDiscovery: era === 'modern',
    capabilities: aiSdkCapabilities(inbox, server),
  });
  const connection = bindAiSdkClient(client, { inbox, server });
  open.push(() => connection.close());
  return { inbox, connection };
}

const booking = { confirmBooking: true, seatPreference: 'window', travelInsurance: false };
const contact = { fullName: 'Ada Lovelace', email: 'ada@example.org' };
const isContact = ({ params }: PendingRequest): boolean => JSON.stringify(params).includes('fullName');
const textOf = (result: unknown): string => JSON.stringify((result as { content: unknown }).content);

describe.each(['modern', 'legacy'] as const)('the travel server, AI SDK, %s', (era) => {
  async function start(): Promise<Bound> {
    const travel = await listenTravelServer();
    open.push(() => travel.close());
    return connect(travel.url, era);
  }

  it('books a trip in two rounds with what the person said', async () => {
    const { inbox, connection } = await start();
    answerEach(inbox, (request) => {
      expect(request).toMatchObject({ era, scope: { name: 'book_trip', method: 'tools/call' } });
      inbox.accept(request.id, isContact(request) ? contact : booking);
    });
    const result = await connection.callTool({ name: 'book_trip', arguments: {} });
    expect(result.structuredContent).toMatchObject({ status: 'booked' });
    expect(textOf(result)).not.toBe('');
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('withdraws the prompt when the host aborts the call, though the client never tells its handler', async () => {
    const { inbox, connection } = await start();
    const stop = new AbortController();
    const call = connection.callTool({ name: 'book_trip', arguments: {} }, { signal: stop.signal });
    const [request] = await pending(inbox);
    stop.abort(new Error('changed my mind'));
    await expect(call).rejects.toThrow('changed my mind');
    expect(inbox.getSnapshot()).toEqual([]);
    expect(inbox.getSettled(request?.id ?? '')?.outcome).toMatchObject({
      action: 'cancel',
      reason: 'aborted',
    });
  });

  it('withdraws everything when the connection closes', async () => {
    const { inbox, connection } = await start();
    const call = connection.callTool({ name: 'book_trip', arguments: {} });
    const failed = expect(call).rejects.toBeDefined();
    await pending(inbox);
    await connection.close();
    await failed;
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('runs tools for the AI SDK as operations of their own', async () => {
    const { inbox, connection } = await start();
    const tools = connection.scopeTools(await connection.client.tools(), { context: 'conversation 1' });
    const { execute } = tools.delete_itinerary ?? {};
    const call = execute?.({ itineraryId: 'barcelona-june' }, { toolCallId: '1', messages: [], context: {} });
    const [request] = await pending(inbox);
    expect(request?.scope).toMatchObject({ name: 'delete_itinerary', context: 'conversation 1' });
    inbox.decline(request?.id ?? '');
    expect(JSON.stringify(await call)).toContain('kept');
  });
});

describe.each(['http', 'sse'] as const)('server-everything over %s, AI SDK', (type) => {
  let everything: EverythingServer;
  beforeAll(async () => {
    everything = await startEverything(type === 'sse' ? 'sse' : 'streamableHttp');
  });
  afterAll(() => everything.stop());

  it('echoes the thirteen fields as they were answered', async () => {
    const url = `${everything.origin}/${type === 'sse' ? 'sse' : 'mcp'}`;
    const { inbox, connection } = await connect(url, 'legacy', type);
    for (;;) {
      const { tools } = await connection.client.listTools();
      if (tools.some(({ name }) => name === 'trigger-elicitation-request')) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    answerEach(inbox, (request) => {
      const { properties } = (request.params as { requestedSchema: { properties: object } }).requestedSchema;
      expect(Object.keys(properties)).toHaveLength(13);
      inbox.accept(request.id, { name: 'Ada', check: false, untitledMultipleSelectEnum: ['Guitar'] });
    });
    const result = await connection.callTool({ name: 'trigger-elicitation-request', arguments: {} });
    expect(textOf(result)).toContain('Ada');
    expect(textOf(result)).toContain('Guitar');
  });
});

describe('what the AI SDK leaves to a binding', () => {
  const form = {
    message: 'Name?',
    requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
  };

  it('declares forms only', async () => {
    const scripted = createScriptedServer({ script: { t: [say('ok')] } });
    const socket = await listen(scripted.fetch);
    open.push(() => socket.close());
    const { connection } = await connect(`${socket.origin}/mcp`);
    await connection.callTool({ name: 't' });
    expect(scripted.calls[0]?.clientCapabilities).toEqual({ elicitation: {} });
    expect(aiSdkCapabilities(createInbox({ surfaces: ['url', 'sampling'] }), server)).toEqual({});
  });

  it('hands the schema over as it came, what other SDKs refuse included', async () => {
    const requestedSchema = {
      type: 'object',
      properties: { a: { type: ['string', 'null'], pattern: '^x', 'x-note': 1 }, b: { type: 'object' } },
    };
    const question = { method: 'elicitation/create', params: { message: 'm', requestedSchema } };
    const scripted = createScriptedServer({ script: { t: [ask({ q: question }), say('ok')] } });
    const socket = await listen(scripted.fetch);
    open.push(() => socket.close());
    const { inbox, connection } = await connect(`${socket.origin}/mcp`);
    const call = connection.callTool({ name: 't' });
    const [request] = await pending(inbox);
    expect(request?.params).toMatchObject({ requestedSchema });
    inbox.cancel(request?.id ?? '');
    await call;
    expect(scripted.calls[1]?.inputResponses).toEqual({ q: { action: 'cancel' } });
  });

  it('keeps concurrent operations of one connection apart as far as it can: possible ones are named', async () => {
    const scripted = createScriptedServer({
      script: {
        one: [ask({ q: { method: 'elicitation/create', params: form } }), say('ok')],
        two: [ask({ q: { method: 'elicitation/create', params: form } }), say('ok')],
      },
    });
    const socket = await listen(scripted.fetch);
    open.push(() => socket.close());
    const { inbox, connection } = await connect(`${socket.origin}/mcp`);
    const calls = [connection.callTool({ name: 'one' }), connection.callTool({ name: 'two' })];
    const requests = await until(inbox, () =>
      inbox.getSnapshot().length === 2 ? inbox.getSnapshot() : undefined,
    );
    for (const request of requests) {
      expect(request.scope).toBeUndefined();
      expect(request.possibleScopes?.map(({ name }) => name).sort()).toEqual(['one', 'two']);
      inbox.accept(request.id, { name: 'Ada' });
    }
    await Promise.all(calls);
  });

  it('does not count the time a person thinks', async () => {
    const scripted = createScriptedServer({
      script: { t: [ask({ q: { method: 'elicitation/create', params: form } }), say('ok')] },
    });
    const socket = await listen(scripted.fetch);
    open.push(() => socket.close());
    const { inbox, connection } = await connect(`${socket.origin}/mcp`);
    const call = connection.callTool({ name: 't' }, { timeout: 2_000 });
    const [request] = await pending(inbox);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    inbox.accept(request?.id ?? '', { name: 'Ada' });
    expect(textOf(await call)).toContain('ok');
  });
});
