import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright';
import { build } from 'vite';

/** No host answers here: what is asked of it comes from the built folder. */
export const pageUrl = 'http://bench.invalid/index.html';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export interface BuiltPage {
  /** Lets a page of the browser load the bench without a server. */
  serve(page: Page): Promise<void>;
  remove(): Promise<void>;
}

/** Builds the bench page as a host would ship it: minified, in production mode. */
export async function buildPage(): Promise<BuiltPage> {
  const outDir = await mkdtemp(join(tmpdir(), 'assent-bench-'));
  await build({
    root: fileURLToPath(new URL('../../form', import.meta.url)),
    plugins: [react()],
    logLevel: 'warn',
    // Names are kept so that a profile can be read.
    build: { outDir, emptyOutDir: true, sourcemap: false, minify: process.env.BENCH_PROFILE === undefined },
  });
  return {
    async serve(page) {
      await page.route('http://bench.invalid/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        const body = await readFile(join(outDir, pathname));
        await route.fulfill({ body, contentType: types[extname(pathname)] ?? 'application/octet-stream' });
      });
    },
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}
