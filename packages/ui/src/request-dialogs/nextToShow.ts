import type { PendingRequest } from '@assent/client';

/** Whether a request waits for the person, rather than for a round, a delivery or a page they have opened. */
export function waitsForPerson(request: PendingRequest): boolean {
  return request.status === 'waiting' || request.status === 'failed' || request.status === 'reviewing';
}

/** The request after `current`: the rest of its round first, then whatever has waited longest. */
export function nextToShow(
  requests: readonly PendingRequest[],
  current: PendingRequest | undefined,
): PendingRequest | undefined {
  const others = requests.filter((request) => request.id !== current?.id && waitsForPerson(request));
  const roundId = current?.round?.roundId;
  const sameRound = others.find((request) => roundId !== undefined && request.round?.roundId === roundId);
  return sameRound ?? others[0];
}
