import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createInbox } from '../../inbox/createInbox.ts';
import type { Inbox } from '../../inbox/Inbox.ts';
import { type ManualClock, manualClock } from '../../inbox/manualClock.ts';
import type { Outcome } from '../../inbox/Outcome.ts';
import { createTaskReceiver, type TaskReceiver, type TaskReceiverOptions } from './createTaskReceiver.ts';
import { type ReceivedTask, reduceReceivedTask } from './ReceivedTask.ts';

type Json = Readonly<Record<string, unknown>>;

const server = { id: 's', label: 'S' };
const question = {
  message: 'Name?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
};

function receiving(
  options: Partial<TaskReceiverOptions> = {},
  clock: ManualClock = manualClock(1_700_000_000_000),
): {
  inbox: Inbox;
  receiver: TaskReceiver;
  clock: ManualClock;
  ask(params?: Json): Promise<Json>;
  send(method: string, params?: Json): Promise<Json>;
} {
  const inbox = createInbox({
    surfaces: ['form', 'sampling'],
    clock,
    warn: () => {},
    limits: { arrivalsPerMinute: 5_000 },
  });
  const receiver = createTaskReceiver({ inbox, server, kinds: ['elicitation'], ...options });
  const send = async (method: string, params: Json = {}): Promise<Json> => {
    const answered = receiver.handle(method, params);
    if (answered === undefined) throw new Error('not handled');
    return answered;
  };
  return {
    inbox,
    receiver,
    clock,
    send,
    ask: async (params = {}) => {
      const { task } = await send('elicitation/create', { ...question, task: { ttl: 60_000 }, ...params });
      return task as Json;
    },
  };
}

const onlyPending = (inbox: Inbox): string => {
  const [request] = inbox.getSnapshot();
  if (request === undefined) throw new Error('nothing pending');
  return request.id;
};

describe('capability', () => {
  it('[TK-01] lists exactly the kinds that run as tasks', () => {
    expect(receiving().receiver.capability).toEqual({
      list: {},
      cancel: {},
      requests: { elicitation: { create: {} } },
    });
    expect(receiving({ kinds: ['sampling', 'elicitation'] }).receiver.capability).toMatchObject({
      requests: { elicitation: { create: {} }, sampling: { createMessage: {} } },
    });
  });
});

