/** Whether JSON nests deeper than `limit`; iterative, because that is the very thing a recursion would die of. */
export function exceedsDepth(value: unknown, limit: number): boolean {
  const stack: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let entry = stack.pop(); entry !== undefined; entry = stack.pop()) {
    if (typeof entry.value !== 'object' || entry.value === null) continue;
    if (entry.depth >= limit) return true;
    for (const child of Object.values(entry.value)) {
      if (typeof child === 'object' && child !== null) stack.push({ value: child, depth: entry.depth + 1 });
    }
  }
  return false;
}
