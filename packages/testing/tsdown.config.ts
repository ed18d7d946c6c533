import { defineConfig, type UserConfig } from 'tsdown';

const config: UserConfig = defineConfig({
  entry: {
    index: 'src/index.ts',
    react: 'src/react/index.ts',
    node: 'src/node/index.ts',
    'travel-server': 'src/node/travel-server.ts',
  },
  format: 'esm',
  platform: 'neutral',
  dts: { oxc: true },
  sourcemap: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});

export default config;
