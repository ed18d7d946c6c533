import type { SettledRequest } from '../inbox/Inbox.ts';
import type { PendingRequest } from '../inbox/PendingRequest.ts';

/** The part of an inbox that a record follows. */
export interface ActivityFeed {
  /** Every arrival (`before` is undefined) and every change of a pending request, in order, held back ones included. */
  onChanged(listener: (request: PendingRequest, before: PendingRequest | undefined) => void): () => void;
  onSettled(listener: (settled: SettledRequest) => void): () => void;
}
