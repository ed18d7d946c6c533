import {
  type CallToolResult,
  type Client,
  type GetPromptResult,
  type ReadResourceResult,
  SdkError,
  SdkErrorCode,
  type Tool,
} from '@modelcontextprotocol/client';
import { capabilitiesFor } from '../../inbox/capabilitiesFor.ts';
import { RoundNotResumable } from '../../rounds/RoundNotResumable.ts';
import type { RoundMethod, RoundState } from '../../rounds/RoundState.ts';
import { createRoundStorage, type StoredRound } from '../../rounds/RoundStorage.ts';
import { runRounds } from '../../rounds/runRounds.ts';
import { Operations } from '../shared/Operations.ts';
import { type StartedOperation, startOperation } from '../shared/startOperation.ts';
import { watchRoots } from '../shared/watchRoots.ts';
import { checkOutput } from './checkOutput.ts';
import { checkResumable } from './checkResumable.ts';
import { classifyFailure } from './classifyFailure.ts';
import { dropListChanged } from './dropListChanged.ts';
import { isLegacy, registerHandlers } from './registerHandlers.ts';
import { runLegacy } from './runLegacy.ts';
import type { BindOptions, CallToolOptions, OperationOptions, SdkConnection } from './SdkConnection.ts';
import { sendRaw } from './sendRaw.ts';
import { createToolIndex } from './toolIndex.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Binds a client of `@modelcontextprotocol/client` to an inbox, in both eras. Call it before connecting: capabilities are
 * fixed from then on. Construct the client with `versionNegotiation: { mode: 'auto' }`; the SDK's default is legacy.
 */
export function bindClient(client: Client, options: BindOptions): SdkConnection {
  const { inbox, server, user, limits, roots, keepAlive = 15_000, keepDrafts = false } = options;
  const declared = inbox.offers(server);
  const operations = new Operations();
  const findTool = createToolIndex(client);
  const bindingId = Math.random().toString(36).slice(2, 8);
  let closed = new AbortController();
  let epoch = 0;
  let started = 0;

  client.registerCapabilities(capabilitiesFor(inbox, server, { announcesRoots: roots !== undefined }));
  const announce = watchRoots(roots, server.id, () =>
    client.notification({ method: 'notifications/roots/list_changed' }),
  );
  const readRaw = registerHandlers(client, {
    inbox,
    server,
    declared,
    operations,
    keepAlive,
    connection: () => ({ id: `${bindingId}-${epoch}`, closed: closed.signal }),
  });
  const onReady = (): void => {
    readRaw();
    // A revision without server-initiated requests has no such notice (RO-05).
    if (isLegacy(client)) announce.start();
  };
  const endConnection = (): void => {
    announce.stop();
    closed.abort('closed');
    closed = new AbortController();
    epoch += 1;
  };
  const connectClient: Client['connect'] = client.connect.bind(client);
  client.connect = (transport, connectOptions) => {
    dropListChanged(transport);
    return connectClient(transport, connectOptions);
  };
  const onclose = client.onclose;
  client.onclose = () => {
    endConnection();
    onclose?.();
  };

  async function inOperation<Result>(
    method: RoundMethod,
    name: string,
    tool: Tool | undefined,
    own: OperationOptions,
    run: (operation: StartedOperation) => Promise<Result>,
  ): Promise<Result> {
    onReady();
    started += 1;
    const id = `${bindingId}-op${started}`;
    const destructive = tool?.annotations?.destructiveHint;
    const target = {
      method,
      name,
      timed: isLegacy(client),
      stopped: (message: string, timeout: number) =>
        new SdkError(SdkErrorCode.RequestTimeout, message, { timeout }),
      ...(destructive !== undefined && { destructive }),
    };
    const operation = startOperation(operations, inbox.clock, closed.signal, id, target, own);
    try {
      return await run(operation);
    } finally {
      operation.end();
    }
  }

  function runModern(
    { state, drafts }: StoredRound,
    tool: Tool | undefined,
    own: OperationOptions,
    { scope, signal, timeout }: StartedOperation,
  ): Promise<unknown> {
    const { onprogress, onPhase, resumeKey, resetTimeoutOnProgress = false } = own;
    const wire = { signal, timeout, resetTimeoutOnProgress, ...(onprogress && { onprogress }) };
    const storage =
      resumeKey === undefined || !inbox.storage ? undefined : createRoundStorage(inbox.storage, resumeKey);
    return runRounds({
      inbox,
      server,
      declared,
      state,
      drafts,
      keepDrafts,
      scope,
      signal,
      classify: classifyFailure,
      send: (params) => sendRaw(client, state.method, params, tool, wire),
      ...(limits && { limits }),
      ...(onPhase && { onPhase }),
      ...(storage && { storage }),
    });
  }

  function operate(method: RoundMethod, name: string, params: Json, own: OperationOptions, tool?: Tool) {
    return inOperation(method, name, tool, own, (operation) => {
      if (isLegacy(client)) {
        return runLegacy(client, inbox, { server, declared }, method, params, operation, own);
      }
      const state: RoundState = {
        version: 1,
        serverId: server.id,
        ...(user !== undefined && { user }),
        method,
        params,
        round: 0,
        waits: 0,
        asked: [],
        agreedUrls: [],
      };
      return runModern({ state, drafts: {} }, tool, own, operation);
    });
  }

  return {
    client,
    server,
    async connect(transport, connectOptions) {
      await client.connect(transport, connectOptions);
      onReady();
    },
    async callTool(params, own: CallToolOptions = {}) {
      const tool = await findTool(params.name, own.tool);
      const result = (await operate('tools/call', params.name, params, own, tool)) as CallToolResult;
      return isLegacy(client) ? result : checkOutput(tool, result);
    },
    getPrompt: (params, own = {}) =>
      operate('prompts/get', params.name, params, own) as Promise<GetPromptResult>,
    readResource: (params, own = {}) =>
      operate('resources/read', params.uri, params, own) as Promise<ReadResourceResult>,
    async resume(from, own = {}) {
      const key = typeof from === 'string' ? from : own.resumeKey;
      const stored =
        typeof from !== 'string'
          ? { state: from, drafts: {} }
          : inbox.storage && (await createRoundStorage(inbox.storage, from).load());
      if (!stored) return undefined;
      const { state } = stored;
      const problem = checkResumable(state, { serverId: server.id, user, params: own.params });
      if (problem) throw new RoundNotResumable(problem);
      const name = state.method === 'resources/read' ? state.params.uri : state.params.name;
      const tool = state.method === 'tools/call' ? await findTool(String(name), undefined) : undefined;
      const options = key === undefined ? own : { ...own, resumeKey: key };
      const result = await inOperation(state.method, String(name), tool, options, (operation) =>
        runModern(stored, tool, options, operation),
      );
      return state.method === 'tools/call'
        ? checkOutput(tool, result as CallToolResult)
        : (result as GetPromptResult | ReadResourceResult);
    },
    async close() {
      endConnection();
      await client.close();
    },
  };
}
