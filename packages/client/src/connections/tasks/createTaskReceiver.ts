import type { Inbox } from '../../inbox/Inbox.ts';
import { normalizeRequest } from '../../inbox/normalizeRequest.ts';
import type { Outcome } from '../../inbox/Outcome.ts';
import type { ServerIdentity } from '../../inbox/ServerIdentity.ts';
import { ProtocolFault } from '../shared/ProtocolFault.ts';
import { withRelatedTask } from '../shared/relatedTask.ts';
import { type ReceivedTask, reduceReceivedTask, taskToWire } from './ReceivedTask.ts';

type Json = Readonly<Record<string, unknown>>;

export type TaskStepName = 'created' | 'settled' | 'retrieved' | 'cancelled' | 'expired';

export interface TaskReceiverOptions {
  readonly inbox: Inbox;
  readonly server: ServerIdentity;
  /** Which requests of the server may run as tasks here. */
  readonly kinds: readonly ('elicitation' | 'sampling')[];
  /** Refuse these kinds without a task (TK-03). Default `false`. */
  readonly insist?: boolean;
  readonly limits?: {
    /** Unfinished tasks of this server. Default 20. */
    readonly concurrent?: number;
    /** Milliseconds a task is kept at most, and when the server wishes nothing. Default one hour. */
    readonly ttlMs?: number;
    /** Task operations per minute. Default 600. */
    readonly operationsPerMinute?: number;
  };
  /** Suggested to the server, in milliseconds. Default 5000. */
  readonly pollIntervalMs?: number;
  /** For a record: one call for each step, without content (TK-31). */
  readonly onStep?: (step: TaskStepName, taskId: string) => void;
}

/** Runs a server's questions as tasks of 2025-11-25, for one connection: its ids mean nothing on another (TK-28). */
export interface TaskReceiver {
  /** The `tasks` member of the client's capabilities (TK-01). */
  readonly capability: Json;
  /** Whether a request of this method, when augmented, runs as a task here. */
  runs(method: string): boolean;
  /**
   * Answers a request as far as tasks are concerned: a question to be run as a task, or `tasks/get`, `result`, `cancel`, `list`.
   * `undefined`: an ordinary question, to be answered as ever (TK-02, TK-04). Rejects with `ProtocolFault`.
   */
  handle(method: string, params: unknown): Promise<Json> | undefined;
  /** Ends with the connection: nothing stays pending. */
  close(): void;
}

interface Entry {
  /** In the order of creation, from 1. */
  readonly number: number;
  task: ReceivedTask;
  readonly settled: Promise<Outcome>;
  /** Withdraws the question; with `drop` the task is forgotten as well. */
  readonly stop: (drop: boolean) => void;
}

const INVALID_REQUEST = -32600;
const INVALID_PARAMS = -32602;
const INTERNAL = -32603;
const PAGE = 50;
const MINUTE = 60_000;

const METHODS: Readonly<
  Record<string, { readonly kind: 'elicitation' | 'sampling'; readonly member: string }>