describe('a question run as a task', () => {
  it('[TK-05] [TK-07] [TK-10] answers at once with a working task, before the person acts', async () => {
    const { inbox, ask } = receiving();
    const task = await ask();
    expect(task).toEqual({
      taskId: expect.any(String),
      status: 'working',
      createdAt: new Date(1_700_000_000_000).toISOString(),
      lastUpdatedAt: new Date(1_700_000_000_000).toISOString(),
      ttl: 60_000,
      pollInterval: 5_000,
    });
    expect(inbox.getSnapshot()).toMatchObject([{ kind: 'form', params: question }]);
    expect(inbox.getSnapshot()[0]?.params).not.toHaveProperty('task');
  });

  it('[TK-02] [TK-04] is an ordinary question when that kind was not declared, or without a task', () => {
    const { receiver } = receiving();
    expect(receiver.handle('sampling/createMessage', { messages: [], task: { ttl: 1 } })).toBeUndefined();
    expect(receiver.handle('elicitation/create', question)).toBeUndefined();
    expect(receiver.handle('roots/list', { task: {} })).toBeUndefined();
  });

  it('[TK-03] is insisted on only when the host wants so', async () => {
    const { send } = receiving({ insist: true });
    await expect(send('elicitation/create', question)).rejects.toMatchObject({ code: -32600 });
  });

  it('[TK-12] [TK-13] [TK-16] gives its result when the person has decided, with the task in the metadata only there', async () => {
    const { inbox, ask, send } = receiving();
    const { taskId } = await ask();
    let done = false;
    const result = send('tasks/result', { taskId }).then((value) => {
      done = true;
      return value;
    });
    await Promise.resolve();
    expect(done).toBe(false);
    inbox.accept(onlyPending(inbox), { name: 'Ann' });
    expect(await result).toEqual({
      action: 'accept',
      content: { name: 'Ann' },
      _meta: { 'io.modelcontextprotocol/related-task': { taskId } },
    });
    const got = await send('tasks/get', { taskId });
    expect(got).toMatchObject({ taskId, status: 'completed' });
    expect(got).not.toHaveProperty('_meta');
    expect(JSON.stringify(await send('tasks/list'))).not.toContain('related-task');
  });

  it.each([
    ['decline', { action: 'decline' }],
    ['cancel', { action: 'cancel' }],
  ] as const)('[TK-13] passes a %s on unchanged', async (verb, expected) => {
    const { inbox, ask, send } = receiving();
    const { taskId } = await ask();
    inbox[verb](onlyPending(inbox));
    expect(await send('tasks/result', { taskId })).toMatchObject(expected);
  });

  it('[TK-13] passes the rejection of sampling on as the error it is, and the task has failed', async () => {
    const { inbox, send } = receiving({ kinds: ['sampling'] });
    const { task } = await send('sampling/createMessage', { messages: [], maxTokens: 5, task: {} });
    const { taskId } = task as { taskId: string };
    inbox.reject(onlyPending(inbox));
    await expect(send('tasks/result', { taskId })).rejects.toMatchObject({ code: -1 });
    expect(await send('tasks/get', { taskId })).toMatchObject({ status: 'failed' });
  });

  it('[TK-15] is found by its parameter, whatever the metadata says', async () => {
    const { ask, send } = receiving();
    const first = await ask();
    const second = await ask({ message: 'Other?' });
    const _meta = { 'io.modelcontextprotocol/related-task': { taskId: second.taskId } };
    expect(await send('tasks/get', { taskId: first.taskId, _meta })).toMatchObject({ taskId: first.taskId });
  });
});

describe('the end of a task', () => {
  it('[TK-23] [TK-09] withdraws the question on cancel before answering, for good', async () => {
    const { inbox, ask, send } = receiving();
    const { taskId } = await ask();
    const id = onlyPending(inbox);
    expect(await send('tasks/cancel', { taskId })).toMatchObject({ taskId, status: 'cancelled' });
    expect(inbox.getSnapshot()).toEqual([]);
    expect(inbox.accept(id, { name: 'late' })).toMatchObject({ settled: false });
    expect(await send('tasks/get', { taskId })).toMatchObject({ status: 'cancelled' });
    expect(await send('tasks/result', { taskId })).toMatchObject({ action: 'cancel' });
  });

  it('[TK-22] refuses to cancel what has ended', async () => {
    const { inbox, ask, send } = receiving();
    const { taskId } = await ask();
    inbox.accept(onlyPending(inbox), {});
    await send('tasks/result', { taskId });
    await expect(send('tasks/cancel', { taskId })).rejects.toMatchObject({ code: -32602 });
  });

  it('[TK-11] [TK-30] caps the wished time, says so, and forgets question and task after it', async () => {
    const onStep = vi.fn();
    const { inbox, ask, send, clock } = receiving({ limits: { ttlMs: 120_000 }, onStep });
    const task = await ask({ task: { ttl: 9_999_999_999 } });
    expect(task.ttl).toBe(120_000);
    clock.advance(119_999);
    expect(inbox.getSnapshot()).toHaveLength(1);
    clock.advance(1);
    expect(inbox.getSnapshot()).toEqual([]);
    await expect(send('tasks/get', { taskId: task.taskId })).rejects.toMatchObject({ code: -32602 });
    expect(onStep).toHaveBeenCalledWith('expired', task.taskId);
  });

  it('[TK-08] [TK-09] follows only the listed changes, whatever happens in whatever order', () => {
    const start: ReceivedTask = {
      taskId: 't',
      status: 'working',
      createdAt: 0,
      lastUpdatedAt: 0,
      ttlMs: 1,
      pollIntervalMs: 1,
    };
    const outcome = fc.constantFrom<Outcome>(
      { action: 'accept', reason: 'user', result: {} },
      { action: 'reject', reason: 'user', error: { code: -1, message: '' } },
    );
    const event = fc.oneof(
      fc.record({ type: fc.constant('settled' as const), outcome, at: fc.nat() }),
      fc.record({ type: fc.constant('cancelled' as const), at: fc.nat() }),
    );
    const allowed: Record<string, string[]> = { working: ['working', 'completed', 'failed', 'cancelled'] };
    fc.assert(
      fc.property(fc.array(event, { minLength: 1 }), (events) => {
        let task = start;
        for (const one of events) {
          const next = reduceReceivedTask(task, one);
          expect(allowed[task.status] ?? [task.status]).toContain(next.status);
          if (task.status !== 'working') expect(next.lastUpdatedAt).toBe(task.lastUpdatedAt);
          task = next;
        }
        expect(task.status).not.toBe('working');
      }),
    );
  });
});

