import { existsSync } from 'node:fs';
import { chromium } from './lib/chromium.mjs';
import { bin, root } from './lib/workspace.mjs';
import { packageChecks } from './packageChecks.mjs';

const typed = ['client', 'ui', 'testing', 'playground', 'bench', 'tooling'].map((name) => `packages/${name}`);

async function withBrowser() {
  process.env.CHROMIUM_PATH = await chromium();
}

/** In this order: cheap ones first, so that a slip shows early. */
export const suites = {
  types: async (tally) => {
    for (const project of [...typed, 'stories', '.storybook'].filter((path) =>
      existsSync(`${root}${path}/tsconfig.json`),
    )) {
      await tally.check(`types: ${project}`, bin('tsc'), ['-p', project]);
    }
  },
  lint: (tally) => tally.check('lint', bin('biome'), ['check', '--error-on-warnings', '.']),
  unit: (tally) => tally.vitest('unit'),
  dom: async (tally) => {
    await tally.vitest('dom');
    await tally.vitest('react18');
  },
  packages: packageChecks,
  browser: async (tally) => {
    await withBrowser();
    await tally.vitest('browser');
  },
  stories: async (tally) => {
    await withBrowser();
    await tally.vitest('stories');
  },
  e2e: async (tally) => {
    await withBrowser();
    await tally.vitest('e2e');
  },
};
