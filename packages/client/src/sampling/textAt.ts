import { listTexts } from './listTexts.ts';
import type { SamplingDraft } from './SamplingDraft.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';

const indexes = new WeakMap<SamplingReviewModel, ReadonlyMap<string, string>>();

/** The text under a pointer as the server sent it. */
export function askedTextAt(asked: SamplingReviewModel, path: string): string | undefined {
  let index = indexes.get(asked);
  if (index === undefined) {
    index = new Map(listTexts(asked).map((entry) => [entry.path, entry.text]));
    indexes.set(asked, index);
  }
  return index.get(path);
}

/** The text under a pointer as it stands in the draft; `undefined` when there is none to edit. */
export function textAt(draft: SamplingDraft, path: string): string | undefined {
  return draft.texts.get(path) ?? askedTextAt(draft.asked, path);
}
