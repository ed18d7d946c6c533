// Joins a stylesheet and what it imports into one file: `node build-css.mjs src/index.css dist/styles.css`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const importRule = /^@import\s+"(\.[^"]+)";\s*$/gm;

/** The file with each relative `@import` replaced by what it names. */
function inline(file, seen = new Set()) {
  if (seen.has(file))
    throw new Error(
      `${file} imports itself, so the stylesheet would have no end. Remove one of the imports.`,
    );
  const inside = new Set(seen).add(file);
  return readFileSync(file, 'utf8').replace(importRule, (_, target) =>
    inline(resolve(dirname(file), target), inside),
  );
}

const [source, target] = process.argv.slice(2);
if (source === undefined || target === undefined) {
  throw new Error('Two paths are needed: the stylesheet to read and the file to write.');
}
mkdirSync(dirname(resolve(target)), { recursive: true });
writeFileSync(target, inline(resolve(source)));
