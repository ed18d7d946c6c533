import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { expect, it } from 'vitest';
import { root } from './importsOf.ts';

type Outputs = Metafile['outputs'];

/** Sources of the chunks that a page loads at once for `contents`, and of those it may load later. */
async function bundled(contents: string): Promise<{ eager: readonly string[]; lazy: readonly string[] }> {
  const { metafile } = await build({
    stdin: { contents, resolveDir: join(root, 'packages/playground'), loader: 'ts' },
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    outdir: join(root, 'unwritten'),
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    logLevel: 'silent',
  });
  const { outputs } = metafile;
  const entry = Object.keys(outputs).find((path) => path.endsWith('stdin.js')) ?? '';
  const eager = reachedAtOnce(outputs, entry);
  const sources = (paths: readonly string[]): string[] =>
    paths.flatMap((path) => Object.keys(outputs[path]?.inputs ?? {}));
  return {
    eager: sources([...eager]),
    lazy: sources(Object.keys(outputs).filter((path) => !eager.has(path))),
  };
}

function reachedAtOnce(outputs: Outputs, entry: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const queue = [entry];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const { path, kind } of outputs[next]?.imports ?? []) {
      if (kind === 'import-statement' && path in outputs) queue.push(path);
    }
  }
  return seen;
}

const engine = /node_modules\/(?:@jsonforms\/|ajv)|ui\/src\/elicitation-form\//;

it('a host of dialogs that shows no form loads neither JSON Forms nor AJV nor the form’s parts', async () => {
  const { eager, lazy } = await bundled("export { AssentProvider, RequestDialogs } from '@assent/ui';");
  expect(eager.some((path) => path.endsWith('RequestDialogs.tsx'))).toBe(true);
  expect(eager.filter((path) => engine.test(path))).toEqual([]);
  expect(lazy.some((path) => /@jsonforms\/core/.test(path))).toBe(true);
});

it('a host of URL consent alone ships no form engine in any chunk', async () => {
  const { eager, lazy } = await bundled("export { UrlConsentSurface } from '@assent/ui/url-consent';");
  expect(eager.some((path) => path.endsWith('UrlConsentSurface.tsx'))).toBe(true);
  expect([...eager, ...lazy].filter((path) => engine.test(path))).toEqual([]);
});
