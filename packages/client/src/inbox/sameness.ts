import type { ArrivalOptions, PendingRequestInput } from './Inbox.ts';

/** Longer requests are never compared. */
const COMPARED_LENGTH = 20_000;

/** Keys under which a request is the same one again. */
export interface Sameness {
  /** A replay after a reconnect: the same while pending and after it settled. */
  readonly replay?: string;
  /** The very same question under the same operation: the same only while pending. */
  readonly repeat?: string;
}

/** Two operations may ask the same question and mean two things, so only a scope makes a repetition. */
export function sameness({ kind, params }: PendingRequestInput, arrival: ArrivalOptions): Sameness {
  const { server, scope, replayKey } = arrival;
  const text =
    scope && (kind === 'form' || kind === 'url')
      ? JSON.stringify([server.id, scope.id, kind, params])
      : undefined;
  return {
    ...(replayKey !== undefined && { replay: JSON.stringify([server.id, replayKey]) }),
    ...(text !== undefined && text.length <= COMPARED_LENGTH && { repeat: text }),
  };
}
