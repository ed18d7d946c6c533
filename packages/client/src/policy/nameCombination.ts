import type { RequestKind } from '../inbox/PendingRequest.ts';

/**
 * What a set of abilities amounts to (S-26; DESIGN §4 Combinations).
 *
 * - `agent-runtime`: sampling, roots and elicitation together.
 * - `autonomous-file-agent`: sampling and roots: may act on the person's files by itself.
 * - `conversational`: sampling and elicitation, without file reach.
 * - `deterministic-assistant`: roots and elicitation, without a model.
 * - `single`: one ability. `none`: nothing.
 */
export type Combination =
  | 'agent-runtime'
  | 'autonomous-file-agent'
  | 'conversational'
  | 'deterministic-assistant'
  | 'single'
  | 'none';

/** The combination a server's abilities make; `form` and `url` both are elicitation. */
export function nameCombination(abilities: Iterable<RequestKind>): Combination {
  const has = new Set(abilities);
  const asks = has.has('form') || has.has('url');
  const samples = has.has('sampling');
  const sees = has.has('roots');
  if (samples && sees) return asks ? 'agent-runtime' : 'autonomous-file-agent';
  if (samples && asks) return 'conversational';
  if (sees && asks) return 'deterministic-assistant';
  return samples || sees || asks ? 'single' : 'none';
}

/** The combination that granting `added` would newly make, to be named before the person agrees; nothing if none. */
export function completedCombination(
  abilities: Iterable<RequestKind>,
  added: RequestKind,
): Exclude<Combination, 'single' | 'none'> | undefined {
  const before = [...abilities];
  const after = nameCombination([...before, added]);
  return after === nameCombination(before) || after === 'single' || after === 'none' ? undefined : after;
}
