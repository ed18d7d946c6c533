import { readFileSync } from 'node:fs';
import {
  createRawClient,
  createTaskServer,
  type TaskServer,
  type TaskServerOptions,
  type TaskWork,
} from '@assent/testing';
import { type ListeningServer, listen } from '@assent/testing/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createInbox } from '../../inbox/createInbox.ts';
import type { HostStorage } from '../../inbox/HostStorage.ts';
import type { Inbox } from '../../inbox/Inbox.ts';
import type { PendingRequest } from '../../inbox/PendingRequest.ts';
import { createTaskRunner, type TaskRunner, type TaskRunnerOptions } from './createTaskRunner.ts';
import { TASK_METHODS, tasksExtension } from './tasksExtension.ts';

type Json = Readonly<Record<string, unknown>>;

const identity = { id: 's', label: 'Research' };
const question = (message: string, name = 'answer'): Json => ({
  method: 'elicitation/create',
  params: { message, requestedSchema: { type: 'object', properties: { [name]: { type: 'string' } } } },
});
const textOf = (result: Json): unknown => (result.content as { text: string }[])[0]?.text;
const say = (text: string): Json => ({ content: [{ type: 'text', text }] });

type TaskScript = (work: TaskWork) => Promise<Json>;

const listening: ListeningServer[] = [];
afterEach(async () => {
  await Promise.all(listening.splice(0).map((one) => one.close()));
});

interface Setup {
  readonly server: TaskServer;
  readonly inbox: Inbox;
  readonly runner: TaskRunner;
  /** Another page of the same host: nothing but the storage is shared. */
  reload(): { readonly inbox: Inbox; readonly runner: TaskRunner };
}

async function setup(
  script: TaskScript,
  options: Partial<TaskServerOptions> &
    Partial<Pick<TaskRunnerOptions, 'storage' | 'extensionDeclared' | 'declared'>> = {},
): Promise<Setup> {
  const { storage, extensionDeclared = true, declared, ...serverOptions } = options;
  const server = createTaskServer({ tools: { research: script }, pollIntervalMs: 100, ...serverOptions });
  const socket = await listen(server.fetch);
  listening.push(socket);
  const page = (): { inbox: Inbox; runner: TaskRunner } => {
    const inbox = createInbox({ surfaces: ['form', 'url', 'sampling', 'roots'], warn: () => undefined });
    const capabilities = { elicitation: { form: {}, url: {} }, ...(extensionDeclared && tasksExtension) };
    const runner = createTaskRunner({
      inbox,
      server: identity,
      request: createRawClient({ url: `${socket.origin}/mcp`, capabilities }),
      extensionDeclared,
      ...(storage && { storage }),
      ...(declared && { declared }),
    });
    return { inbox, runner };
  };
  return { server, ...page(), reload: page };
}

/** Resolves with the pending request as soon as there is one that fits. */
function pending(
  inbox: Inbox,
  fits: (request: PendingRequest) => boolean = () => true,
): Promise<PendingRequest> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const found = inbox.getSnapshot().find(fits);
      if (found === undefined) return false;
      resolve(found);
      return true;
    };
    if (look()) return;
    const stop = inbox.subscribe(() => {
      if (look()) stop();
    });
  });
}

const count = (server: TaskServer, method: string): number =>
  server.requests.filter((request) => request.method === method).length;

async function polls(server: TaskServer, more: number): Promise<void> {
  const until = count(server, 'tasks/get') + more;
  await vi.waitFor(() => expect(count(server, 'tasks/get')).toBeGreaterThanOrEqual(until), {
    timeout: 20_000,
  });
}

function memory(): HostStorage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
    removeItem: (key) => items.delete(key),
  };
}

const askName: TaskScript = async (task) => {
  const { name } = await task.ask({ name: question('Your name?', 'name') });
  const { content } = name as { content?: { name: string } };
  return say(`Hello ${content?.name ?? 'nobody'}`);
};

