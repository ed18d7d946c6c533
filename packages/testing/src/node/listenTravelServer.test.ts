import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, describe, expect, it } from 'vitest';
import { type ListeningTravelServer, listenTravelServer } from './listenTravelServer.ts';

const running: ListeningTravelServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function start(): Promise<ListeningTravelServer> {
  const server = await listenTravelServer();
  running.push(server);
  return server;
}

describe('travel server over a socket', () => {
  it.each(['auto', 'legacy'] as const)(
    'deletes an itinerary after a yes, version negotiation %s',
    async (mode) => {
      const server = await start();
      const client = new Client(
        { name: 'test-host', version: '1.0.0' },
        { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode } },
      );
      client.setRequestHandler('elicitation/create', () => ({ action: 'accept', content: { sure: true } }));
      await client.connect(new StreamableHTTPClientTransport(new URL(server.url)));
      const result = await client.callTool({ name: 'delete_itinerary', arguments: {} });
      expect(client.getProtocolEra()).toBe(mode === 'auto' ? 'modern' : 'legacy');
      await client.close();
      expect(result.structuredContent).toMatchObject({ status: 'deleted' });
      expect(server.travel.desk.itineraries.has('barcelona-june')).toBe(false);
    },
  );

  it('has a payment page that marks the invoice as paid', async () => {
    const server = await start();
    const address = server.travel.desk.invoiceUrl('INV-9');
    expect(await (await fetch(address)).text()).toContain('<button>Pay');
    expect(server.travel.desk.paidInvoices.size).toBe(0);
    await fetch(address, { method: 'POST' });
    expect(server.travel.desk.paidInvoices.has('INV-9')).toBe(true);
  });

  it('refuses a host name that is not loopback', async () => {
    const server = await start();
    const { request } = await import('node:http');
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request(server.url, { headers: { host: 'evil.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });

  it('runs as a process that prints its address and ends on SIGTERM', async () => {
    const script = fileURLToPath(new URL('./travel-server.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const url = /ready (http:\S+)/.exec(String(line))?.[1] ?? '';
    expect((await fetch(url, { method: 'OPTIONS' })).status).toBe(204);
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).toBe(0);
  });
});
