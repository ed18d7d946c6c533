import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { type CallToolRequest, type CallToolResult, ResultSchema } from '@modelcontextprotocol/sdk/types.js';
import type { Inbox } from '../../inbox/Inbox.ts';
import type { Operations } from '../shared/Operations.ts';
import type { StartedOperation } from '../shared/startOperation.ts';
import { runLegacyTask } from '../tasks/runLegacyTask.ts';

export interface CallAsTaskOptions {
  readonly client: Client;
  readonly inbox: Inbox;
  readonly params: CallToolRequest['params'];
  readonly task: { readonly ttl?: number };
  readonly operation: StartedOperation;
  readonly operations: Operations;
}

/** Calls a tool as a task of 2025-11-25 and follows it to its result. */
export async function callAsTask(options: CallAsTaskOptions): Promise<CallToolResult> {
  const { client, inbox, params, task, operation, operations } = options;
  const result = await runLegacyTask({
    clock: inbox.clock,
    signal: operation.signal,
    method: 'tools/call',
    params: { ...params },
    task,
    // Asked for by name, since the client's own `callTool` refuses tools that only run as tasks.
    request: (method, sent, { signal } = {}) =>
      client.request({ method, params: sent }, ResultSchema, {
        timeout: 2_147_483_647,
        ...(signal && { signal }),
      }),
    onTask: (taskId) => operations.runsAs(operation, taskId),
  });
  return result as CallToolResult;
}
