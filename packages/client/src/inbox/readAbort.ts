/** How a signal ends a request, from the reason it was aborted with; anything that is not one of ours is the host's abort. */
export function readAbort({ reason }: AbortSignal): {
  readonly reason: 'aborted' | 'withdrawn';
  readonly serverReason?: string;
} {
  if (reason === 'withdrawn' || reason === 'closed') return { reason: 'withdrawn' };
  return reason instanceof TakenBack
    ? { reason: 'withdrawn', ...(reason.serverReason !== undefined && { serverReason: reason.serverReason }) }
    : { reason: 'aborted' };
}

/** The server cancelled its own request, perhaps with a word about why. */
export class TakenBack {
  readonly serverReason: string | undefined;

  constructor(serverReason: unknown) {
    this.serverReason = typeof serverReason === 'string' ? serverReason : undefined;
  }
}
