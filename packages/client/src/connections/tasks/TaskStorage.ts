import type { HostStorage } from '../../inbox/HostStorage.ts';
import type { TaskState } from './TaskState.ts';

/** Keeps the unfinished tasks of one server. */
export interface TaskStorage {
  load(): Promise<readonly TaskState[]>;
  save(state: TaskState): Promise<void>;
  remove(taskId: string): Promise<void>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isState(value: unknown): value is TaskState {
  return (
    isObject(value) &&
    value.version === 1 &&
    typeof value.taskId === 'string' &&
    typeof value.serverId === 'string' &&
    typeof value.createdAt === 'number' &&
    typeof value.pollIntervalMs === 'number' &&
    isObject(value.answered)
  );
}

/** All tasks of a server lie under one key, since a host's storage can't be listed. */
export function createTaskStorage(storage: HostStorage, serverId: string): TaskStorage {
  const name = `assent.tasks.${serverId}`;
  // Reading and writing back must not interleave: two tasks would overwrite each other.
  let queue: Promise<unknown> = Promise.resolve();
  const inOrder = <Value>(run: () => Promise<Value>): Promise<Value> => {
    const result = queue.then(run, run);
    queue = result.catch(() => {});
    return result;
  };
  const read = async (): Promise<readonly TaskState[]> => {
    try {
      const value: unknown = JSON.parse((await storage.getItem(name)) ?? '[]');
      return Array.isArray(value) ? value.filter(isState).filter((one) => one.serverId === serverId) : [];
    } catch {
      return [];
    }
  };
  const write = async (states: readonly TaskState[]): Promise<void> => {
    if (states.length === 0) await storage.removeItem(name);
    else await storage.setItem(name, JSON.stringify(states));
  };
  return {
    load: () => inOrder(read),
    save: (state) =>
      inOrder(async () => {
        const others = (await read()).filter(({ taskId }) => taskId !== state.taskId);
        // Which questions are on screen belongs to this page: after a reload they are shown anew.
        await write([...others, { ...state, open: {} }]);
      }),
    remove: (id) => inOrder(async () => write((await read()).filter(({ taskId }) => taskId !== id))),
  };
}
