import type { PendingRequestInput } from './Inbox.ts';
import { normalizeRequest } from './normalizeRequest.ts';
import type { RequestKind } from './PendingRequest.ts';
import { usesUndeclaredTools } from './usesUndeclaredTools.ts';

/** A round that can be shown, or every reason why it cannot. */
export type RoundReading =
  | { readonly entries: readonly { readonly key: string; readonly input: PendingRequestInput }[] }
  | { readonly problems: readonly string[] };

/** Server keys are shown to developers only, cut short: they are untrusted and may be long. */
const shown = (key: string): string => JSON.stringify(key.slice(0, 80));

/** Reads a whole round before anything of it is shown: one entry that cannot be answered makes the round unanswerable. */
export function validateRound(
  inputRequests: unknown,
  declared: readonly RequestKind[],
  samplingSupports: { readonly tools?: boolean },
): RoundReading {
  if (typeof inputRequests !== 'object' || inputRequests === null || Array.isArray(inputRequests)) {
    return { problems: ['The input requests are not an object with a request under each key.'] };
  }
  const problems: string[] = [];
  const entries = Object.entries(inputRequests).flatMap(([key, raw]: [string, unknown]) => {
    const problem = (text: string): [] => {
      problems.push(`Input request ${shown(key)} ${text}`);
      return [];
    };
    // Servers and SDKs drop this key or set a prototype with it, so an answer under it cannot arrive (RD-18).
    if (key === '__proto__') return problem('has a reserved key.');
    const input = normalizeRequest(raw);
    if ('unsupported' in input) {
      return problem(
        input.unsupported === 'mode'
          ? 'asks for an elicitation mode that does not exist.'
          : 'is not an elicitation, sampling or roots request.',
      );
    }
    if (!declared.includes(input.kind)) return problem(`asks for ${input.kind}, which was not declared.`);
    if (usesUndeclaredTools(input, samplingSupports)) {
      return problem('uses sampling with tools, which was not declared.');
    }
    return [{ key, input }];
  });
  return problems.length > 0 ? { problems } : { entries };
}
