import type { SamplingReview, SamplingReviewModel } from '@assent/client/sampling';
import { createReviewSession, type ReviewSession } from './ReviewSession.ts';

const sessions = new WeakMap<SamplingReview, Map<string, ReviewSession>>();

/** The session of a request; forgotten when the engine forgets the request. */
export function sessionOf(engine: SamplingReview, id: string, asked: SamplingReviewModel): ReviewSession {
  const known = sessions.get(engine) ?? new Map<string, ReviewSession>();
  sessions.set(engine, known);
  const session = known.get(id) ?? createReviewSession(asked);
  if (!known.has(id)) {
    known.set(id, session);
    const stop = engine.subscribeTo(id, () => {
      if (engine.getState(id) !== undefined) return;
      known.delete(id);
      stop();
    });
  }
  return session;
}