> = {
  'elicitation/create': { kind: 'elicitation', member: 'create' },
  'sampling/createMessage': { kind: 'sampling', member: 'createMessage' },
};

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Creates the receiver of one connection; the host's client passes its task requests to `handle`. */
export function createTaskReceiver(options: TaskReceiverOptions): TaskReceiver {
  const { inbox, server, kinds, onStep } = options;
  const { clock } = inbox;
  const { concurrent = 20, ttlMs: longest = 3_600_000, operationsPerMinute = 600 } = options.limits ?? {};
  const tasks = new Map<string, Entry>();
  let count = 0;
  const recent: number[] = [];

  function limitRate(): void {
    const since = clock.now() - MINUTE;
    while (recent[0] !== undefined && recent[0] <= since) recent.shift();
    if (recent.length >= operationsPerMinute) throw new ProtocolFault(INTERNAL, 'Too many task operations');
    recent.push(clock.now());
  }

  function find(params: Json): Entry {
    const entry = tasks.get(String(params.taskId));
    if (entry === undefined) throw new ProtocolFault(INVALID_PARAMS, 'Unknown task');
    return entry;
  }

  function create(method: string, params: Json, wish: Json): Json {
    const working = [...tasks.values()].filter(({ task }) => task.status === 'working').length;
    if (working >= concurrent) throw new ProtocolFault(INTERNAL, 'Too many tasks');
    const { task: _, ...plain } = params;
    const input = normalizeRequest({ method, params: plain });
    if ('unsupported' in input) throw new ProtocolFault(INVALID_PARAMS, 'The request cannot be read');

    const now = clock.now();
    const wished = typeof wish.ttl === 'number' && wish.ttl >= 0 ? wish.ttl : longest;
    const taskId = crypto.randomUUID();
    const ended = new AbortController();
    const settled = inbox.request(input, { server, era: 'legacy', signal: ended.signal });
    const entry: Entry = {
      number: ++count,
      task: {
        taskId,
        status: 'working',
        createdAt: now,
        lastUpdatedAt: now,
        ttlMs: Math.min(wished, longest),
        pollIntervalMs: options.pollIntervalMs ?? 5_000,
      },
      settled,
      stop: (drop) => {
        ended.abort();
        if (!drop) return;
        stopExpiry();
        tasks.delete(taskId);
      },
    };
    // After its time the question goes and so does the task, answered or not (TK-11, TK-30).
    const stopExpiry = clock.after(entry.task.ttlMs, () => {
      entry.stop(true);
      onStep?.('expired', taskId);
    });
    tasks.set(taskId, entry);
    onStep?.('created', taskId);
    void settled.then((outcome) => {
      const before = entry.task.status;
      entry.task = reduceReceivedTask(entry.task, { type: 'settled', outcome, at: clock.now() });
      if (before === 'working') onStep?.('settled', taskId);
    });
    return { task: taskToWire(entry.task) };
  }

  async function result(params: Json): Promise<Json> {
    const { task, settled } = find(params);
    const outcome = await settled;
    onStep?.('retrieved', task.taskId);
    if (outcome.error) throw new ProtocolFault(outcome.error.code, outcome.error.message);
    return withRelatedTask(outcome.result ?? {}, task.taskId);
  }

  function cancel(params: Json): Json {
    const entry = find(params);
    if (entry.task.status !== 'working') throw new ProtocolFault(INVALID_PARAMS, 'The task has ended');
    entry.task = reduceReceivedTask(entry.task, { type: 'cancelled', at: clock.now() });
    entry.stop(false);
    onStep?.('cancelled', entry.task.taskId);
    return taskToWire(entry.task);
  }

  function list(params: Json): Json {
    const { cursor } = params;
    // Numbers and not ids: the task at a cursor may have expired by the time its page is asked for.
    const from = cursor === undefined ? 1 : Number(cursor);
    if (cursor !== undefined && (typeof cursor !== 'string' || !/^\d{1,9}$/.test(cursor) || from > count)) {
      throw new ProtocolFault(INVALID_PARAMS, 'Unknown cursor');
    }
    const left = [...tasks.values()].filter(({ number }) => number >= from);
    const next = left[PAGE];
    return {
      tasks: left.slice(0, PAGE).map(({ task }) => taskToWire(task)),
      ...(next && { nextCursor: String(next.number) }),
    };
  }

  function answer(method: string, params: Json): Json | Promise<Json> | undefined {
    switch (method) {
      case 'tasks/get':
        return taskToWire(find(params).task);
      case 'tasks/result':
        return result(params);
      case 'tasks/cancel':
        return cancel(params);
      case 'tasks/list':
        return list(params);
      default: {
        if (!runs(method)) return undefined;
        if (isObject(params.task)) return create(method, params, params.task);
        if (options.insist) throw new ProtocolFault(INVALID_REQUEST, 'This request must be run as a task');
        return undefined;
      }
    }
  }

  const runs = (method: string): boolean => {
    const known = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
    return known !== undefined && kinds.includes(known.kind);
  };

  return {
    runs,
    capability: {
      list: {},
      cancel: {},
      requests: Object.fromEntries(
        Object.values(METHODS)
          .filter(({ kind }) => kinds.includes(kind))
          .map(({ kind, member }) => [kind, { [member]: {} }]),
      ),
    },
    handle(method, raw) {
      const params = isObject(raw) ? raw : {};
      try {
        if (method.startsWith('tasks/') || isObject(params.task)) limitRate();
        const answered = answer(method, params);
        return answered === undefined ? undefined : Promise.resolve(answered);
      } catch (error) {
        // Whatever went wrong in here is nobody's business but the host's.
        return Promise.reject(
          error instanceof ProtocolFault ? error : new ProtocolFault(INTERNAL, 'Internal error'),
        );
      }
    },
    close() {
      for (const { stop } of [...tasks.values()]) stop(true);
    },
  };
}
