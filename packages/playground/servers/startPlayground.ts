import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, createServer, preview } from 'vite';
import { type ChildServer, createChildServer } from './ChildServer.ts';
import { findFreePort } from './findFreePort.ts';
import { type PlaygroundModel, viteConfig } from './viteConfig.ts';

export interface PlaygroundOptions {
  /** Port of the page; any free one when left out. */
  readonly port?: number;
  /** Vite's development server instead of the built page: reloads on change, but without the strict CSP. */
  readonly development?: boolean;
  /** A real model beside the demonstration model. */
  readonly model?: PlaygroundModel;
}

export interface Playground {
  /** The page, such as `http://127.0.0.1:5173/`. */
  readonly url: string;
  readonly everything: ChildServer;
  readonly travel: ChildServer;
  /** Stops the page and every process behind it. */
  close(): Promise<void>;
}

const everythingScript = createRequire(import.meta.url).resolve(
  '@modelcontextprotocol/server-everything/dist/index.js',
);
const travelScript = fileURLToPath(new URL('../../testing/src/node/travel-server.ts', import.meta.url));

/** Starts the servers and the page and resolves when all of them answer. */
export async function startPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  const everything = createChildServer('everything', await findFreePort(), [
    everythingScript,
    'streamableHttp',
  ]);
  const travel = createChildServer('travel', await findFreePort(), ['--import', 'tsx', travelScript]);
  const outDir = await mkdtemp(join(tmpdir(), 'assent-playground-'));
  const port = options.port ?? (await findFreePort());
  const config = viteConfig({
    port,
    outDir,
    servers: { everything: everything.url, travel: travel.url },
    ...(options.model && { model: options.model }),
  });

  async function servePage(): Promise<{ close(): Promise<void> }> {
    if (options.development === true) return (await createServer(config)).listen();
    await build(config);
    return preview(config);
  }

  const stopServers = async (): Promise<void> => {
    await Promise.all([everything.stop(), travel.stop()]);
    await rm(outDir, { recursive: true, force: true });
  };

  try {
    const [page] = await Promise.all([servePage(), everything.start(), travel.start()]);
    return {
      url: `http://127.0.0.1:${port}/`,
      everything,
      travel,
      close: async () => {
        await page.close();
        await stopServers();
      },
    };
  } catch (error) {
    await stopServers();
    throw error;
  }
}
