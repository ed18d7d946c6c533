import { responseTexts, type SamplingState, textAt } from '@assent/client/sampling';
import type { ReviewSnapshot } from './ReviewSession.ts';

/** The text under a pointer as it stands at the open gate; `undefined` for what is no text. */
export function textOf(state: SamplingState, drafts: ReviewSnapshot, path: string): string | undefined {
  const { response } = drafts;
  if (state.phase !== 'response' || response === undefined) return textAt(drafts.request, path);
  return (
    response.texts.get(path) ?? responseTexts(response.response).find((entry) => entry.path === path)?.text
  );
}
