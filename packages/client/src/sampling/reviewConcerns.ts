import type { PolicyNote } from '../inbox/RequestPolicy.ts';
import type { SamplingProblem } from './SamplingProblem.ts';

/** What no rule may wave through: only a person can decide on a request or answer that has these. */
export function reviewConcerns(reviewed: { readonly problems: readonly SamplingProblem[] }): PolicyNote[] {
  const concerns: PolicyNote[] = [];
  if (reviewed.problems.length > 0)
    concerns.push({ code: 'has-problems', values: { count: reviewed.problems.length } });
  return concerns;
}
