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

/** Whether a domain hangs below a company's suffix, such as `alice.github.io`. */
export function hangsBelowPrivateSuffix(domain: string, options: InspectUrlOptions): boolean {
  try {
    return options.isPrivateSuffix?.(domain.slice(domain.indexOf('.') + 1)) === true;
  } catch {
    return false;
  }
}
