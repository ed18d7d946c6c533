import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface TestTitle {
  /** From the workspace root. */
  readonly file: string;
  /** Describe titles and the test's own, joined by ` > `. */
  readonly test: string;
}

const isTestFile = (path: string): boolean => /\.(test|stories)\.tsx?$/.test(path);

/** Name of the function called: `it` for `it(…)`, `it.each(…)(…)` and `` it.each`…`(…) ``. */
function calledName(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return calledName(node.expression);
  if (ts.isCallExpression(node)) return calledName(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return calledName(node.tag);
  return undefined;
}

function titleText(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('');
  }
  return undefined;
}

/** Ids that the rows of an `it.each` table name, so that each row can show a requirement of its own. */
function idsInRows(callee: ts.Expression): string {
  if (!ts.isCallExpression(callee)) return '';
  const ids: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) ids.push(...(node.text.match(/\[[A-Z][A-Z-]*\d[^\]]*\]/g) ?? []));
    ts.forEachChild(node, visit);
  };
  for (const table of callee.arguments) visit(table);
  return ids.length === 0 ? '' : ` ${[...new Set(ids)].join(' ')}`;
}

function titlesIn(file: string, text: string): TestTitle[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: TestTitle[] = [];
  const visit = (node: ts.Node, path: readonly string[]): void => {
    if (ts.isCallExpression(node)) {
      const name = calledName(node.expression);
      const title = titleText(node.arguments[0]);
      if (title !== undefined && (name === 'it' || name === 'test')) {
        found.push({ file, test: [...path, title + idsInRows(node.expression)].join(' > ') });
        return;
      }
      if (title !== undefined && name === 'describe') {
        for (const argument of node.arguments.slice(1)) visit(argument, [...path, title]);
        return;
      }
    }
    ts.forEachChild(node, (child) => visit(child, path));
  };
  visit(source, []);
  return found;
}

/** Titles of every test in the workspace, read from the source: a test that is gone is gone here too. */
export function testTitles(root: string): TestTitle[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter(isTestFile)
    .filter((file) => existsSync(join(root, file)))
    .sort();
  return files.flatMap((file) => titlesIn(file, readFileSync(join(root, file), 'utf8')));
}
