import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { run } from './workspace.mjs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function present() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    console.error(`CHROMIUM_PATH is ${named}, but no such file exists. Correct it or unset it.`);
    process.exit(1);
  }
  return usualPlaces.find((place) => existsSync(place)) ?? playwrightsOwn();
}

function playwrightsOwn() {
  // Resolved late: before the install there is no playwright to ask.
  const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * A Chromium for the browser tests: one that is there, else Debian's, else Playwright's own download.
 * Exits with what to do when none can be had.
 */
export async function chromium() {
  const found = present();
  if (found) return found;

  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    console.log('No Chromium here: installing Debian’s.');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }

  console.log('No Chromium here: asking Playwright for its own.');
  await run(process.execPath, [
    createRequire(import.meta.url).resolve('playwright/cli.js'),
    'install',
    'chromium',
  ]);
  const downloaded = playwrightsOwn();
  if (downloaded) return downloaded;

  console.error(
    'The browser tests need Chromium, and neither apt nor Playwright could bring one.\n' +
      'Install Chromium or Chrome yourself and set CHROMIUM_PATH to its executable, then run the same command again.',
  );
  process.exit(1);
}
