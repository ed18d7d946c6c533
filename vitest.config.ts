import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const chromium = playwright({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
});

const ignored = ['**/node_modules/**', '**/dist/**'];

/** Which test runs where follows from its name: `.browser.test`, `.e2e.test`, `.test.tsx` (jsdom), `.test.ts` (Node). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'packages/*/servers/**/*.test.ts'],
          exclude: [...ignored, '**/*.browser.test.ts', '**/*.e2e.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['packages/*/src/**/*.test.tsx', 'stories/**/*.test.tsx'],
          exclude: [...ignored, '**/*.browser.test.tsx'],
          setupFiles: ['packages/tooling/src/vitest/dom.setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        resolve: { alias: [{ find: /^(react|react-dom)(\/.*)?$/, replacement: '$1-18$2' }] },
        test: {
          name: 'react18',
          environment: 'jsdom',
          include: ['packages/ui/src/**/*.test.tsx', 'packages/client/src/react/**/*.test.tsx'],
          exclude: [...ignored, '**/*.browser.test.tsx'],
          setupFiles: [
            'packages/tooling/src/vitest/dom.setup.ts',
            'packages/tooling/src/react18/react18.setup.ts',
          ],
          execArgv: ['--import', './packages/tooling/src/react18/register.mjs'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        optimizeDeps: { include: ['react/jsx-dev-runtime', 'react-dom/client', 'axe-core'] },
        test: {
          name: 'browser',
          include: ['packages/*/src/**/*.browser.test.{ts,tsx}'],
          exclude: ignored,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['packages/*/e2e/**/*.e2e.test.ts'],
          exclude: ignored,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
