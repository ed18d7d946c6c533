import type { TaskEnd } from './TaskState.ts';

/** A task that ended without a result. `code` and `data` are the server's own where it failed with a JSON-RPC error (TK-73). */
export class TaskFailed extends Error {
  readonly reason: Exclude<TaskEnd['type'], 'completed'>;
  readonly taskId: string;
  readonly code?: number;
  readonly data?: unknown;
  /** What stands against an answer, one sentence each; empty unless `reason` is `rejected` or `unsupported`. */
  readonly problems: readonly string[];

  constructor(taskId: string, end: Exclude<TaskEnd, { type: 'completed' }>) {
    super(describe(end));
    this.name = 'TaskFailed';
    this.reason = end.type;
    this.taskId = taskId;
    this.problems = 'problems' in end ? end.problems : [];
    if (end.type !== 'failed') return;
    if (typeof end.error.code === 'number') this.code = end.error.code;
    if (end.error.data !== undefined) this.data = end.error.data;
  }
}

function describe(end: Exclude<TaskEnd, { type: 'completed' }>): string {
  switch (end.type) {
    case 'failed':
      return typeof end.error.message === 'string' ? end.error.message : 'The task failed on the server.';
    case 'cancelled':
      return 'The server cancelled the task, so there is no result. Call the tool again if it is still wanted.';
    case 'aborted':
      return 'The host ended the task, so there is no result; the server was asked to cancel it.';
    case 'expired':
      return 'The task outlived its time to live, so the server may have dropped it. Call the tool again if it is still wanted.';
    case 'rejected':
      return 'The task asked for something that was rejected, so it cannot go on; the server was asked to cancel it.';
    case 'unsupported':
      return `The task asked for something that cannot be answered here, so it cannot go on. ${end.problems.join(' ')}`.trim();
    default:
      return end satisfies never;
  }
}
