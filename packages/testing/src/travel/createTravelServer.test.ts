import { readFileSync } from 'node:fs';
import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, describe, expect, it } from 'vitest';
import { bookingForm } from './bookingForm.ts';
import { createTravelServer, type TravelServer } from './createTravelServer.ts';

type Mode = NonNullable<ClientOptions['versionNegotiation']>['mode'];
type Answer = (params: Record<string, unknown>) => Record<string, unknown>;

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const ways = {
  'modern over HTTP': 'auto',
  'legacy over HTTP': 'legacy',
  'legacy in memory': 'legacy',
} as const satisfies Record<string, Mode>;

async function connect(server: TravelServer, way: keyof typeof ways, answer: Answer): Promise<Client> {
  const client = new Client(
    { name: 'test-host', version: '1.0.0' },
    {
      capabilities: { elicitation: { form: {}, url: {} }, sampling: {}, roots: {} },
      versionNegotiation: { mode: ways[way] },
    },
  );
  client.setRequestHandler('elicitation/create', (request) => answer({ ...request.params }) as never);
  client.setRequestHandler('sampling/createMessage', (request) => answer({ ...request.params }) as never);
  client.setRequestHandler('roots/list', () => answer({}) as never);
  const transport =
    way === 'legacy in memory'
      ? await server.connectLegacy()
      : new StreamableHTTPClientTransport(new URL('http://travel.test/mcp'), {
          fetch: server.transportFetch,
        });
  await client.connect(transport);
  closers.push(
    () => client.close(),
    () => server.close(),
  );
  return client;
}

const contact = { fullName: 'Ada Byron', email: 'ada@example.org', specialWishes: 'A quiet room' };

describe.each(Object.keys(ways) as (keyof typeof ways)[])('travel server, %s', (way) => {
  it('serves the expected era', async () => {
    const client = await connect(createTravelServer(), way, () => ({ action: 'cancel' }));
    expect(client.getProtocolEra()).toBe(way.startsWith('modern') ? 'modern' : 'legacy');
  });

  it('book_trip asks for the booking, then for the contact, and returns what it got', async () => {
    const asked: unknown[] = [];
    const client = await connect(createTravelServer(), way, (params) => {
      asked.push(params.message);
      return asked.length === 1
        ? {
            action: 'accept',
            content: { confirmBooking: true, seatPreference: 'window', travelInsurance: false },
          }
        : { action: 'accept', content: contact };
    });
    const result = await client.callTool({ name: 'book_trip', arguments: {} });
    expect(asked).toHaveLength(2);
    expect(result.structuredContent).toEqual({
      status: 'booked',
      booking: { confirmBooking: true, seatPreference: 'window', travelInsurance: false },
      contact,
    });
  });

  it.each(['decline', 'cancel'])('book_trip books nothing on %s', async (action) => {
    const client = await connect(createTravelServer(), way, () => ({ action }));
    const result = await client.callTool({ name: 'book_trip', arguments: {} });
    expect(result.structuredContent).toEqual({ status: 'not-booked', because: action });
  });

  it('delete_itinerary acts on a yes only', async () => {
    const server = createTravelServer();
    const answers: Record<string, unknown>[] = [
      { action: 'accept', content: { sure: false } },
      { action: 'decline' },
      { action: 'cancel' },
      { action: 'accept', content: { sure: true } },
    ];
    const client = await connect(server, way, () => answers.shift() ?? { action: 'cancel' });
    const statuses: unknown[] = [];
    for (let call = 0; call < 4; call += 1) {
      const result = await client.callTool({ name: 'delete_itinerary', arguments: {} });
      statuses.push(Object(result.structuredContent).status);
    }
    expect(statuses).toEqual(['kept', 'kept', 'kept', 'deleted']);
    expect(server.desk.itineraries.has('barcelona-june')).toBe(false);
  });

  it('pay_invoice sends the person to the payment page and asks again until it is paid', async () => {
    const server = createTravelServer();
    const urls: unknown[] = [];
    const client = await connect(server, way, (params) => {
      urls.push(params.url);
      if (urls.length === 2) server.desk.paidInvoices.add('INV-7');
      return { action: 'accept' };
    });
    const result = await client.callTool({ name: 'pay_invoice', arguments: { invoiceId: 'INV-7' } });
    expect(urls).toEqual(Array(2).fill('https://pay.travel.example/invoices/INV-7'));
    expect(result.structuredContent).toEqual({ status: 'paid', invoiceId: 'INV-7' });
  });

  it('find_best_flight returns what the model said', async () => {
    let prompt = '';
    const client = await connect(createTravelServer(), way, (params) => {
      prompt = JSON.stringify(params);
      return {
        model: 'm',
        role: 'assistant',
        stopReason: 'endTurn',
        content: { type: 'text', text: 'Number 7' },
      };
    });
    const result = await client.callTool({ name: 'find_best_flight', arguments: {} });
    expect(prompt).toContain('47. ');
    expect(prompt).toContain('"maxTokens":1500');
    expect(result.structuredContent).toMatchObject({ status: 'chosen', model: 'm' });
  });

  it('find_documents returns the folders it was given', async () => {
    const roots = [{ uri: 'file:///Users/agent/travel-planning', name: 'Travel Planning Workspace' }];
    const client = await connect(createTravelServer(), way, () => ({ roots }));
    const result = await client.callTool({ name: 'find_documents', arguments: {} });
    expect(result.structuredContent).toEqual({ status: 'named', roots });
  });
});

it('book_trip asks exactly what the source documents show', () => {
  const path = new URL('../../fixtures/cases/seed-requests.json', import.meta.url);
  const seeds = JSON.parse(readFileSync(path, 'utf8')) as {
    cases: { id: string; request: { params: unknown } }[];
  };
  expect(bookingForm).toEqual(seeds.cases.find((seed) => seed.id === 'seed-booking')?.request.params);
});

it('a request state that was tampered with is refused', async () => {
  const server = createTravelServer();
  const client = new Client(
    { name: 'test-host', version: '1.0.0' },
    {
      capabilities: { elicitation: { form: {} } },
      versionNegotiation: { mode: 'auto' },
      inputRequired: { autoFulfill: false },
    },
  );
  const transport = new StreamableHTTPClientTransport(new URL('http://travel.test/mcp'), {
    fetch: server.transportFetch,
  });
  await client.connect(transport);
  closers.push(() => client.close());
  const tampered = { name: 'book_trip', arguments: {}, requestState: 'v1.e30.AAAA' };
  await expect(client.callTool(tampered)).rejects.toMatchObject({ code: -32602 });
});

it('answers a browser of any origin, preflight included', async () => {
  const server = createTravelServer();
  const preflight = await server.fetch(
    new Request('http://travel.test/mcp', {
      method: 'OPTIONS',
      headers: { origin: 'http://127.0.0.1:5173', 'access-control-request-headers': 'mcp-session-id' },
    }),
  );
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('*');
});
