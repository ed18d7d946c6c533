import type { HostStorage } from '../../inbox/HostStorage.ts';
import type { Inbox } from '../../inbox/Inbox.ts';
import type { OperationScope } from '../../inbox/OperationScope.ts';
import type { RequestKind } from '../../inbox/PendingRequest.ts';
import type { ServerIdentity } from '../../inbox/ServerIdentity.ts';
import type { RoundMethod } from '../../rounds/RoundState.ts';
import { runRounds } from '../../rounds/runRounds.ts';
import { anySignal } from '../shared/signals.ts';
import { classifySendError } from './classifySendError.ts';
import { followTask } from './followTask.ts';
import { readTask, type TaskSnapshot } from './TaskSnapshot.ts';
import type { TaskState } from './TaskState.ts';
import { createTaskStorage } from './TaskStorage.ts';
import { TASK_METHODS } from './tasksExtension.ts';
import { whileSending } from './whileSending.ts';

type Json = Readonly<Record<string, unknown>>;

export interface TaskRunnerOptions {
  readonly inbox: Inbox;
  readonly server: ServerIdentity;
  /**
   * Sends one request of the host's client and gives the raw result; rejects with an error that has a `code` where the
   * server answered with one. The client's capabilities include `tasksExtension`.
   */
  readonly request: (
    method: string,
    params: Json,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<unknown>;
  /** Where unfinished tasks are kept over a reload. Nothing is stored without it. */
  readonly storage?: HostStorage;
  /** Kinds declared to this server; those that the inbox offers by default. */
  readonly declared?: readonly RequestKind[];
  /** `false` when the client does not declare the extension: a task is then an invalid result (TK-53). Default `true`. */
  readonly extensionDeclared?: boolean;
}

export interface TaskCallOptions {
  /** Aborting ends the operation; a task that exists by then is asked to be cancelled. */
  readonly signal?: AbortSignal;
  /** Whatever the host works in, such as a conversation. */
  readonly context?: unknown;
  readonly destructive?: boolean;
  /** Called with every state of the task, for the host's own progress line. `statusMessage` is untrusted text. */
  readonly onStatus?: (task: TaskSnapshot) => void;
}

/** A task of an earlier page that goes on. */
export interface ResumedTask {
  readonly taskId: string;
  readonly method: string;
  readonly name: string;
  readonly result: Promise<Json>;
}

/** Operations that a server may turn into tasks of the extension io.modelcontextprotocol/tasks (SEP-2663). */
export interface TaskRunner {
  /** The final result, whether or not there was a task (TK-51, TK-74). Rejects with `TaskFailed` or as the rounds do. */
  call(method: RoundMethod, params: Json, options?: TaskCallOptions): Promise<Json>;
  /** Goes on with the tasks that the storage holds. */
  resume(options?: Omit<TaskCallOptions, 'destructive'>): Promise<readonly ResumedTask[]>;
  /** Takes the params of `notifications/tasks`, beside or instead of polling (TK-71); `false` for a task not followed here. */
  receive(params: unknown): boolean;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const DEFAULT_POLL = 1_000;

/** Follows the tasks of one server in the inbox. */
export function createTaskRunner(options: TaskRunnerOptions): TaskRunner {
  const { inbox, server, request, extensionDeclared = true } = options;
  const storage = options.storage && createTaskStorage(options.storage, server.id);
  const receivers = new Map<string, (task: unknown) => void>();

  function scopeOf(
    method: RoundMethod,
    name: string,
    call: TaskCallOptions,
    stop: () => void,
  ): OperationScope {
    return {
      id: `task-${crypto.randomUUID()}`,
      method,
      name,
      attribution: 'certain',
      stop,
      ...(call.destructive !== undefined && { destructive: call.destructive }),
      ...(call.context !== undefined && { context: call.context }),
    };
  }

  async function follow(
    state: TaskState,
    scope: OperationScope,
    signal: AbortSignal,
    call: TaskCallOptions,
  ): Promise<Json> {
    try {
      return await followTask({
        inbox,
        server,
        scope,
        signal,
        state,
        request: (method, params) => request(method, params),
        receive: (take) => receivers.set(state.taskId, take),
        ...(storage && { storage }),
        ...(options.declared && { declared: options.declared }),
        ...(call.onStatus && { onStatus: call.onStatus }),
      });
    } finally {
      receivers.delete(state.taskId);
    }
  }

  function begin(method: RoundMethod, name: string, task: TaskSnapshot): TaskState {
    return {
      version: 1,
      serverId: server.id,
      taskId: task.taskId,
      method,
      name,
      createdAt: task.createdAt ?? inbox.clock.now(),
      ttlMs: task.ttlMs ?? null,
      pollIntervalMs: task.pollIntervalMs ?? DEFAULT_POLL,
      lastUpdatedAt: task.lastUpdatedAt ?? 0,
      open: {},
      answered: {},
      faults: [],
    };
  }

  return {
    async call(method, params, call = {}) {
      const own = new AbortController();
      const { signal } = anySignal([call.signal, own.signal]);
      const name = String(params.name ?? params.uri ?? '');
      const scope = scopeOf(method, name, call, () => own.abort());
      let created: TaskSnapshot | undefined;
      const result = await runRounds({
        inbox,
        server,
        scope,
        signal,
        state: {
          version: 1,
          serverId: server.id,
          method,
          params,
          round: 0,
          waits: 0,
          asked: [],
          agreedUrls: [],
        },
        classify: classifySendError,
        ...(options.declared && { declared: options.declared }),
        send: async (roundParams) => {
          const raw = await whileSending(signal, (leg) => request(method, roundParams, { signal: leg }));
          const isTask = isObject(raw) && raw.resultType === 'task';
          // Left as it is where no task may come, so that the rounds take it for the invalid result it is (TK-52, TK-53).
          if (!isTask || !extensionDeclared || !TASK_METHODS.has(method)) return raw;
          created = readTask(raw);
          return created ? { resultType: 'complete' } : raw;
        },
      });
      if (created) return follow(begin(method, name, created), scope, signal, call);
      return isObject(result) ? result : {};
    },

    async resume(call = {}) {
      const states = (await storage?.load()) ?? [];
      return states
        .filter(({ taskId }) => !receivers.has(taskId))
        .map((saved) => {
          const own = new AbortController();
          const { signal } = anySignal([call.signal, own.signal]);
          const method = saved.method as RoundMethod;
          const scope = scopeOf(method, saved.name, call, () => own.abort());
          return {
            taskId: saved.taskId,
            method,
            name: saved.name,
            result: follow({ ...saved, open: {} }, scope, signal, call),
          };
        });
    },

    receive(params) {
      const take = isObject(params) ? receivers.get(String(params.taskId)) : undefined;
      take?.(params);
      return take !== undefined;
    },
  };
}
