import type { Clock } from './Clock.ts';

const WINDOW = 60_000;

interface Held<Item> {
  readonly serverId: string;
  /** Arrivals that were shown within the last minute, oldest first; at most the limit. */
  readonly shown: number[];
  readonly waiting: Set<Item>;
  muted: boolean;
  disarm: (() => void) | undefined;
}

/** Lets so many arrivals per minute and server through and holds the rest, in order. It never answers anything. */
export interface FloodGate<Item> {
  /** `false`: held back; `show` is called with it later. */
  admit(serverId: string, item: Item): boolean;
  forget(serverId: string, item: Item): void;
  hold(serverId: string, item: Item): void;
  setMuted(serverId: string, muted: boolean): void;
  isMuted(serverId: string): boolean;
  showAll(serverId: string): void;
  heldBack(): ReadonlyMap<string, number>;
}

/** `show` makes an item visible again; it must not call back into the gate. */
export function createFloodGate<Item>(
  limit: number,
  clock: Clock,
  show: (item: Item) => void,
  changed: () => void,
): FloodGate<Item> {
  const servers = new Map<string, Held<Item>>();
  let counts: ReadonlyMap<string, number> | undefined;

  const of = (serverId: string): Held<Item> => {
    const known = servers.get(serverId);
    if (known) return known;
    const fresh = { serverId, shown: [], waiting: new Set<Item>(), muted: false, disarm: undefined };
    servers.set(serverId, fresh);
    return fresh;
  };
  const room = (server: Held<Item>): boolean => {
    const since = clock.now() - WINDOW;
    while (server.shown[0] !== undefined && server.shown[0] <= since) server.shown.shift();
    return !server.muted && server.shown.length < limit;
  };
  const release = (server: Held<Item>, item: Item): void => {
    server.waiting.delete(item);
    counts = undefined;
    show(item);
  };
  const arm = (server: Held<Item>): void => {
    const first = server.shown[0];
    if (server.disarm || server.muted || server.waiting.size === 0 || first === undefined) return;
    server.disarm = clock.after(first + WINDOW - clock.now(), () => {
      server.disarm = undefined;
      for (const item of server.waiting) {
        if (!room(server)) break;
        server.shown.push(clock.now());
        release(server, item);
      }
      arm(server);
      changed();
    });
  };
  const hold = (server: Held<Item>, item: Item): void => {
    server.waiting.add(item);
    counts = undefined;
    arm(server);
  };
  const showAll = (server: Held<Item>): void => {
    server.disarm?.();
    server.disarm = undefined;
    for (const item of server.waiting) release(server, item);
  };

  return {
    admit(serverId, item) {
      const server = of(serverId);
      if (room(server) && server.waiting.size === 0) {
        if (limit !== Number.POSITIVE_INFINITY) server.shown.push(clock.now());
        return true;
      }
      hold(server, item);
      return false;
    },
    hold: (serverId, item) => hold(of(serverId), item),
    forget(serverId, item) {
      if (servers.get(serverId)?.waiting.delete(item)) counts = undefined;
    },
    setMuted(serverId, muted) {
      const server = of(serverId);
      server.muted = muted;
      if (!muted) showAll(server);
    },
    isMuted: (serverId) => servers.get(serverId)?.muted ?? false,
    showAll: (serverId) => showAll(of(serverId)),
    heldBack() {
      counts ??= new Map(
        [...servers.values()].flatMap(({ serverId, waiting }) =>
          waiting.size > 0 ? [[serverId, waiting.size] as const] : [],
        ),
      );
      return counts;
    },
  };
}
