import { fetchInProcess } from '../serving/fetchInProcess.ts';
import { withCors } from '../serving/withCors.ts';
import { fail } from './replies.ts';
import type { ScriptedReply } from './ScriptedCall.ts';
import { discovered, listed, type RpcRequest, serveJsonRpc } from './serveJsonRpc.ts';

type Json = Readonly<Record<string, unknown>>;

/** The extension's id, declared by clients in `capabilities.extensions` of every request. */
export const tasksExtension: string = 'io.modelcontextprotocol/tasks';

const INVALID_PARAMS = -32602;

/** What the work of a task can do while it runs. */
export interface TaskWork {
  readonly arguments: unknown;
  /** Aborts when the client cancels the task. */
  readonly signal: AbortSignal;
  /** Asks through `tasks/get` and resolves once every key was answered, in however many updates. */
  ask(inputRequests: Json): Promise<Json>;
  /** Takes a question back without an answer. */
  withdraw(key: string): void;
  say(statusMessage: string): void;
  /** Changes what the next polls say of time. */
  pace(changes: { readonly ttlMs?: number | null; readonly pollIntervalMs?: number }): void;
}

export interface TaskServerOptions {
  /** By tool name: what runs as a task and gives the tool's result in the end, or throws `{ code, message }`. */
  readonly tools: Readonly<Record<string, (work: TaskWork) => Promise<Json>>>;
  readonly pollIntervalMs?: number;
  /** Milliseconds a task is kept; `null` for ever. */
  readonly ttlMs?: number | null;
  /** How many further polls list a key that was answered already, as a slow server may. */
  readonly lingeringPolls?: number;
  /** `false`: a cancellation is acknowledged and the work goes on, which the extension allows. Default `true`. */
  readonly obeysCancel?: boolean;
  /** Answers a request in the server's place: a round, an ordinary result, something hostile; `undefined` goes on. */
  readonly before?: (method: string, params: Json) => ScriptedReply | undefined;
}

export interface TaskServer {
  fetch(request: Request): Promise<Response>;
  /** For `new StreamableHTTPClientTransport(url, { fetch })`. */
  readonly transportFetch: (input: string | URL, init?: RequestInit) => Promise<Response>;
  /** Every request so far with its `Mcp-Name` header, oldest first. */
  readonly requests: readonly {
    readonly method: string;
    readonly params: Json;
    readonly name: string | null;
    /** Milliseconds since the epoch. */
    readonly at: number;
  }[];
  /** Oldest first. */
  readonly taskIds: readonly string[];
}

type TaskStatus = 'working' | 'input_required' | 'completed' | 'failed' | 'cancelled';

interface Task {
  readonly taskId: string;
  readonly createdAt: string;
  readonly stop: AbortController;
  status: TaskStatus;
  lastUpdatedAt: string;
  statusMessage?: string;
  ttlMs: number | null;
  pollIntervalMs: number;
  result?: Json;
  error?: Json;
  open: Map<string, unknown>;
  /** Answered keys that polls still list, with how often they still will. */
  lingering: Map<string, { request: unknown; polls: number }>;
  answers: Record<string, unknown>;
  resume?: (answers: Json) => void;
}

const isFinal = (status: TaskStatus): boolean => status !== 'working' && status !== 'input_required';

function declaresTasks(params: Json): boolean {
  const meta = params._meta as Json | undefined;
  const capabilities = meta?.['io.modelcontextprotocol/clientCapabilities'] as Json | undefined;
  return (capabilities?.extensions as Json | undefined)?.[tasksExtension] !== undefined;
}

/**
 * A hand-written server of the tasks extension (SEP-2663) of 2026-07-28: every tool call of a client that declares the
 * extension becomes a task, which asks in the course of its work (TK-50 … TK-76). Without the declaration it is refused.
 */
