import type { Outcome } from '../inbox/Outcome.ts';
import type { RequestKind } from '../inbox/PendingRequest.ts';
import type { RecordedAnswer } from './ActivityEntry.ts';
import { shortName } from './describeRequest.ts';

/** What was handed over, every value masked; nothing when nothing was. */
export function describeAnswer(kind: RequestKind, outcome: Outcome): RecordedAnswer | undefined {
  const { result } = outcome;
  if (result === undefined || (outcome.action !== 'accept' && outcome.action !== 'approve')) return undefined;
  switch (kind) {
    case 'form': {
      const content = result.content;
      const names = typeof content === 'object' && content !== null ? Object.keys(content) : [];
      return { kind, fields: names.map((name) => ({ name: shortName(name), value: '•••' })) };
    }
    case 'url':
      return { kind };
    case 'sampling': {
      const { model, stopReason } = result;
      return {
        kind,
        ...(typeof model === 'string' && { model: shortName(model) }),
        ...(typeof stopReason === 'string' && { stopReason: shortName(stopReason) }),
      };
    }
    case 'roots': {
      const { roots } = result;
      return { kind, roots: Array.isArray(roots) ? roots.length : 0 };
    }
    default:
      return kind satisfies never;
  }
}
