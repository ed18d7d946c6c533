import type { PolicyNote } from '../inbox/RequestPolicy.ts';
import { findHiddenText } from './findHiddenText.ts';
import { findSecrets } from './findSecrets.ts';
import type { SamplingResponse } from './SamplingResponse.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';

/** What no rule may wave through: only a person can decide on a request or an answer that has these. */
export function reviewConcerns(reviewed: SamplingReviewModel | SamplingResponse): PolicyNote[] {
  const note = (code: string, found: readonly unknown[]): PolicyNote[] =>
    found.length === 0 ? [] : [{ code, values: { count: found.length } }];
  return [
    ...note('has-problems', reviewed.problems),
    ...note('hidden-characters', findHiddenText(reviewed)),
    ...note('possible-secret', findSecrets(reviewed)),
  ];
}
