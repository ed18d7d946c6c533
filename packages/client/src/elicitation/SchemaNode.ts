/** A JSON object of a server's schema. Read own members only, through `own`: names are the server's. */
export type SchemaNode = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own member of a JSON object; `__proto__` and the like are names as any other (F9). */
export function own(node: SchemaNode, name: string): unknown {
  return Object.hasOwn(node, name) ? node[name] : undefined;
}

export function ownString(node: SchemaNode, name: string): string | undefined {
  const value = own(node, name);
  return typeof value === 'string' ? value : undefined;
}

export function ownArray(node: SchemaNode, name: string): readonly unknown[] | undefined {
  const value = own(node, name);
  return Array.isArray(value) ? value : undefined;
}
