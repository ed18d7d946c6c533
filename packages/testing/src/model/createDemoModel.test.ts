import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, it } from 'vitest';
import { createTravelServer } from '../travel/createTravelServer.ts';
import { createDemoModel } from './createDemoModel.ts';
import { rankFlights, readPreferences } from './rankFlights.ts';

const modes = ['auto', 'legacy'] as const;

async function connect(mode: (typeof modes)[number], onRequest: () => void): Promise<Client> {
  const complete = createDemoModel();
  const client = new Client(
    { name: 'h', version: '1' },
    { capabilities: { sampling: { tools: {} } }, versionNegotiation: { mode } },
  );
  client.setRequestHandler('sampling/createMessage', async (request, { mcpReq }) => {
    onRequest();
    const { usage: _, ...result } = await complete(request.params, { signal: mcpReq.signal });
    return { role: 'assistant', ...result } as never;
  });
  const fetch = createTravelServer().transportFetch;
  await client.connect(new StreamableHTTPClientTransport(new URL('http://travel.test/mcp'), { fetch }));
  return client;
}

it.each(modes)('ranks the 47 flights by the preferences in the prompt, %s', async (mode) => {
  const client = await connect(mode, () => {});
  const result = await client.callTool({
    name: 'find_best_flight',
    arguments: { preferences: 'morning departure, direct' },
  });
  await client.close();
  const text = JSON.stringify(result.structuredContent);
  expect(text).toMatch(/Take flight \d+\. .+?, departs (0\d|1[01]):\d\d, 0 layovers/);
});

it.each(modes)('calls the two tools of the server in a loop and then says what it held, %s', async (mode) => {
  let requests = 0;
  const client = await connect(mode, () => {
    requests += 1;
  });
  const result = await client.callTool({ name: 'find_flight_with_tools', arguments: {} });
  await client.close();
  expect(requests).toBe(3);
  expect(JSON.stringify(result.structuredContent)).toContain('I held');
});

it('stops when it is told to and keeps to maxTokens', async () => {
  const complete = createDemoModel();
  const content = { type: 'text', text: '1. Swiss, departs 07:00, 0 layovers, $500' };
  const request = { messages: [{ role: 'user', content }], maxTokens: 3 };
  const { signal } = new AbortController();
  expect(await complete(request, { signal })).toMatchObject({
    content: { text: 'Take flight 1.' },
    stopReason: 'maxTokens',
    usage: { outputTokens: 3 },
  });
  const stopped = new AbortController();
  const running = complete(request, { signal: stopped.signal, onToken: () => stopped.abort() });
  await expect(running).rejects.toThrow();
});

it('puts the best flight first', () => {
  const flight = { airline: 'Swiss', departs: '09:00', layovers: 1, price: 500 };
  const ranked = rankFlights(
    [
      { ...flight, number: 1 },
      { ...flight, number: 2, price: 400 },
      { ...flight, number: 3, layovers: 2, price: 1 },
      { ...flight, number: 4, departs: '13:00', price: 1 },
      { ...flight, number: 5, layovers: 0, price: 900 },
    ],
    readPreferences('morning departure, max 1 layover'),
  );
  expect(ranked.map(({ number }) => number)).toEqual([5, 2, 1]);
});
