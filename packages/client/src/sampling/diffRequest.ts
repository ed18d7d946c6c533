import { type DiffPart, diffText } from './diffText.ts';
import type { SamplingDraft } from './SamplingDraft.ts';
import { askedTextAt } from './textAt.ts';

export type RequestChange =
  | { readonly kind: 'text'; readonly path: string; readonly parts: readonly DiffPart[] }
  | { readonly kind: 'redacted-block'; readonly path: string }
  | { readonly kind: 'dropped-tool'; readonly path: string; readonly name: string }
  | { readonly kind: 'dropped-member'; readonly member: string }
  | { readonly kind: 'tool-use-forbidden' }
  | { readonly kind: 'lowered-max-tokens'; readonly from: number; readonly to: number };

/** Everything in which what goes differs from what was asked (S2). */
export function diffRequest(draft: SamplingDraft): readonly RequestChange[] {
  const changes: RequestChange[] = [];
  for (const [path, text] of draft.texts) {
    const asked = askedTextAt(draft.asked, path) ?? '';
    if (asked !== text) changes.push({ kind: 'text', path, parts: diffText(asked, text) });
  }
  for (const path of draft.redacted) changes.push({ kind: 'redacted-block', path });
  for (const tool of draft.asked.tools) {
    if (draft.droppedTools.has(tool.path))
      changes.push({ kind: 'dropped-tool', path: tool.path, name: tool.name });
  }
  for (const member of draft.droppedMembers) changes.push({ kind: 'dropped-member', member });
  if (draft.noToolUse) changes.push({ kind: 'tool-use-forbidden' });
  if (draft.maxTokens < draft.asked.maxTokens)
    changes.push({ kind: 'lowered-max-tokens', from: draft.asked.maxTokens, to: draft.maxTokens });
  return changes;
}
