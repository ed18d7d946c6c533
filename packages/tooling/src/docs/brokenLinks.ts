import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** GitHub's anchor for a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const headings = (page: string): string[] =>
  [...page.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+\s+(.+)$/gm)].map((match) =>
    anchorOf(match[1] ?? ''),
  );

/** Links of a page that lead to no file or heading of this workspace; addresses on the web are not followed. */
export function brokenLinks(file: string, root: string): string[] {
  const page = readFileSync(join(root, file), 'utf8');
  const prose = page.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g)]
    .map((match) => match[1] ?? '')
    .filter((link) => !/^[a-z][a-z+.-]*:/i.test(link) && !link.startsWith('?'))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(join(root, target))) return true;
      return (
        anchor !== undefined &&
        target.endsWith('.md') &&
        !headings(readFileSync(join(root, target), 'utf8')).includes(anchor)
      );
    });
}
