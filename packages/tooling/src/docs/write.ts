/** npm run docs: fills what pages quote from compiled examples. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markdownFiles } from './markdownFiles.ts';
import { quoteExamples } from './quoteExamples.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
for (const file of markdownFiles(root)) {
  const page = readFileSync(join(root, file), 'utf8');
  const filled = quoteExamples(page, root);
  if (filled === page) continue;
  writeFileSync(join(root, file), filled);
  console.log(`written: ${file}`);
}