export function createTaskServer(options: TaskServerOptions): TaskServer {
  const { pollIntervalMs = 20, ttlMs = null, lingeringPolls = 1, obeysCancel = true } = options;
  const tasks = new Map<string, Task>();
  const requests: { method: string; params: Json; name: string | null; at: number }[] = [];

  function touch(task: Task, status: TaskStatus): void {
    if (isFinal(task.status)) return;
    task.status = status;
    task.lastUpdatedAt = new Date().toISOString();
  }

  function describe(task: Task): Json {
    const { taskId, status, createdAt, lastUpdatedAt, statusMessage, result, error } = task;
    const { ttlMs, pollIntervalMs } = task;
    return {
      taskId,
      status,
      createdAt,
      lastUpdatedAt,
      ttlMs,
      pollIntervalMs,
      ...(statusMessage === undefined ? {} : { statusMessage }),
      ...(result === undefined ? {} : { result }),
      ...(error === undefined ? {} : { error }),
    };
  }

  function startTask(run: (work: TaskWork) => Promise<Json>, args: unknown): Task {
    const now = new Date().toISOString();
    const stop = new AbortController();
    const task: Task = {
      taskId: crypto.randomUUID(),
      createdAt: now,
      lastUpdatedAt: now,
      status: 'working',
      ttlMs,
      pollIntervalMs,
      stop,
      open: new Map(),
      lingering: new Map(),
      answers: {},
    };
    tasks.set(task.taskId, task);
    const work: TaskWork = {
      arguments: args,
      signal: stop.signal,
      ask: (inputRequests) =>
        new Promise((resolve) => {
          task.open = new Map(Object.entries(inputRequests));
          task.answers = {};
          task.resume = resolve;
          touch(task, 'input_required');
        }),
      withdraw: (key) => {
        task.open.delete(key);
        touch(task, task.open.size > 0 ? 'input_required' : 'working');
      },
      say: (statusMessage) => {
        task.statusMessage = statusMessage;
      },
      pace: (changes) => {
        if (changes.ttlMs !== undefined) task.ttlMs = changes.ttlMs;
        task.pollIntervalMs = changes.pollIntervalMs ?? task.pollIntervalMs;
      },
    };
    run(work).then(
      (result) => {
        if (isFinal(task.status)) return;
        task.result = result;
        touch(task, 'completed');
      },
      (error: unknown) => {
        if (isFinal(task.status)) return;
        const isProtocol = typeof error === 'object' && error !== null && 'code' in error;
        const message = error instanceof Error ? error.message : String(error);
        task.error = isProtocol ? { ...error, message } : { code: -32603, message };
        touch(task, 'failed');
      },
    );
    return task;
  }

  function poll(task: Task): Json {
    const shown: Record<string, unknown> = Object.fromEntries(task.open);
    for (const [key, left] of task.lingering) {
      shown[key] = left.request;
      left.polls -= 1;
      if (left.polls <= 0) task.lingering.delete(key);
    }
    const asks = Object.keys(shown).length > 0 && !isFinal(task.status);
    return {
      ...describe(task),
      ...(asks ? { status: 'input_required', inputRequests: shown } : {}),
    };
  }

  function update(task: Task, responses: Json): void {
    for (const [key, response] of Object.entries(responses)) {
      if (!task.open.has(key)) continue;
      if (lingeringPolls > 0) {
        task.lingering.set(key, { request: task.open.get(key), polls: lingeringPolls });
      }
      task.open.delete(key);
      task.answers[key] = response;
    }
    if (task.open.size > 0 || task.resume === undefined) return;
    const { resume, answers } = task;
    delete task.resume;
    touch(task, 'working');
    resume(answers);
  }

  async function reply({ method, params = {} }: RpcRequest, headers: Headers): Promise<ScriptedReply> {
    requests.push({ method, params, name: headers.get('mcp-name'), at: Date.now() });
    const early = options.before?.(method, params);
    if (early !== undefined) return early;
    switch (method) {
      case 'server/discover':
        return discovered(
          { name: 'task-server', version: '1.0.0' },
          { tools: {}, extensions: { [tasksExtension]: {} } },
        );
      case 'tools/list':
        return listed(Object.keys(options.tools).map((name) => ({ name, inputSchema: { type: 'object' } })));
      case 'tools/call': {
        const run = options.tools[String(params.name)];
        if (run === undefined) return fail(INVALID_PARAMS, 'Unknown tool');
        if (!declaresTasks(params)) {
          return fail(-32021, 'This tool only runs as a task', {
            requiredCapabilities: { extensions: { [tasksExtension]: {} } },
          });
        }
        return { result: { resultType: 'task', ...describe(startTask(run, params.arguments)) } };
      }
      case 'tasks/get':
      case 'tasks/update':
      case 'tasks/cancel': {
        const task = tasks.get(String(params.taskId));
        if (task === undefined) return fail(INVALID_PARAMS, 'Unknown task');
        if (method === 'tasks/get') return { result: { resultType: 'complete', ...poll(task) } };
        if (method === 'tasks/update') update(task, (params.inputResponses ?? {}) as Json);
        else if (obeysCancel) {
          touch(task, 'cancelled');
          task.stop.abort();
        }
        return { result: { resultType: 'complete' } };
      }
      default:
        return fail(-32601, `Method not found: ${method}`);
    }
  }

  const serve = serveJsonRpc(reply);
  return {
    fetch: withCors(serve),
    transportFetch: fetchInProcess(serve),
    requests,
    get taskIds() {
      return [...tasks.keys()];
    },
  };
}
