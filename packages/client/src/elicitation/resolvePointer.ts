import { isNode, own } from './SchemaNode.ts';

/** What a local `$ref` (`#/…`, RFC 6901 in a URI fragment) points at; nothing is ever fetched. */
export function resolvePointer(root: unknown, reference: string): unknown {
  if (reference === '#') return root;
  if (!reference.startsWith('#/') || reference.length > 1_000) return undefined;
  let target: unknown = root;
  for (const token of reference.slice(2).split('/')) {
    const name = decode(token);
    if (name === undefined) return undefined;
    if (Array.isArray(target)) target = /^\d{1,9}$/u.test(name) ? target[Number(name)] : undefined;
    else target = isNode(target) ? own(target, name) : undefined;
  }
  return target;
}

function decode(token: string): string | undefined {
  try {
    return decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return undefined;
  }
}