describe('a tool that runs as a task, over HTTP', () => {
  it('[TK-51] [TK-57] [TK-58] [TK-74] [TK-75] asks in the inbox, answers by tasks/update and gives the plain result', async () => {
    const { server, inbox, runner } = await setup(askName);
    const result = runner.call('tools/call', { name: 'research', arguments: {} });
    const request = await pending(inbox);
    expect(request).toMatchObject({
      kind: 'form',
      server: identity,
      scope: { method: 'tools/call', name: 'research', attribution: 'certain' },
      round: { key: 'name' },
    });
    inbox.accept(request.id, { name: 'Ann' });
    expect(await result).toEqual(say('Hello Ann'));
    const update = server.requests.find(({ method }) => method === 'tasks/update');
    expect(update?.params).toMatchObject({
      taskId: expect.any(String),
      inputResponses: { name: { action: 'accept', content: { name: 'Ann' } } },
    });
    expect(count(server, 'tools/call')).toBe(1);
    const methods = new Set(server.requests.map(({ method }) => method));
    expect([...methods].sort()).toEqual(['tasks/get', 'tasks/update', 'tools/call']);
    expect(JSON.stringify(server.requests)).not.toContain('"task":');
  });

  it('[TK-50] [TK-70] declares the extension and names the task on every request', async () => {
    const { server, inbox, runner } = await setup(askName);
    const result = runner.call('tools/call', { name: 'research' });
    inbox.accept((await pending(inbox)).id, { name: 'Ann' });
    await result;
    for (const { params, name, method } of server.requests) {
      expect((params._meta as Json)['io.modelcontextprotocol/clientCapabilities']).toMatchObject({
        extensions: { 'io.modelcontextprotocol/tasks': {} },
      });
      expect(name).toBe(method === 'tools/call' ? 'research' : params.taskId);
    }
  });

  it('[TK-51] hands an ordinary result through as it is', async () => {
    const { runner } = await setup(askName, {
      before: (method) =>
        method === 'tools/call' ? { result: { resultType: 'complete', ...say('at once') } } : undefined,
    });
    expect(textOf(await runner.call('tools/call', { name: 'research' }))).toBe('at once');
  });

  it('[TK-60] does not ask again while polls repeat the question, and keeps the very request', async () => {
    const { server, inbox, runner } = await setup(askName);
    const result = runner.call('tools/call', { name: 'research' });
    const request = await pending(inbox);
    const listener = vi.fn();
    inbox.subscribe(listener);
    await polls(server, 20);
    expect(inbox.getSnapshot()).toEqual([request]);
    expect(inbox.getSnapshot()[0]).toBe(request);
    expect(listener).not.toHaveBeenCalled();
    inbox.decline(request.id);
    expect(textOf(await result)).toBe('Hello nobody');
  });

  it('[TK-61] does not ask or answer again while the server still lists an answered key', async () => {
    const { server, inbox, runner } = await setup(
      async (task) => {
        await task.ask({ name: question('Your name?') });
        await task.ask({ more: question('And more?') });
        return say('done');
      },
      { lingeringPolls: 3 },
    );
    const shown: unknown[] = [];
    inbox.onChanged(({ request, before }) => {
      if (!before) shown.push(request.round?.key);
    });
    const result = runner.call('tools/call', { name: 'research' });
    inbox.accept((await pending(inbox)).id, { answer: 'x' });
    const more = await pending(inbox, ({ round }) => round?.key === 'more');
    await polls(server, 4);
    expect(inbox.getSnapshot().map(({ id }) => id)).toEqual([more.id]);
    inbox.accept(more.id, { answer: 'y' });
    await result;
    expect(shown).toEqual(['name', 'more']);
    expect(count(server, 'tasks/update')).toBe(2);
  });

  it('[TK-63] goes on watching after an answer: a second question, then the result', async () => {
    const { inbox, runner } = await setup(async (task) => {
      const { a } = await task.ask({ a: question('A') });
      const { b } = await task.ask({ b: question('B') });
      return say(JSON.stringify([a, b].map((answer) => (answer as Json).action)));
    });
    const result = runner.call('tools/call', { name: 'research' });
    inbox.accept((await pending(inbox)).id, {});
    inbox.decline((await pending(inbox, ({ round }) => round?.key === 'b')).id);
    expect(textOf(await result)).toBe('["accept","decline"]');
  });

  it('[TK-64] sends one answer of two while the other stays pending', async () => {
    const { server, inbox, runner } = await setup(async (task) => {
      await task.ask({ a: question('A'), b: question('B') });
      return say('both');
    });
    const result = runner.call('tools/call', { name: 'research' });
    const a = await pending(inbox, ({ round }) => round?.key === 'a');
    const b = await pending(inbox, ({ round }) => round?.key === 'b');
    inbox.accept(b.id, { answer: '2' });
    await vi.waitFor(() => expect(count(server, 'tasks/update')).toBe(1));
    await polls(server, 2);
    expect(inbox.getSnapshot().map(({ id }) => id)).toEqual([a.id]);
    inbox.accept(a.id, { answer: '1' });
    await result;
    const updates = server.requests.filter(({ method }) => method === 'tasks/update');
    expect(updates.map(({ params }) => Object.keys(params.inputResponses as Json))).toEqual([['b'], ['a']]);
  });

  it('keeps two questions of the same words apart', async () => {
    const { inbox, runner } = await setup(async (task) => {
      const { a, b } = await task.ask({ a: question('Passenger?'), b: question('Passenger?') });
      return say(JSON.stringify([a, b].map((answer) => (answer as { content: Json }).content.answer)));
    });
    const result = runner.call('tools/call', { name: 'research' });
    inbox.accept((await pending(inbox, ({ round }) => round?.key === 'a')).id, { answer: 'Ann' });
    inbox.accept((await pending(inbox, ({ round }) => round?.key === 'b')).id, { answer: 'Bob' });
    expect(textOf(await result)).toBe('["Ann","Bob"]');
  });

  it('[TK-62] withdraws a question that the server takes back, and sends nothing for it', async () => {
    let takeBack = (): void => undefined;
    const { server, inbox, runner } = await setup(async (task) => {
      void task.ask({ a: question('A') });
      await new Promise<void>((resolve) => {
        takeBack = () => {
          task.withdraw('a');
          resolve();
        };
      });
      await task.ask({ b: question('B') });
      return say('done');
    });
    const result = runner.call('tools/call', { name: 'research' });
    const a = await pending(inbox);
    takeBack();
    const b = await pending(inbox, ({ round }) => round?.key === 'b');
    expect(inbox.getSettled(a.id)?.outcome).toMatchObject({ action: 'cancel', reason: 'withdrawn' });
    expect(inbox.accept(a.id, { answer: 'late' })).toMatchObject({ settled: false });
    inbox.accept(b.id, {});
    await result;
    expect(count(server, 'tasks/update')).toBe(1);
  });

  it('[TK-69] asks a key of a round before the task again in the task', async () => {
    let rounds = 0;
    const { inbox, runner } = await setup(askName, {
      before: (method) =>
        method === 'tools/call' && rounds++ === 0
          ? {
              result: {
                resultType: 'input_required',
                inputRequests: { name: question('Your name?', 'name') },
              },
            }
          : undefined,
    });
    const result = runner.call('tools/call', { name: 'research' });
    const first = await pending(inbox);
    inbox.accept(first.id, { name: 'Round' });
    const second = await pending(inbox, ({ id }) => id !== first.id);
    expect(second.round?.key).toBe('name');
    inbox.accept(second.id, { name: 'Task' });
    expect(textOf(await result)).toBe('Hello Task');
  });
});

