import { ElicitationRequestSchema, type ElicitResult, type MCPClient } from '@ai-sdk/mcp';
import { onAbort } from '../../inbox/onAbort.ts';
import type { RoundMethod } from '../../rounds/RoundState.ts';
import { answerRequest } from '../shared/answerRequest.ts';
import { Operations } from '../shared/Operations.ts';
import { type OperationSettings, startOperation } from '../shared/startOperation.ts';
import type { AiSdkConnection, BindAiSdkOptions, ExecutableTool } from './AiSdkConnection.ts';

const FIRST_MODERN = '2026-07-28';

const signalOf = (given: readonly unknown[]): AbortSignal | undefined => {
  const [, execution] = given;
  const signal =
    typeof execution === 'object' &&
    execution !== null &&
    'abortSignal' in execution &&
    execution.abortSignal;
  return signal instanceof AbortSignal ? signal : undefined;
};

/**
 * Binds a client of `@ai-sdk/mcp`, made with `createMCPClient({ capabilities: aiSdkCapabilities(inbox, server), … })`, to an
 * inbox. It replaces the client's elicitation handler.
 */
export function bindAiSdkClient(client: MCPClient, { inbox, server }: BindAiSdkOptions): AiSdkConnection {
  const declared = inbox.offers(server).filter((kind) => kind === 'form');
  const operations = new Operations();
  const bindingId = Math.random().toString(36).slice(2, 8);
  const closed = new AbortController();
  let started = 0;

  const services = {
    inbox,
    server,
    declared,
    operations,
    keepAlive: 0,
    connection: () => ({ id: bindingId, closed: closed.signal }),
  };
  client.onElicitationRequest(ElicitationRequestSchema, async ({ method, params }) => {
    // Revisions are dates, so that later ones compare as greater.
    const modern = client.initializeResult.protocolVersion >= FIRST_MODERN;
    const result = await answerRequest(services, { method, params, era: modern ? 'modern' : 'legacy' });
    return result as ElicitResult;
  });

  async function operate<Result>(
    method: RoundMethod,
    name: string,
    settings: OperationSettings,
    send: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    started += 1;
    // The client's own timeout counts the time a person thinks, so the operation keeps the time in both eras.
    const stopped = (message: string, timeout: number): Error =>
      Object.assign(new Error(message), { name: 'TimeoutError', timeout });
    const target = { method, name, timed: true, stopped };
    const id = `${bindingId}-op${started}`;
    const operation = startOperation(operations, inbox.clock, closed.signal, id, target, settings);
    const { signal } = operation;
    let stop = (): void => {};
    const aborted = new Promise<never>((_, reject) => {
      stop = onAbort(signal, () => reject(signal.reason));
    });
    try {
      // The client takes its time to notice, and reports every reason as the same "aborted".
      return await Promise.race([send(signal), aborted]);
    } finally {
      stop();
      operation.end();
    }
  }

  return {
    client,
    server,
    callTool: (call, settings = {}) =>
      operate('tools/call', call.name, settings, (signal) =>
        client.callTool({ ...call, options: { signal } }),
      ),
    getPrompt: (call, settings = {}) =>
      operate('prompts/get', call.name, settings, (signal) =>
        client.getPrompt({ ...call, options: { signal } }),
      ),
    readResource: (call, settings = {}) =>
      operate('resources/read', call.uri, settings, (signal) =>
        client.readResource({ ...call, options: { signal } }),
      ),
    scopeTools(tools, settings = {}) {
      const scoped = Object.entries(tools).map(([name, tool]): [string, ExecutableTool] => {
        const execute = tool.execute as ((...given: unknown[]) => Promise<unknown>) | undefined;
        if (!execute) return [name, tool];
        const run = (...given: unknown[]): Promise<unknown> => {
          const own = signalOf(given);
          return operate('tools/call', name, { ...settings, ...(own && { signal: own }) }, (signal) => {
            const [input, execution, ...rest] = given;
            return execute.call(tool, input, { ...(execution as object), abortSignal: signal }, ...rest);
          });
        };
        return [name, { ...tool, execute: run }];
      });
      return Object.fromEntries(scoped) as typeof tools;
    },
    async close() {
      closed.abort('closed');
      await client.close();
    },
  };
}
