/**
 * Pictures of stories in every mode a person may meet, for looking at:
 * `node packages/tooling/src/screenshots.mjs OUT [story-id-part…]` over a built Storybook (`npx storybook build`).
 */

import { createReadStream, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium as playwright } from 'playwright';
import { chromium } from './lib/chromium.mjs';
import { root } from './lib/workspace.mjs';

const [out = join(root, 'test-results/screenshots'), ...wanted] = process.argv.slice(2);
const site = join(root, 'storybook-static');
if (!existsSync(join(site, 'index.json'))) {
  console.error('There is no built Storybook. Run `npx storybook build` first.');
  process.exit(1);
}

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const server = createServer((request, response) => {
  const path = normalize(join(site, decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname)));
  if (!path.startsWith(site) || !existsSync(path) || !statSync(path).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
  createReadStream(path).pipe(response);
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.on('listening', resolve));
const address = server.address();
const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

const modes = {
  light: { globals: 'theme:light', width: 760 },
  dark: { globals: 'theme:dark', width: 760 },
  narrow: { globals: 'theme:light', width: 360 },
  rtl: { globals: 'theme:light;direction:rtl', width: 760 },
  chinese: { globals: 'theme:light;locale:zh-CN', width: 760 },
  zoom: { globals: 'theme:light', width: 760, zoom: 2 },
  'forced-colors': { globals: 'theme:light', width: 760, forcedColors: 'active' },
};

mkdirSync(out, { recursive: true });
const { entries } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8'));
const ids = Object.values(entries)
  .filter((entry) => entry.type === 'story')
  .map((entry) => entry.id)
  .filter((id) => wanted.length === 0 || wanted.some((part) => id.includes(part)));

const browser = await playwright.launch({
  executablePath: await chromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [mode, { globals, width, zoom = 1, forcedColors = 'none' }] of Object.entries(modes)) {
  // Zooming in makes the viewport smaller in CSS pixels, which is what layouts have to survive.
  const context = await browser.newContext({
    viewport: { width: Math.round(width / zoom), height: Math.round(900 / zoom) },
    deviceScaleFactor: zoom,
    forcedColors,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const id of ids) {
    await page.goto(`${base}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
    await page.waitForFunction(() => document.querySelector('#storybook-root > *') !== null);
    await page.waitForTimeout(700);
    await page.screenshot({ path: join(out, `${id}.${mode}.png`), fullPage: true });
  }
  await context.close();
}
await browser.close();
server.close();
console.log(`${ids.length} stories in ${Object.keys(modes).length} modes: ${out}`);
