import { collectTexts, type ReviewText } from './listTexts.ts';
import type { ResponseDraft } from './ResponseDraft.ts';
import { redactRanges, type TextRange } from './redactRanges.ts';
import type { JsonObject } from './SamplingParams.ts';
import type { SamplingResponse } from './SamplingResponse.ts';

export type ResponseEdit =
  | { readonly type: 'set-text'; readonly path: string; readonly text: string }
  | { readonly type: 'redact'; readonly path: string; readonly ranges: readonly TextRange[] }
  | { readonly type: 'set-input'; readonly path: string; readonly input: JsonObject }
  | { readonly type: 'redact-block' | 'drop-block' | 'restore'; readonly path: string };

/** Applies one edit of the second gate; pure. */
export function editResponse(draft: ResponseDraft, edit: ResponseEdit): ResponseDraft {
  switch (edit.type) {
    case 'set-text':
      return { ...draft, texts: new Map(draft.texts).set(edit.path, edit.text) };
    case 'redact': {
      const text = redactRanges(responseTextAt(draft, edit.path), edit.ranges);
      return { ...draft, texts: new Map(draft.texts).set(edit.path, text) };
    }
    case 'set-input':
      return { ...draft, inputs: new Map(draft.inputs).set(edit.path, edit.input) };
    case 'redact-block':
      return { ...draft, redacted: new Set(draft.redacted).add(edit.path) };
    case 'drop-block':
      return { ...draft, dropped: new Set(draft.dropped).add(edit.path) };
    case 'restore': {
      const kept = (path: string): boolean => path !== edit.path;
      return {
        ...draft,
        texts: new Map([...draft.texts].filter(([path]) => kept(path))),
        inputs: new Map([...draft.inputs].filter(([path]) => kept(path))),
        redacted: new Set([...draft.redacted].filter(kept)),
        dropped: new Set([...draft.dropped].filter(kept)),
      };
    }
    default:
      return edit satisfies never;
  }
}

/** Every editable text of an answer, in order. */
export function responseTexts(response: SamplingResponse): readonly ReviewText[] {
  const texts: ReviewText[] = [];
  collectTexts(response.blocks, texts);
  return texts;
}

/** The text under a pointer as it stands in the draft. */
export function responseTextAt(draft: ResponseDraft, path: string): string {
  const known = draft.texts.get(path);
  return known ?? responseTexts(draft.response).find((entry) => entry.path === path)?.text ?? '';
}
