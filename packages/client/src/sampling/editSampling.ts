import { redactRanges, type TextRange } from './redactRanges.ts';
import { type DroppableMember, type SamplingDraft, systemPromptPath } from './SamplingDraft.ts';
import { textAt } from './textAt.ts';

export type SamplingEdit =
  | { readonly type: 'set-text'; readonly path: string; readonly text: string }
  | { readonly type: 'redact'; readonly path: string; readonly ranges: readonly TextRange[] }
  /** A whole block: media, a malformed block, the arguments of a tool use, a tool result. */
  | { readonly type: 'redact-block'; readonly path: string }
  /** Takes back every change to one text or block. */
  | { readonly type: 'restore'; readonly path: string }
  | { readonly type: 'drop-member' | 'restore-member'; readonly member: DroppableMember }
  | { readonly type: 'drop-tool' | 'restore-tool'; readonly path: string }
  | { readonly type: 'set-tool-use'; readonly allowed: boolean }
  /** Values above what was asked, and none at all, leave the draft as it is (SA-26). */
  | { readonly type: 'lower-max-tokens'; readonly value: number };

/** Applies one edit of the first gate; pure. */
export function editSampling(draft: SamplingDraft, edit: SamplingEdit): SamplingDraft {
  switch (edit.type) {
    case 'set-text':
      return setText(draft, edit.path, edit.text);
    case 'redact':
      return setText(draft, edit.path, redactRanges(textAt(draft, edit.path) ?? '', edit.ranges));
    case 'redact-block':
      return { ...draft, redacted: withMember(draft.redacted, edit.path) };
    case 'restore': {
      const texts = new Map(draft.texts);
      texts.delete(edit.path);
      return { ...draft, texts, redacted: withoutMember(draft.redacted, edit.path) };
    }
    case 'drop-member':
      return { ...draft, droppedMembers: withMember(draft.droppedMembers, edit.member) };
    case 'restore-member':
      return { ...draft, droppedMembers: withoutMember(draft.droppedMembers, edit.member) };
    case 'drop-tool':
      return { ...draft, droppedTools: withMember(draft.droppedTools, edit.path) };
    case 'restore-tool':
      return { ...draft, droppedTools: withoutMember(draft.droppedTools, edit.path) };
    case 'set-tool-use':
      return { ...draft, noToolUse: !edit.allowed };
    case 'lower-max-tokens':
      return Number.isSafeInteger(edit.value) && edit.value > 0 && edit.value <= draft.asked.maxTokens
        ? { ...draft, maxTokens: edit.value }
        : draft;
    default:
      return edit satisfies never;
  }
}

function setText(draft: SamplingDraft, path: string, text: string): SamplingDraft {
  if (textAt(draft, path) === undefined && path !== systemPromptPath) return draft;
  return { ...draft, texts: new Map(draft.texts).set(path, text) };
}

function withMember<Value>(set: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  return set.has(value) ? set : new Set(set).add(value);
}

function withoutMember<Value>(set: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  if (!set.has(value)) return set;
  const rest = new Set(set);
  rest.delete(value);
  return rest;
}
