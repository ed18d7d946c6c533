import type { HostStorage } from '../inbox/HostStorage.ts';
import type { TypedValues } from '../inbox/PendingRequest.ts';
import type { RoundState } from './RoundState.ts';

/** An unfinished operation as it is stored. */
export interface StoredRound {
  readonly state: RoundState;
  /** What the person had typed, by key of the round; only when the host asked for it. */
  readonly drafts: Readonly<Record<string, TypedValues>>;
}

/** Keeps one unfinished operation. A copy that was taken over by another page is no longer written or sent. */
export interface RoundStorage {
  load(): Promise<StoredRound | undefined>;
  /** Writes what a person is being asked, in this page's name. */
  save(round: StoredRound): Promise<void>;
  /** Takes it out before it is sent, so that no reload can send it twice; `false` when another page has (RD-32). */
  take(): Promise<boolean>;
  clear(): Promise<void>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isState(value: unknown): value is RoundState {
  return (
    isObject(value) &&
    value.version === 1 &&
    typeof value.serverId === 'string' &&
    typeof value.method === 'string' &&
    typeof value.round === 'number' &&
    typeof value.waits === 'number' &&
    isObject(value.params) &&
    Array.isArray(value.asked) &&
    Array.isArray(value.agreedUrls)
  );
}

/** The operation that a host calls by `key`, kept in its storage. */
export function createRoundStorage(storage: HostStorage, key: string): RoundStorage {
  const name = `assent.round.${key}`;
  const owner = Math.random().toString(36).slice(2);
  // Writes are queued: an asynchronous storage must not finish an earlier write after a later one.
  let queue: Promise<unknown> = Promise.resolve();
  const inOrder = <Value>(run: () => Promise<Value>): Promise<Value> => {
    const result = queue.then(run, run);
    queue = result.catch(() => {});
    return result;
  };
  // A full storage must not keep a person from answering: then the operation just does not outlive the page.
  let stored = false;
  const read = async (): Promise<Readonly<Record<string, unknown>> | undefined> => {
    const text = await storage.getItem(name);
    if (text === null || text === undefined) return undefined;
    try {
      const value: unknown = JSON.parse(text);
      return isObject(value) ? value : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    load: () =>
      inOrder(async () => {
        const value = await read();
        if (!value || !isState(value.state)) return undefined;
        const drafts = isObject(value.drafts) ? (value.drafts as StoredRound['drafts']) : {};
        return { state: value.state, drafts };
      }),
    save: (round) =>
      inOrder(async () => {
        try {
          await storage.setItem(name, JSON.stringify({ ...round, owner }));
          stored = true;
        } catch {
          stored = false;
        }
      }),
    take: () =>
      inOrder(async () => {
        if (!stored) return true;
        const value = await read();
        if (value?.owner !== owner) return false;
        await storage.removeItem(name);
        return true;
      }),
    clear: () =>
      inOrder(async () => {
        const value = await read();
        if (value?.owner === owner) await storage.removeItem(name);
      }),
  };
}
