import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const fence = /^(```\w+) source="([^"#]+)(?:#([\w-]+))?"\n[\s\S]*?^```$/gm;

/** The lines between `// #region NAME` and `// #endregion`, unindented. */
function region(text: string, name: string, path: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trim() === `// #region ${name}`);
  const end = lines.findIndex((line, index) => index > start && line.trim().startsWith('// #endregion'));
  if (start < 0 || end < 0) {
    throw new Error(
      `${path} has no region "${name}". Add // #region ${name} … // #endregion around what the page quotes.`,
    );
  }
  const inside = lines.slice(start + 1, end);
  const indent = Math.min(
    ...inside.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length),
  );
  return inside.map((line) => line.slice(indent)).join('\n');
}

/**
 * A page with each fence that names a `source` filled from that file, so that what a reader copies is what compiles.
 * Sources are paths from the workspace root, with an optional `#region`.
 */
export function quoteExamples(page: string, root: string): string {
  return page.replace(fence, (_all, open: string, path: string, name: string | undefined) => {
    const text = readFileSync(join(root, path), 'utf8').trimEnd();
    const code = name === undefined ? text : region(text, name, path);
    return `${open} source="${path}${name === undefined ? '' : `#${name}`}"\n${code}\n\`\`\``;
  });
}
