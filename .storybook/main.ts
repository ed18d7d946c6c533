import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // Named so that a cold cache never makes Vite reload in the middle of a test run.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        '@assent/ui > @radix-ui/react-dialog',
        '@assent/ui > @jsonforms/core',
        '@assent/ui > @jsonforms/react',
      ],
    },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { moduleLevelDirective: false } },
    },
  }),
};

export default config;
