import type { Era } from '../inbox/PendingRequest.ts';

/**
 * The `roots` member of the client's capabilities: `listChanged` only where the notification exists and will be sent
 * (RO-02, RO-03).
 *
 * @deprecated See {@link RootsStore}.
 */
export function rootsCapability(
  era: Era,
  announces: boolean,
): { readonly listChanged: true } | Record<string, never> {
  return era === 'legacy' && announces ? { listChanged: true } : {};
}