describe('a reload', () => {
  it('[TK-56] between question and answer goes on with the same task and shows the question once', async () => {
    const storage = memory();
    const { server, inbox, runner, reload } = await setup(askName, { storage });
    void runner.call('tools/call', { name: 'research' }).catch(() => undefined);
    await pending(inbox);
    await vi.waitFor(() => expect(storage.items.size).toBe(1));

    const next = reload();
    const [resumed, ...others] = await next.runner.resume();
    expect(others).toEqual([]);
    expect(resumed).toMatchObject({ method: 'tools/call', name: 'research' });
    const request = await pending(next.inbox);
    await polls(server, 5);
    expect(next.inbox.getSnapshot()).toEqual([request]);
    next.inbox.accept(request.id, { name: 'Ann' });
    expect(textOf((await resumed?.result) ?? {})).toBe('Hello Ann');
    expect(count(server, 'tools/call')).toBe(1);
    await vi.waitFor(() => expect(storage.items.size).toBe(0));
  });

  it('[TK-61] does not ask again what was answered before it', async () => {
    const storage = memory();
    const { server, inbox, runner, reload } = await setup(
      async (task) => {
        await task.ask({ a: question('A') });
        await task.ask({ b: question('B') });
        return say('done');
      },
      { storage, lingeringPolls: 1_000 },
    );
    void runner.call('tools/call', { name: 'research' }).catch(() => undefined);
    inbox.accept((await pending(inbox)).id, { answer: 'typed-secretly' });
    await pending(inbox, ({ round }) => round?.key === 'b');
    await vi.waitFor(() => expect([...storage.items.values()].join()).toContain('"a"'));
    expect([...storage.items.values()].join()).not.toContain('typed-secretly');

    const next = reload();
    const [resumed] = await next.runner.resume();
    const b = await pending(next.inbox);
    await polls(server, 3);
    expect(next.inbox.getSnapshot().map(({ round }) => round?.key)).toEqual(['b']);
    next.inbox.accept(b.id, {});
    expect(textOf((await resumed?.result) ?? {})).toBe('done');
  });

  it('starts with nothing when the storage holds anything else', async () => {
    const storage = memory();
    for (const junk of [
      '{',
      '{}',
      '[{"version":9}]',
      '[null,7,"x"]',
      '[{"version":1,"serverId":"other","taskId":"t"}]',
    ]) {
      storage.items.set('assent.tasks.s', junk);
      const { runner } = await setup(askName, { storage });
      expect(await runner.resume()).toEqual([]);
    }
  });
});

