import { expect, it } from 'vitest';
import { createTaskServer, type TaskServer, tasksExtension } from './createTaskServer.ts';

type Json = Record<string, unknown>;

function rpcTo(server: TaskServer): (method: string, params: Json) => Promise<Json> {
  let id = 0;
  return async (method, params) => {
    const declared = {
      'io.modelcontextprotocol/clientCapabilities': { extensions: { [tasksExtension]: {} } },
    };
    id += 1;
    const body = JSON.stringify({ jsonrpc: '2.0', id, method, params: { _meta: declared, ...params } });
    const response = await server.fetch(new Request('http://tasks.test/mcp', { method: 'POST', body }));
    const { result, error } = (await response.json()) as { result?: Json; error?: Json };
    return result ?? { error };
  };
}

const question = { method: 'elicitation/create', params: { message: 'Sure?' } };

it('runs a tool as a task that asks, is answered by tasks/update and completes', async () => {
  const server = createTaskServer({
    tools: { slow: async ({ ask }) => ({ content: [], got: await ask({ a: question, b: question }) }) },
  });
  const rpc = rpcTo(server);
  const created = await rpc('tools/call', { name: 'slow' });
  expect(created).toMatchObject({ resultType: 'task', ttlMs: null, pollIntervalMs: 20 });
  const { taskId } = created;
  expect(await rpc('tasks/get', { taskId })).toMatchObject({
    status: 'input_required',
    inputRequests: { a: question, b: question },
  });

  await rpc('tasks/update', { taskId, inputResponses: { a: { action: 'cancel' }, unknown: {} } });
  expect(Object.keys((await rpc('tasks/get', { taskId })).inputRequests as Json)).toEqual(['b', 'a']);
  expect(Object.keys((await rpc('tasks/get', { taskId })).inputRequests as Json)).toEqual(['b']);

  await rpc('tasks/update', { taskId, inputResponses: { b: { action: 'decline' } } });
  await rpc('tasks/get', { taskId });
  expect(await rpc('tasks/get', { taskId })).toMatchObject({
    status: 'completed',
    result: { got: { a: { action: 'cancel' }, b: { action: 'decline' } } },
  });
});

it('stops on tasks/cancel and stays cancelled', async () => {
  const server = createTaskServer({
    tools: {
      slow: ({ signal }) =>
        new Promise((resolve) => signal.addEventListener('abort', () => resolve({ content: [] }))),
    },
  });
  const rpc = rpcTo(server);
  const { taskId } = await rpc('tools/call', { name: 'slow' });
  await rpc('tasks/cancel', { taskId });
  expect(await rpc('tasks/get', { taskId })).toMatchObject({ status: 'cancelled' });
});

it('refuses a client that did not declare the extension, and unknown tasks', async () => {
  const rpc = rpcTo(createTaskServer({ tools: { slow: async () => ({ content: [] }) } }));
  expect(await rpc('tools/call', { name: 'slow', _meta: {} })).toMatchObject({ error: { code: -32021 } });
  expect(await rpc('tasks/get', { taskId: 'none' })).toMatchObject({ error: { code: -32602 } });
});
