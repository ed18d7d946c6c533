import type { PendingRequestInput } from './Inbox.ts';

/**
 * Whether a sampling request brings tools that were not declared: an error by the spec (SA-TOOL-03, SA-TOOL-04), which the
 * SDK does not check. An undeclared wish for context is no error; it counts as `none` (SA-24).
 */
export function usesUndeclaredTools(
  input: PendingRequestInput,
  supports: { readonly tools?: boolean },
): boolean {
  return (
    input.kind === 'sampling' &&
    supports.tools !== true &&
    (input.params.tools !== undefined || input.params.toolChoice !== undefined)
  );
}
