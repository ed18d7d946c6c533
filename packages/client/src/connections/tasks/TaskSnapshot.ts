type Json = Readonly<Record<string, unknown>>;

interface SnapshotBase {
  readonly taskId: string;
  /** Milliseconds since the epoch; absent when the server gave no readable time. */
  readonly createdAt?: number;
  readonly lastUpdatedAt?: number;
  /** From creation; `null` for no limit, absent when the server said nothing. */
  readonly ttlMs?: number | null;
  readonly pollIntervalMs?: number;
  /** Untrusted text (TK-72). */
  readonly statusMessage?: string;
}

/** A task as `tasks/get` or `notifications/tasks` gives it. */
export type TaskSnapshot = SnapshotBase &
  (
    | { readonly status: 'working' | 'cancelled' }
    | { readonly status: 'input_required'; readonly inputRequests: Json }
    | { readonly status: 'completed'; readonly result: Json }
    | { readonly status: 'failed'; readonly error: Json }
  );

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const time = (value: unknown): number | undefined => {
  const read = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(read) ? undefined : read;
};

const duration = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;

/** Reads what a server says of a task; `undefined` when it isn't one. Never throws. */
export function readTask(value: unknown): TaskSnapshot | undefined {
  if (!isObject(value) || typeof value.taskId !== 'string' || value.taskId === '') return undefined;
  const createdAt = time(value.createdAt);
  const lastUpdatedAt = time(value.lastUpdatedAt);
  const ttlMs = value.ttlMs === null ? null : duration(value.ttlMs);
  const pollIntervalMs = duration(value.pollIntervalMs);
  const base: SnapshotBase = {
    taskId: value.taskId,
    ...(createdAt !== undefined && { createdAt }),
    ...(lastUpdatedAt !== undefined && { lastUpdatedAt }),
    ...(ttlMs !== undefined && { ttlMs }),
    ...(pollIntervalMs !== undefined && { pollIntervalMs }),
    ...(typeof value.statusMessage === 'string' && { statusMessage: value.statusMessage }),
  };
  switch (value.status) {
    case 'working':
    case 'cancelled':
      return { ...base, status: value.status };
    case 'input_required':
      return {
        ...base,
        status: 'input_required',
        inputRequests: isObject(value.inputRequests) ? value.inputRequests : {},
      };
    case 'completed':
      return isObject(value.result) ? { ...base, status: 'completed', result: value.result } : undefined;
    case 'failed':
      return { ...base, status: 'failed', error: isObject(value.error) ? value.error : {} };
    default:
      return undefined;
  }
}
