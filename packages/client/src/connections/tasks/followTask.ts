import type { Inbox } from '../../inbox/Inbox.ts';
import type { OperationScope } from '../../inbox/OperationScope.ts';
import { onAbort } from '../../inbox/onAbort.ts';
import type { RequestKind } from '../../inbox/PendingRequest.ts';
import { RoundAbandoned } from '../../inbox/RoundAbandoned.ts';
import type { ServerIdentity } from '../../inbox/ServerIdentity.ts';
import { reduceTask } from './reduceTask.ts';
import { TaskFailed } from './TaskFailed.ts';
import { readTask, type TaskSnapshot } from './TaskSnapshot.ts';
import type { TaskEffect, TaskEvent, TaskState } from './TaskState.ts';
import type { TaskStorage } from './TaskStorage.ts';

type Json = Readonly<Record<string, unknown>>;

export interface FollowTaskOptions {
  readonly inbox: Inbox;
  readonly server: ServerIdentity;
  readonly scope: OperationScope;
  readonly declared?: readonly RequestKind[];
  readonly signal: AbortSignal;
  readonly state: TaskState;
  readonly storage?: TaskStorage;
  readonly request: (method: string, params: Json) => Promise<unknown>;
  readonly onStatus?: (task: TaskSnapshot) => void;
  /** Gives the caller a way to hand in notices; called once. */
  readonly receive: (take: (task: unknown) => void) => void;
}

/** The fastest poll, however small an interval a server suggests. */
const SHORTEST_POLL = 100;
const LONGEST_RETRY = 60_000;
/** The task is not known, or nothing is known of tasks: no later poll will do better. */
const FINAL_CODES: ReadonlySet<unknown> = new Set([-32601, -32602]);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Watches one task to its end and asks what it asks. Resolves with the final result, rejects with `TaskFailed`. */
export function followTask(options: FollowTaskOptions): Promise<Json> {
  const { inbox, server, scope, signal, storage, request } = options;
  const { clock } = inbox;
  const { taskId } = options.state;
  let state = options.state;
  let failures = 0;
  /** Dismissals that did not arrive: the person is rid of the prompt, the server is told with the next poll. */
  const unsent = new Map<string, Json>();
  let stopPoll = (): void => {};
  let stopExpiry = (): void => {};

  return new Promise<Json>((resolve, reject) => {
    function step(event: TaskEvent): void {
      if (state.end !== undefined) return;
      const before = state;
      const { state: next, effects } = reduceTask(state, event);
      state = next;
      for (const effect of effects) perform(effect);
      if (state.end !== undefined) finish(state);
      else {
        if (state !== before) void storage?.save(state);
        watchExpiry();
      }
    }

    function finish({ end }: TaskState): void {
      stopPoll();
      stopExpiry();
      stopAbort();
      void storage?.remove(taskId);
      if (end === undefined) return;
      if (end.type === 'completed') {
        resolve(end.result);
        return;
      }
      // Cancelling is asked for, not waited for; a notification would not cancel a task (TK-65, TK-66).
      if (end.type === 'aborted' || end.type === 'rejected' || end.type === 'unsupported') {
        request('tasks/cancel', { taskId }).catch(() => {});
      }
      reject(new TaskFailed(taskId, end));
    }

    function perform(effect: TaskEffect): void {
      switch (effect.type) {
        case 'ask':
          void ask(effect.key, effect.request);
          return;
        case 'withdraw':
          inbox.withdraw(
            (pending) => pending.scope?.id === scope.id && pending.round?.key === effect.key,
            effect.reason,
          );
          return;
        default:
          effect satisfies never;
      }
    }

    /** One question at a time: a task takes partial answers, so one need not wait for another (TK-58, TK-64). */
    async function ask(key: string, raw: unknown): Promise<void> {
      let responses: Json = {};
      try {
        await inbox.fulfil(
          { [key]: raw },
          {
            server,
            scope,
            era: 'modern',
            ...(options.declared && { declared: options.declared }),
            deliver: (inputResponses) => {
              responses = inputResponses;
              return send(key, inputResponses);
            },
          },
        );
      } catch (error) {
        if (!(error instanceof RoundAbandoned)) throw error;
        if (error.reason === 'rejected' || error.reason === 'unsupported') {
          step({ type: 'ended', end: { type: error.reason, problems: error.problems } });
        }
        // Who gave up on an answer that couldn't be sent is not asked again on this page; anything else may come back.
        else if (error.reason === 'undelivered') unsent.set(key, responses);
        else step({ type: 'dropped', key });
      }
    }

    async function send(key: string, inputResponses: Json): Promise<void> {
      if (!Object.hasOwn(state.open, key)) return;
      await request('tasks/update', { taskId, inputResponses });
      step({ type: 'answered', key });
    }

    async function sendAgain(): Promise<void> {
      for (const [key, responses] of [...unsent]) {
        await send(key, responses);
        unsent.delete(key);
      }
    }

    function see(value: unknown): void {
      const task = readTask(value);
      if (task === undefined || task.taskId !== taskId || state.end !== undefined) return;
      options.onStatus?.(task);
      step({ type: 'seen', task });
    }

    async function poll(): Promise<void> {
      try {
        const answer = await request('tasks/get', { taskId });
        failures = 0;
        see(answer);
        await sendAgain().catch(() => {});
      } catch (error) {
        failures += 1;
        if (FINAL_CODES.has(codeOf(error)))
          step({ type: 'ended', end: { type: 'failed', error: asJson(error) } });
      }
      schedule();
    }

    function schedule(): void {
      stopPoll();
      if (state.end !== undefined) return;
      const interval = Math.max(state.pollIntervalMs, SHORTEST_POLL);
      // A broken connection is no answer: polling goes on, slower (TK-55).
      const backOff = failures === 0 ? 0 : Math.min(interval * 2 ** failures, LONGEST_RETRY);
      stopPoll = clock.after(Math.max(interval, backOff), () => void poll());
    }

    function watchExpiry(): void {
      stopExpiry();
      if (state.ttlMs === null) return;
      stopExpiry = clock.after(state.createdAt + state.ttlMs - clock.now(), () =>
        step({ type: 'ended', end: { type: 'expired' } }),
      );
    }

    const stopAbort = onAbort(signal, () => step({ type: 'ended', end: { type: 'aborted' } }));
    if (state.end !== undefined) return;
    options.receive(see);
    void storage?.save(state);
    watchExpiry();
    schedule();
  });
}

function asJson(error: unknown): Json {
  const { message } = error instanceof Error ? error : { message: String(error) };
  return { code: codeOf(error), message };
}
