import ts from 'typescript';

/** A place where a server's string could reach the page without `<UntrustedText>`. */
export interface Violation {
  readonly line: number;
  readonly code: string;
  readonly why: 'child' | 'attribute' | 'slot' | 'html' | 'anchor';
}

/** Properties that hold what a server wrote, whatever object they are read from. */
const untrusted = new Set([
  'message',
  'label',
  'title',
  'description',
  'claimedName',
  'origin',
  'systemPrompt',
  'text',
  'url',
  'href',
  'elicitationId',
  'mimeType',
  'uri',
]);

/** Attributes that a person or a screen reader reads. */
const spoken = new Set([
  'title',
  'alt',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'label',
]);
const html = new Set(['dangerouslySetInnerHTML', 'innerHTML', 'outerHTML', 'srcDoc']);

/** The property read, through `?.`, `??`, `||`, conditionals and template strings. */
function readsUntrusted(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return untrusted.has(node.name.text);
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node)) {
    return readsUntrusted(node.expression);
  }
  if (ts.isConditionalExpression(node))
    return readsUntrusted(node.whenTrue) || readsUntrusted(node.whenFalse);
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return readsUntrusted(node.right);
    const joins = [
      ts.SyntaxKind.QuestionQuestionToken,
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.PlusToken,
    ].includes(kind);
    return joins && (readsUntrusted(node.left) || readsUntrusted(node.right));
  }
  if (ts.isTemplateExpression(node))
    return node.templateSpans.some((span) => readsUntrusted(span.expression));
  return false;
}

const isSentence = (call: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(call.expression) && ['nodes', 'string'].includes(call.expression.name.text);

/**
 * Where a component would show a server's string as it came (T1, T2, T3), set HTML (P2), or draw a link (T8).
 * Allowed is one way only: the `text` of `<UntrustedText>`.
 */
export function untrustedStrings(fileName: string, code: string): Violation[] {
  const source = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Violation[] = [];
  const report = (node: ts.Node, why: Violation['why']): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ line: line + 1, code: node.getText(source), why });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      if (readsUntrusted(node.expression)) report(node, 'child');
    }
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText(source);
      if (html.has(name)) report(node, 'html');
      const value = node.initializer;
      const expression = value && ts.isJsxExpression(value) ? value.expression : undefined;
      if (expression && spoken.has(name) && readsUntrusted(expression)) report(node, 'attribute');
    }
    if (ts.isPropertyAccessExpression(node) && html.has(node.name.text)) report(node, 'html');
    if (
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      node.tagName.getText(source) === 'a'
    ) {
      report(node, 'anchor');
    }
    if (ts.isCallExpression(node) && isSentence(node)) {
      for (const argument of node.arguments) {
        if (!ts.isObjectLiteralExpression(argument)) continue;
        for (const property of argument.properties) {
          if (ts.isPropertyAssignment(property) && readsUntrusted(property.initializer))
            report(property, 'slot');
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
