/** Size of a JSON value in characters and nodes, counted only until `limit` is passed; a cyclic value is merely large. */
export function measureSchema(
  value: unknown,
  limit: number,
): { readonly size: number; readonly nodes: number } {
  const waiting: unknown[] = [value];
  let size = 0;
  let nodes = 0;
  while (waiting.length > 0 && size <= limit) {
    const item = waiting.pop();
    nodes++;
    size += 2;
    if (typeof item === 'string') size += item.length;
    else if (typeof item !== 'object') size += 3;
    else if (Array.isArray(item)) {
      size += item.length;
      // A list longer than what is left to count need not be walked.
      if (size <= limit) for (const entry of item) waiting.push(entry);
    } else if (item !== null) {
      for (const name of Object.keys(item)) {
        size += name.length + 3;
        if (size > limit) break;
        waiting.push((item as Record<string, unknown>)[name]);
      }
    }
  }
  return { size, nodes };
}
