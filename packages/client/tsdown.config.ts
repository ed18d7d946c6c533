import { defineConfig, type UserConfig } from 'tsdown';

const config: UserConfig = defineConfig({
  entry: {
    index: 'src/index.ts',
    react: 'src/react/index.ts',
    sdk: 'src/connections/sdk/index.ts',
    roots: 'src/roots/index.ts',
    activity: 'src/activity/index.ts',
    'url-psl': 'src/url/publicSuffixes.ts',
    policy: 'src/policy/index.ts',
    sampling: 'src/sampling/index.ts',
    'sampling-ai-sdk': 'src/sampling/ai-sdk/index.ts',
    'sampling-openai': 'src/sampling/openai/index.ts',
    tasks: 'src/connections/tasks/index.ts',
    'sdk-v1': 'src/connections/sdk-v1/index.ts',
    'ai-sdk': 'src/connections/ai-sdk/index.ts',
  },
  format: 'esm',
  platform: 'neutral',
  unbundle: true,
  dts: { oxc: true },
  sourcemap: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});

export default config;
