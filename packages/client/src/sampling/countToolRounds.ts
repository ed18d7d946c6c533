import type { SamplingRequest } from '../inbox/PendingRequest.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';

/** Operations remembered; the oldest are forgotten first, long after they ended. */
const mostScopes = 1_000;

/**
 * Counts the tool-using requests of one operation. The history inside a request counts too, for servers that ask in the
 * background or restart; a server that hides its history gains nothing, since the larger number holds (S5, SA-TOOL-18).
 */
export function countToolRounds(): (request: SamplingRequest, model: SamplingReviewModel) => number {
  const rounds = new Map<string, number>();
  return (request, model) => {
    if (model.toolChoice === undefined) return 1;
    const history = model.messages.filter((message) =>
      message.blocks.some((block) => block.kind === 'tool-use'),
    );
    let count = history.length + 1;
    if (request.scope !== undefined) {
      count = Math.max(count, (rounds.get(request.scope.id) ?? 0) + 1);
      rounds.delete(request.scope.id);
      rounds.set(request.scope.id, count);
      const oldest = rounds.keys().next();
      if (rounds.size > mostScopes && oldest.done !== true) rounds.delete(oldest.value);
    }
    return count;
  };
}
