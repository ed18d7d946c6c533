import type { ArrivalOptions, Inbox } from '../../inbox/Inbox.ts';
import type { StartedOperation } from './startOperation.ts';
import { readUrlElicitations, walkUrlElicitations } from './urlElicitations.ts';

/** How often one operation may be put off until pages were visited, or tried again. */
const MOST_URL_ERRORS = 10;

/** One operation on a legacy connection; pages that a -32042 error asks for are visited, then it is tried again. */
export async function retryAfterUrls<Result>(
  send: (signal: AbortSignal) => Promise<Result>,
  inbox: Inbox,
  arrival: Pick<ArrivalOptions, 'server' | 'declared'>,
  operation: StartedOperation,
): Promise<Result> {
  const { scope, signal } = operation;
  for (let errors = 0; ; errors += 1) {
    const attempt = operation.attempt();
    try {
      return await send(attempt.signal);
    } catch (error) {
      if (attempt.again()) continue;
      const elicitations = errors < MOST_URL_ERRORS ? readUrlElicitations(error) : undefined;
      if (!elicitations || signal.aborted) throw error;
      operation.setAsking(true);
      try {
        const agreed = await walkUrlElicitations(inbox, elicitations, {
          ...arrival,
          era: 'legacy',
          scope,
          signal,
        });
        if (!agreed) throw error;
      } finally {
        operation.setAsking(false);
      }
    } finally {
      attempt.release();
    }
  }
}
