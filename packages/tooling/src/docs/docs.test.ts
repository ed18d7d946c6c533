import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createFormModel } from '../../../client/src/elicitation/createFormModel.ts';
import { dialects } from '../../../client/src/elicitation/dialects.ts';
import { brokenLinks } from './brokenLinks.ts';
import { markdownFiles } from './markdownFiles.ts';
import { quoteExamples } from './quoteExamples.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const pages = markdownFiles(root);

describe('the documentation', () => {
  it('quotes its examples as they compile (run `npm run docs` after changing one)', () => {
    const stale = pages.filter((file) => {
      const page = readFileSync(join(root, file), 'utf8');
      return quoteExamples(page, root) !== page;
    });
    expect(stale).toEqual([]);
  });

  it('has no link that leads nowhere', () => {
    const broken = pages.flatMap((file) => brokenLinks(file, root).map((link) => `${file} → ${link}`));
    expect(broken).toEqual([]);
  });

  it('begins the README with the two commands', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    expect(readme).toMatch(/^# Assent\n\n```sh\nnpm start.*\nnpm test.*\n```\n/);
  });
});

describe('the guide for server authors', () => {
  const guide = readFileSync(join(root, 'docs/guides/server-authors.md'), 'utf8');

  it('lists exactly the dialects that forms are read in [GE-36]', () => {
    const listed = [...guide.matchAll(/^\| `(https?:[^`]+)` \|/gm)].map((match) => match[1]);
    expect(listed).toEqual(dialects);
  });

  it('says that forms are flat and short, and where richer ones belong [S-06]', () => {
    expect(guide).toMatch(/Forms are flat/);
    expect(guide).toContain('inputSchema');
    const nested = { type: 'object', properties: { a: { type: 'object', properties: {} } }, required: ['a'] };
    expect(createFormModel(nested).problems).not.toEqual([]);
  });
});

describe('quoteExamples', () => {
  it('fills a fence from the file it names', () => {
    const page = 'Before\n\n```json source="packages/tooling/package.json"\nold\n```\n\nAfter';
    expect(quoteExamples(page, root)).toContain('"name": "@assent/tooling"');
    expect(quoteExamples(page, root)).not.toContain('old');
  });

  it('says what is missing when a region is not there', () => {
    const page = '```ts source="packages/tooling/src/docs/brokenLinks.ts#nowhere"\n```';
    expect(() => quoteExamples(page, root)).toThrow(/no region "nowhere"/);
  });
});
