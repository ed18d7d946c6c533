import type { Outcome } from '../../inbox/Outcome.ts';

type Json = Readonly<Record<string, unknown>>;

export type ReceivedTaskStatus = 'working' | 'completed' | 'failed' | 'cancelled';

/** A task that this client runs for a server (2025-11-25): one question that a person has yet to answer. */
export interface ReceivedTask {
  readonly taskId: string;
  readonly status: ReceivedTaskStatus;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly lastUpdatedAt: number;
  readonly ttlMs: number;
  readonly pollIntervalMs: number;
  readonly outcome?: Outcome;
}

export type ReceivedTaskEvent =
  | { readonly type: 'settled'; readonly outcome: Outcome; readonly at: number }
  | { readonly type: 'cancelled'; readonly at: number };

/** From `working` to one of three ends, which nothing changes any more (TK-08, TK-09). */
export function reduceReceivedTask(task: ReceivedTask, event: ReceivedTaskEvent): ReceivedTask {
  if (task.status !== 'working') {
    // The outcome of a cancelled question comes a moment after; it is what `tasks/result` gives, not a new status.
    return event.type === 'settled' && task.outcome === undefined
      ? { ...task, outcome: event.outcome }
      : task;
  }
  switch (event.type) {
    case 'settled':
      return {
        ...task,
        status: event.outcome.error === undefined ? 'completed' : 'failed',
        outcome: event.outcome,
        lastUpdatedAt: event.at,
      };
    case 'cancelled':
      return { ...task, status: 'cancelled', lastUpdatedAt: event.at };
    default:
      return event satisfies never;
  }
}

/** As the protocol has it; times in ISO 8601 (TK-10). */
export const taskToWire = (task: ReceivedTask): Json => ({
  taskId: task.taskId,
  status: task.status,
  createdAt: new Date(task.createdAt).toISOString(),
  lastUpdatedAt: new Date(task.lastUpdatedAt).toISOString(),
  ttl: task.ttlMs,
  pollInterval: task.pollIntervalMs,
});
