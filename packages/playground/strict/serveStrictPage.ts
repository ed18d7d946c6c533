import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** No nonce, no hash, no connection at all, and no string becomes script (P2, P3). */
const strictPolicy: string = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The same for a host that shows no `data:` images either (P4). */
const withoutMedia = strictPolicy.replace("img-src 'self' data: blob:", "img-src 'self'");

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

export interface StrictServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Builds the strict page as a host would and serves it under `strictPolicy`; `?no-media` forbids `data:` images as well. */
export async function serveStrictPage(): Promise<StrictServer> {
  const outDir = await mkdtemp(join(tmpdir(), 'assent-strict-'));
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // The preload helper would fetch chunks; the browser's own module loading needs no connect-src.
      modulePreload: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  });
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://strict.test');
    const path = normalize(join(outDir, pathname === '/' ? 'index.html' : pathname));
    if (!path.startsWith(outDir) || !existsSync(path) || !statSync(path).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      'content-security-policy': searchParams.has('no-media') ? withoutMedia : strictPolicy,
    });
    createReadStream(path).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
