import { defineConfig, type UserConfig } from 'tsdown';

const config: UserConfig = defineConfig({
  entry: {
    index: 'src/index.ts',
    react: 'src/react/index.ts',
    model: 'src/model/index.ts',
    node: 'src/node/index.ts',
    'travel-server': 'src/node/travel-server.ts',
  },
  format: 'esm',
  platform: 'neutral',
  external: [/^node:/],
  dts: { oxc: true },
  sourcemap: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});

export default config;
