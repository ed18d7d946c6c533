import type { InspectUrlOptions } from './InspectUrlOptions.ts';

/** Asks the injected resolver; what is not a suffix of the name itself, and what throws, counts as "can't tell". */
export function resolveDomain(name: string, options: InspectUrlOptions): string | null | undefined {
  try {
    const answer = options.getRegistrableDomain?.(name);
    if (answer === null || answer === undefined) return answer;
    return name === answer || name.endsWith(`.${answer}`) ? answer : undefined;
  } catch {
    return undefined;
  }
}
