import process from 'node:process';
import { startPlayground } from './startPlayground.ts';

const { PLAYGROUND_MODEL_URL: url, PLAYGROUND_MODEL: name, PLAYGROUND_MODEL_KEY: apiKey } = process.env;

const playground = await startPlayground({
  port: Number(process.env.PLAYGROUND_PORT ?? 5173),
  development: process.argv.includes('--dev'),
  ...(url && name && { model: { url, name, ...(apiKey && { apiKey }) } }),
});
console.log(`playground ready ${playground.url}`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void playground.close().then(() => process.exit(0));
  });
}
