import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import process from 'node:process';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../servers/findFreePort.ts';
import { installPackedApp } from './installPackedApp.ts';
import { launchBrowser } from './launchBrowser.ts';

let folder: string;
let app: ChildProcess;
let browser: Browser;
let url: string;

beforeAll(async () => {
  [folder, browser] = await Promise.all([installPackedApp(), launchBrowser()]);
  app = spawn(process.execPath, ['serve.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(await findFreePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  url = await new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += String(chunk);
      const address = /packed app ready (\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    };
    app.stdout?.on('data', listen);
    app.stderr?.on('data', listen);
    app.once('exit', () => reject(new Error(`The packed app did not start:\n${said}`)));
  });
}, 600_000);

afterAll(async () => {
  app?.kill('SIGKILL');
  await browser?.close();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

it('answers a prompt in an app outside the workspace, under a strict CSP', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const response = await page.goto(url);
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");

  await page.getByRole('button', { name: 'Run' }).click();
  await page.locator('[data-scope="request-card"] [data-part="show"]').click();
  const form = page.locator('[data-scope="elicitation-form"][data-part="root"]');
  await form.locator('[data-field="sure"] [data-part="option"][data-value="true"]').click();
  await form.locator('[data-part="accept"][data-armed]').click();

  const output = page.locator('output', { hasText: 'deleted' });
  await output.waitFor();
  expect(JSON.parse((await output.textContent()) ?? '')).toEqual({
    status: 'deleted',
    itineraryId: 'barcelona-june',
  });
  expect(complaints).toEqual([]);
});
