import { defineConfig, type UserConfig } from 'tsdown';

const config: UserConfig = defineConfig({
  entry: {
    index: 'src/index.ts',
    'elicitation-form': 'src/elicitation-form/index.ts',
    'url-consent': 'src/url-consent/index.ts',
    'sampling-review': 'src/sampling-review/index.ts',
    roots: 'src/roots/index.ts',
    'permission-panel': 'src/permission-panel/index.ts',
    'activity-log': 'src/activity-log/index.ts',
    'request-receipt': 'src/request-receipt/index.ts',
    'request-tray': 'src/request-tray/index.ts',
  },
  format: 'esm',
  platform: 'browser',
  unbundle: true,
  dts: { oxc: true },
  sourcemap: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});

export default config;
