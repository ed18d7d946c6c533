import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root: string = fileURLToPath(new URL('../../../../', import.meta.url));

export interface Import {
  /** Path of the importing file from the workspace root. */
  readonly file: string;
  readonly specifier: string;
  /** For a relative specifier: what it points at, from the workspace root. */
  readonly target?: string;
  readonly typeOnly: boolean;
}

/** Source files below a folder, tests and stories left out, as paths from the workspace root. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.(test|test-d|test-support|stories|examples)\.tsx?$/.test(name),
    )
    .filter((name) => !name.includes('.browser.') && !name.split('/').includes('node_modules'))
    .map((name) => join(folder, name));
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return (
    !clause.name &&
    !!named &&
    ts.isNamedImports(named) &&
    named.elements.every((element) => element.isTypeOnly)
  );
}

/** Every import and re-export of a file, static and dynamic. */
export function importsOf(file: string): Import[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean): void => {
    const target = specifier.startsWith('.')
      ? relative(root, join(root, dirname(file), specifier))
      : undefined;
    found.push({ file, specifier, typeOnly, ...(target === undefined ? {} : { target }) });
  };
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      if (ts.isStringLiteral(node.moduleSpecifier)) add(node.moduleSpecifier.text, isTypeOnly(node));
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteral(argument)) add(argument.text, false);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
