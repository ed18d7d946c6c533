import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

/** An MCP server as a real process on a fixed port, so that it can go down and come back at the same address. */
export interface ChildServer {
  /** Its MCP endpoint. */
  readonly url: string;
  /** Resolves when it answers HTTP; rejects with its last words when it doesn't come up. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

async function answers(url: string): Promise<boolean> {
  try {
    // Any status will do: a bare GET is no MCP request.
    await fetch(url, { signal: AbortSignal.timeout(1000) });
    return true;
  } catch {
    return false;
  }
}

export function createChildServer(name: string, port: number, nodeArguments: readonly string[]): ChildServer {
  const url = `http://127.0.0.1:${port}/mcp`;
  let child: ChildProcess | undefined;

  // A parent that dies without a signal must not leave servers behind.
  const killAtExit = (): void => {
    child?.kill('SIGKILL');
  };

  return {
    url,
    start: async () => {
      const started = spawn(process.execPath, nodeArguments, {
        env: { ...process.env, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      process.on('exit', killAtExit);
      let said = '';
      for (const stream of [started.stdout, started.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          said = (said + String(chunk)).slice(-4000);
        });
      }
      const deadline = Date.now() + 60_000;
      while (!(await answers(url))) {
        if (started.exitCode !== null || Date.now() > deadline) {
          throw new Error(`The ${name} server did not come up at ${url}. Its last words:\n${said}`);
        }
        await sleep(50);
      }
    },
    stop: async () => {
      process.off('exit', killAtExit);
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      const force = setTimeout(() => child?.kill('SIGKILL'), 2000);
      await exited;
      clearTimeout(force);
    },
  };
}
