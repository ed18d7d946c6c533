import type { Clock } from '../../inbox/Clock.ts';
import { onAbort } from '../../inbox/onAbort.ts';
import { whileSending } from './whileSending.ts';

type Json = Readonly<Record<string, unknown>>;

export interface LegacyTaskOptions {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly method: string;
  readonly params: Json;
  readonly task: { readonly ttl?: number };
  readonly request: (
    method: string,
    params: Json,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<Json>;
  /** The task's id, as soon as it is known: questions that name it belong to this operation. */
  readonly onTask?: (taskId: string) => void;
}

const DEFAULT_POLL = 1_000;
const SHORTEST_POLL = 100;
const LONGEST_RETRY = 60_000;
const FINAL: ReadonlySet<unknown> = new Set(['completed', 'failed', 'cancelled']);
const FINAL_CODES: ReadonlySet<unknown> = new Set([-32601, -32602]);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const intervalOf = (task: Json, before: number): number =>
  typeof task.pollInterval === 'number' && task.pollInterval >= 0 ? task.pollInterval : before;

/**
 * Drives one task-augmented request of 2025-11-25: polls at the suggested pace, asks for the result as soon as the server needs
 * input (its questions arrive on that stream) or has ended, and gives what the plain request would have given.
 */
export async function runLegacyTask(options: LegacyTaskOptions): Promise<Json> {
  const { clock, signal, method, params, request } = options;
  const created = await whileSending(signal, (own) =>
    request(method, { ...params, task: options.task }, { signal: own }),
  );
  const { task } = created;
  // A server may ignore the member and answer at once (TK-02, seen from the other side).
  if (!isObject(task) || typeof task.taskId !== 'string') return created;
  const { taskId } = task;
  options.onTask?.(taskId);
  let interval = intervalOf(task, DEFAULT_POLL);
  let failures = 0;
  let { status } = task;

  // A notice would cancel a request, not a task (TK-24); so no signal goes with what follows.
  const aborted = new Promise<never>((_, reject) => {
    onAbort(signal, () => {
      request('tasks/cancel', { taskId }).catch(() => {});
      reject(signal.reason);
    });
  });
  aborted.catch(() => {});
  const stillWanted = <Value>(value: Promise<Value>): Promise<Value> => Promise.race([value, aborted]);

  while (!FINAL.has(status) && status !== 'input_required') {
    const pause = Math.min(
      Math.max(interval, SHORTEST_POLL) * 2 ** failures,
      Math.max(LONGEST_RETRY, interval),
    );
    await stillWanted(new Promise<void>((resolve) => clock.after(pause, resolve)));
    try {
      const now = await stillWanted(request('tasks/get', { taskId }));
      failures = 0;
      interval = intervalOf(now, interval);
      status = now.status;
    } catch (error) {
      if (signal.aborted || (isObject(error) && FINAL_CODES.has(error.code))) throw error;
      failures += 1;
    }
  }
  // Blocks until the task has ended; one request, however many questions come by it (TK-18).
  return stillWanted(request('tasks/result', { taskId }));
}