describe('what a peer may see', () => {
  it('[TK-25] [TK-28] is nothing of another connection, and no unknown id or cursor', async () => {
    const a = receiving();
    const b = receiving();
    const { taskId } = await a.ask();
    for (const method of ['tasks/get', 'tasks/result', 'tasks/cancel']) {
      await expect(b.send(method, { taskId })).rejects.toMatchObject({ code: -32602 });
      await expect(a.send(method, {})).rejects.toMatchObject({ code: -32602 });
    }
    expect(await b.send('tasks/list')).toEqual({ tasks: [] });
    for (const cursor of ['x', '999', 7, '-1']) {
      await expect(a.send('tasks/list', { cursor })).rejects.toMatchObject({ code: -32602 });
    }
  });

  it('[TK-25] is not what went wrong inside', async () => {
    const { receiver } = receiving({
      onStep: () => {
        throw new Error('secret path /home/ann');
      },
    });
    const failed = receiver.handle('elicitation/create', { ...question, task: {} });
    await expect(failed).rejects.toMatchObject({ code: -32603, message: 'Internal error' });
  });

  it('[TK-06] [TK-26] [TK-29] [TK-30] is every task once over pages, under random ids of this side', async () => {
    const { ask, send } = receiving({ limits: { concurrent: 1_000, operationsPerMinute: 5_000 } });
    const made = new Set<unknown>();
    for (let index = 0; index < 1_000; index++)
      made.add((await ask({ message: `Question ${index}` })).taskId);
    expect(made.size).toBe(1_000);
    for (const id of made)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const seen: unknown[] = [];
    let cursor: unknown;
    do {
      const page: Json = await send('tasks/list', cursor === undefined ? {} : { cursor });
      seen.push(...(page.tasks as Json[]).map(({ taskId }) => taskId));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(seen).toEqual([...made]);
    await expect(ask({ message: 'one more' })).rejects.toMatchObject({ code: -32603 });
  });

  it('[TK-30] is slowed down beyond the rate', async () => {
    const { send, clock } = receiving({ limits: { operationsPerMinute: 3 } });
    for (let index = 0; index < 3; index++) await send('tasks/list');
    await expect(send('tasks/list')).rejects.toMatchObject({ code: -32603 });
    clock.advance(60_001);
    await expect(send('tasks/list')).resolves.toEqual({ tasks: [] });
  });
});

describe('the record', () => {
  it('[TK-31] has one entry for each step, with nothing but its id', async () => {
    const onStep = vi.fn();
    const { inbox, ask, send } = receiving({ onStep });
    const { taskId } = await ask();
    inbox.accept(onlyPending(inbox), { name: 'Ann' });
    await send('tasks/result', { taskId });
    expect(onStep.mock.calls).toEqual([
      ['created', taskId],
      ['settled', taskId],
      ['retrieved', taskId],
    ]);
  });

  it('leaves nothing pending when the connection closes', async () => {
    const { inbox, ask, receiver } = receiving();
    await ask();
    receiver.close();
    expect(inbox.getSnapshot()).toEqual([]);
  });
});
