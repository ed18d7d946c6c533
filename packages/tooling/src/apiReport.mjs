/**
 * Compares each published entry's API with the report committed beside it (`packages/<name>/api/<entry>.api.md`).
 * `--update` writes the reports: do so when the API changes on purpose, and let the diff be reviewed.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { root } from './lib/workspace.mjs';

const update = process.argv.includes('--update');
const work = mkdtempSync(join(tmpdir(), 'assent-api-'));
let stale = 0;

for (const name of ['client', 'ui', 'testing']) {
  const folder = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const target of Object.values(manifest.publishConfig.exports)) {
    if (typeof target !== 'object' || !target.types) continue;
    const entry = basename(target.types, '.d.ts');
    const reportFileName = `${entry}.api.md`;
    const config = ExtractorConfig.prepare({
      configObject: {
        projectFolder: folder,
        mainEntryPointFilePath: join(folder, target.types),
        bundledPackages: [],
        compiler: {
          overrideTsconfig: {
            compilerOptions: {
              target: 'ES2022',
              module: 'ESNext',
              moduleResolution: 'Bundler',
              lib: ['ES2023', 'DOM', 'DOM.Iterable'],
              jsx: 'react-jsx',
              strict: true,
              skipLibCheck: true,
              types: ['node'],
            },
            files: [join(folder, target.types)],
          },
        },
        apiReport: {
          enabled: true,
          reportFolder: work,
          reportTempFolder: join(work, 'temp'),
          reportFileName,
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: {
          compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
          extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
          tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        },
      },
      configObjectFullPath: undefined,
      packageJsonFullPath: join(folder, 'package.json'),
    });
    Extractor.invoke(config, { localBuild: true, messageCallback: (message) => (message.handled = true) });

    const fresh = join(work, reportFileName);
    const committed = join(folder, 'api', reportFileName);
    const same = existsSync(committed) && readFileSync(committed, 'utf8') === readFileSync(fresh, 'utf8');
    if (same) continue;
    if (update) {
      mkdirSync(join(folder, 'api'), { recursive: true });
      copyFileSync(fresh, committed);
      console.log(`written: packages/${name}/api/${reportFileName}`);
    } else {
      stale += 1;
      console.error(
        `The public API of @assent/${name} (${entry}) differs from packages/${name}/api/${reportFileName}.\n` +
          'If the change is meant, run `npm run api` and commit the report; else take the change back.',
      );
    }
  }
}
process.exit(stale === 0 ? 0 : 1);
