/** At most so many model calls of one server within so many seconds. */
export interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
}

export interface RateWindow {
  /** Seconds until there is room; 0 when there is. */
  wait(serverId: string): number;
  count(serverId: string): void;
}

/** A sliding window per server: no burst at the edge of a minute (SA-10). */
export function createRateLimit(limit: RateLimit, now: () => number): RateWindow {
  const calls = new Map<string, readonly number[]>();
  const recent = (serverId: string): readonly number[] => {
    const after = now() - limit.seconds * 1000;
    return (calls.get(serverId) ?? []).filter((at) => at > after);
  };
  return {
    wait(serverId) {
      const window = recent(serverId);
      if (window.length < limit.calls) return 0;
      const free = window[window.length - limit.calls] ?? now();
      return Math.max(1, Math.ceil((free + limit.seconds * 1000 - now()) / 1000));
    },
    count(serverId) {
      calls.set(serverId, [...recent(serverId), now()]);
    },
  };
}
