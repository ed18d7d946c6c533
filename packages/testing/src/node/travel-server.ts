#!/usr/bin/env node
import process from 'node:process';
import { listenTravelServer } from './listenTravelServer.ts';

const server = await listenTravelServer(Number(process.env.PORT ?? 0));
process.stdout.write(`travel server ready ${server.url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0));
  });
}