describe('the end', () => {
  it('[TK-65] [TK-66] of the operation by the host asks the server to cancel the task, and no notice is sent', async () => {
    const { server, inbox, runner } = await setup(askName, { obeysCancel: false });
    const stop = new AbortController();
    const result = runner.call('tools/call', { name: 'research' }, { signal: stop.signal });
    const request = await pending(inbox);
    stop.abort();
    await expect(result).rejects.toMatchObject({ name: 'TaskFailed', reason: 'aborted' });
    expect(inbox.getSnapshot()).toEqual([]);
    expect(inbox.getSettled(request.id)?.outcome).toMatchObject({ action: 'cancel', reason: 'aborted' });
    await vi.waitFor(() => expect(count(server, 'tasks/cancel')).toBe(1));
    const { taskId } = server.requests.find(({ method }) => method === 'tasks/cancel')?.params ?? {};
    expect(taskId).toEqual(expect.any(String));
    expect(server.requests.filter(({ method }) => method.startsWith('notifications/'))).toEqual([]);
    const seen = count(server, 'tasks/get');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(count(server, 'tasks/get')).toBeLessThanOrEqual(seen + 1);
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('of a task that the server cancelled withdraws its questions', async () => {
    const { server, inbox, runner } = await setup(askName);
    const result = runner.call('tools/call', { name: 'research' });
    await pending(inbox);
    const failed = expect(result).rejects.toMatchObject({ reason: 'cancelled' });
    const { taskId } = server.requests.find(({ method }) => method === 'tasks/get')?.params ?? {};
    await server.transportFetch('http://t/mcp', {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tasks/cancel', params: { taskId } }),
    });
    await failed;
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('[TK-73] gives a tool error as a result and a protocol error as an error, as the direct call would', async () => {
    const tool = await setup(async () => ({ isError: true, ...say('no luck') }));
    expect(await tool.runner.call('tools/call', { name: 'research' })).toEqual({
      isError: true,
      ...say('no luck'),
    });
    const protocol = await setup(async () => {
      throw Object.assign(new Error('broken'), { code: -32603, data: { hint: 1 } });
    });
    await expect(protocol.runner.call('tools/call', { name: 'research' })).rejects.toMatchObject({
      reason: 'failed',
      code: -32603,
      message: 'broken',
      data: { hint: 1 },
    });
  });

  it('[TK-67] comes when the time to live is over, which may change, and withdraws the questions', async () => {
    const { inbox, runner } = await setup(
      async (task) => {
        task.pace({ ttlMs: 1_500 });
        await task.ask({ a: question('A') });
        return say('never');
      },
      { ttlMs: null },
    );
    const result = runner.call('tools/call', { name: 'research' });
    const failed = expect(result).rejects.toMatchObject({ reason: 'expired' });
    const request = await pending(inbox);
    await failed;
    expect(inbox.getSettled(request.id)?.outcome).toMatchObject({ action: 'cancel', reason: 'expired' });
  });

  it('comes when a person rejects what has no answer: the task is asked to be cancelled', async () => {
    const { server, inbox, runner } = await setup(async (task) => {
      await task.ask({ s: { method: 'sampling/createMessage', params: { messages: [], maxTokens: 5 } } });
      return say('never');
    });
    const result = runner.call('tools/call', { name: 'research' });
    const failed = expect(result).rejects.toMatchObject({ reason: 'rejected' });
    inbox.reject((await pending(inbox)).id);
    await failed;
    await vi.waitFor(() => expect(count(server, 'tasks/cancel')).toBe(1));
    expect(count(server, 'tasks/update')).toBe(0);
  });

  it('comes when a question was not declared: nothing is shown', async () => {
    const { inbox, runner } = await setup(askName, { declared: ['url'] });
    await expect(runner.call('tools/call', { name: 'research' })).rejects.toMatchObject({
      reason: 'unsupported',
      problems: [expect.stringContaining('not declared')],
    });
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('[TK-52] of a task where none may come: prompts/get', async () => {
    const { server, runner } = await setup(askName, {
      before: (method) =>
        method === 'prompts/get'
          ? { result: { resultType: 'task', taskId: 't', status: 'working' } }
          : undefined,
    });
    await expect(runner.call('prompts/get', { name: 'p' })).rejects.toMatchObject({
      name: 'InvalidRoundResult',
    });
    expect(count(server, 'tasks/get')).toBe(0);
  });

  it('[TK-76] takes a further kind of request as one more entry of a table', async () => {
    const kinds = TASK_METHODS as Set<string>;
    kinds.add('prompts/get');
    try {
      const { runner, inbox } = await setup(askName, {
        before: (method) =>
          method === 'prompts/get'
            ? { result: { resultType: 'task', taskId: 't', status: 'working', pollIntervalMs: 100 } }
            : method === 'tasks/get'
              ? {
                  result: {
                    resultType: 'complete',
                    taskId: 't',
                    status: 'completed',
                    result: { messages: [] },
                  },
                }
              : undefined,
      });
      expect(await runner.call('prompts/get', { name: 'p' })).toEqual({ messages: [] });
      expect(inbox.getSnapshot()).toEqual([]);
    } finally {
      kinds.delete('prompts/get');
    }
  });

  it('[TK-53] of a task that the client did not ask for', async () => {
    const { server, runner } = await setup(askName, {
      extensionDeclared: false,
      before: (method) =>
        method === 'tools/call'
          ? { result: { resultType: 'task', taskId: 't', status: 'working' } }
          : undefined,
    });
    await expect(runner.call('tools/call', { name: 'research' })).rejects.toMatchObject({
      name: 'InvalidRoundResult',
    });
    expect(count(server, 'tasks/get')).toBe(0);
  });
});

describe('polling', () => {
  it('[TK-54] keeps the latest distance that the server suggests', async () => {
    const { server, runner } = await setup(
      async (task) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        task.pace({ pollIntervalMs: 700 });
        await new Promise((resolve) => setTimeout(resolve, 2_000));
        return say('done');
      },
      { pollIntervalMs: 200 },
    );
    await runner.call('tools/call', { name: 'research' });
    const times = server.requests.filter(({ method }) => method === 'tasks/get').map(({ at }) => at);
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    // Timers never fire early by more than the clock's resolution; how late they fire is the machine's business.
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(195);
    expect(Math.min(...gaps.slice(-2))).toBeGreaterThanOrEqual(695);
  });

  it('[TK-55] goes on after errors that are no answer, until the end', async () => {
    let failures = 0;
    const { inbox, runner } = await setup(askName, {
      before: (method) =>
        method === 'tasks/get' && failures++ < 2 ? { error: { code: -32000, message: 'busy' } } : undefined,
    });
    const result = runner.call('tools/call', { name: 'research' });
    inbox.accept((await pending(inbox)).id, { name: 'Ann' });
    expect(textOf(await result)).toBe('Hello Ann');
    expect(failures).toBeGreaterThan(2);
  });

  it('ends when the server no longer knows the task', async () => {
    const { runner } = await setup(askName, {
      before: (method) =>
        method === 'tasks/get' ? { error: { code: -32602, message: 'Unknown task' } } : undefined,
    });
    await expect(runner.call('tools/call', { name: 'research' })).rejects.toMatchObject({
      reason: 'failed',
      code: -32602,
    });
  });

  it('[TK-71] is not needed where notices come, and both together ask once', async () => {
    const { server, inbox, runner } = await setup(askName, { pollIntervalMs: 60_000 });
    const result = runner.call('tools/call', { name: 'research' });
    await vi.waitFor(() => expect(server.taskIds).toHaveLength(1));
    const read = async (): Promise<Json> => {
      const [taskId] = server.taskIds;
      const response = await server.transportFetch('http://t/mcp', {
        method: 'POST',
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tasks/get', params: { taskId } }),
      });
      return ((await response.json()) as { result: Json }).result;
    };
    const notice = await read();
    await vi.waitFor(() => expect(runner.receive(notice)).toBe(true));
    const request = await pending(inbox);
    runner.receive(notice);
    runner.receive(await read());
    expect(inbox.getSnapshot()).toEqual([request]);
    inbox.accept(request.id, { name: 'Ann' });
    await vi.waitFor(() => expect(count(server, 'tasks/update')).toBe(1));
    await vi.waitFor(async () => expect((await read()).status).toBe('completed'));
    runner.receive(await read());
    expect(textOf(await result)).toBe('Hello Ann');
    expect(runner.receive({ taskId: 'nobody' })).toBe(false);
  });
});

describe('trust', () => {
  const cases = new URL('../../../../testing/fixtures/cases/', import.meta.url);
  it('[TK-59] gives a question of a task to the same surfaces as one of a round: same kind, same params, same gates', async () => {
    const { vectors } = JSON.parse(readFileSync(new URL('url-cases.json', cases), 'utf8')) as {
      vectors: { id: string; url: string }[];
    };
    const { fields } = JSON.parse(readFileSync(new URL('sensitive-fields.json', cases), 'utf8')) as {
      fields: { id: string; name: string; schema: unknown; message: string }[];
    };
    const inputRequests = Object.fromEntries([
      ...vectors.map(({ id, url }) => [
        id,
        { method: 'elicitation/create', params: { mode: 'url', message: 'm', url } },
      ]),
      ...fields.map(({ id, name, schema, message }) => [
        id,
        {
          method: 'elicitation/create',
          params: { message, requestedSchema: { type: 'object', properties: { [name]: schema } } },
        },
      ]),
    ]);
    expect(Object.keys(inputRequests).length).toBeGreaterThan(300);
    const { inbox, runner } = await setup(async (task) => {
      await task.ask(inputRequests);
      return say('done');
    });
    const stop = new AbortController();
    const result = runner.call('tools/call', { name: 'research' }, { signal: stop.signal });
    const failed = expect(result).rejects.toMatchObject({ reason: 'aborted' });
    await pending(inbox);
    inbox.showHeldBack('s');

    const direct = createInbox({ surfaces: ['form', 'url'], warn: () => undefined });
    const abandoned = expect(direct.fulfil(inputRequests, { server: identity })).rejects.toBeDefined();
    const shape = ({ kind, params, era, status }: PendingRequest): unknown => ({ kind, params, era, status });
    expect(inbox.getSnapshot().map(shape)).toEqual(direct.getSnapshot().map(shape));
    direct.withdraw(() => true, 'withdrawn');
    stop.abort();
    await Promise.all([failed, abandoned]);
  });

  it('[TK-72] hands statusMessage over for display as untrusted text only, with every state', async () => {
    const { runner } = await setup(async (task) => {
      task.say('Almost <b>done</b>\u202e');
      await new Promise((resolve) => setTimeout(resolve, 300));
      return say('done');
    });
    const seen: unknown[] = [];
    await runner.call(
      'tools/call',
      { name: 'research' },
      { onStatus: ({ statusMessage }) => seen.push(statusMessage) },
    );
    expect(seen).toContain('Almost <b>done</b>\u202e');
  });
});
