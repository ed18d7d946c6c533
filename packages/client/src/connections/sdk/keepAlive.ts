import type { ClientContext } from '@modelcontextprotocol/client';
import type { Clock } from '../../inbox/Clock.ts';

/**
 * Tells a legacy server that gave a progress token that a person is still at it, so that its own timeout need not end the
 * question: rising values, at most one per period, none after the end (GE-29 to GE-31).
 */
export function keepAlive({ mcpReq }: ClientContext, clock: Clock, period: number): () => void {
  const token = mcpReq._meta?.progressToken;
  if (token === undefined) return () => {};
  let progress = 0;
  let cancel = (): void => {};
  const next = (): void => {
    cancel = clock.after(period, () => {
      progress += 1;
      const params = { progressToken: token, progress, message: 'Waiting for the user' };
      mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {});
      next();
    });
  };
  next();
  return () => cancel();
}
