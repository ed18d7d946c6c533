import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';

export interface EverythingServer {
  readonly origin: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function isUp(origin: string): Promise<boolean> {
  try {
    await fetch(origin);
    return true;
  } catch {
    return false;
  }
}

/** Starts `server-everything` as a process of its own and waits until it answers. */
export async function startEverything(transport: 'streamableHttp' | 'sse'): Promise<EverythingServer> {
  const entry = createRequire(import.meta.url).resolve(
    '@modelcontextprotocol/server-everything/dist/index.js',
  );
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(process.execPath, [entry, transport], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  let alive = true;
  void exited.then(() => {
    alive = false;
  });
  while (!(await isUp(origin))) {
    if (!alive) throw new Error(`server-everything (${transport}) ended before it answered on ${origin}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
