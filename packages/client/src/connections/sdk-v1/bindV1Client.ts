import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  type CallToolResult,
  ElicitationCompleteNotificationSchema,
  ErrorCode,
  type JSONRPCMessage,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { capabilitiesFor } from '../../inbox/capabilitiesFor.ts';
import type { RoundMethod } from '../../rounds/RoundState.ts';
import { answerRequest } from '../shared/answerRequest.ts';
import { Operations } from '../shared/Operations.ts';
import { ProtocolFault } from '../shared/ProtocolFault.ts';
import { retryAfterUrls } from '../shared/retryAfterUrls.ts';
import { type StartedOperation, startOperation } from '../shared/startOperation.ts';
import { watchRoots } from '../shared/watchRoots.ts';
import { Cancellations } from './Cancellations.ts';
import { callAsTask } from './callAsTask.ts';
import { interceptMessages } from './interceptMessages.ts';
import type {
  BindV1Options,
  CallToolV1Options,
  OperationV1Options,
  SdkV1Connection,
} from './SdkV1Connection.ts';

/** The platform's longest timer: longer ones, and Infinity, fire at once. The operation keeps its own time. */
const NO_WIRE_TIMEOUT = 2_147_483_647;
const METHODS: ReadonlySet<string> = new Set(['elicitation/create', 'sampling/createMessage', 'roots/list']);

/**
 * Binds a client of `@modelcontextprotocol/sdk` (v1) to an inbox. Call it before connecting: capabilities are fixed from then
 * on. A `fallbackRequestHandler` of the host is kept if it was set before.
 */
export function bindV1Client(client: Client, options: BindV1Options): SdkV1Connection {
  const { inbox, server, tasks, roots, keepAlive = 15_000 } = options;
  const declared = inbox.offers(server);
  const operations = new Operations();
  const cancellations = new Cancellations();
  const bindingId = Math.random().toString(36).slice(2, 8);
  let closed = new AbortController();
  let epoch = 0;
  let started = 0;

  client.registerCapabilities({
    ...capabilitiesFor(inbox, server, { announcesRoots: roots !== undefined }),
    ...(tasks && { tasks: tasks.capability }),
  });
  const services = {
    inbox,
    server,
    declared,
    operations,
    keepAlive,
    connection: () => ({ id: `${bindingId}-${epoch}`, closed: closed.signal }),
  };

  const announce = watchRoots(roots, server.id, () => client.sendRootsListChanged());

  function look(message: JSONRPCMessage): JSONRPCMessage {
    if (!('method' in message)) return message;
    if (message.method === 'notifications/cancelled') cancellations.cancel(message.params?.requestId);
    if (!('id' in message) || message.params?.task === undefined || !METHODS.has(message.method))
      return message;
    if (tasks?.runs(message.method)) return message;
    // The SDK refuses what it should answer as if the member weren't there (TK-02, TK-04).
    const { task: _, ...params } = message.params;
    return { ...message, params };
  }
  const listen = (transport: Transport | undefined): void => {
    if (transport) interceptMessages(transport, look);
  };

  // The SDK's handlers parse a request first and refuse nullable types, unknown formats and the like in the person's absence;
  // the fallback handler gets requests as they came.
  const fallback = client.fallbackRequestHandler;
  client.fallbackRequestHandler = async (request, extra) => {
    listen(client.transport);
    const { method, params } = request;
    // Before the handshake is over a server has nothing to ask (GE-54).
    if (client.getServerCapabilities() === undefined) {
      throw new ProtocolFault(-32600, 'The connection is not initialized');
    }
    const asTask = tasks?.handle(method, params);
    if (asTask) return asTask;
    if (fallback && !METHODS.has(method)) return fallback(request, extra);
    const { signal, end } = cancellations.begin(request.id, extra.signal);
    try {
      return await answerRequest(services, {
        method,
        params,
        id: request.id,
        era: 'legacy',
        signal,
        notify: (notification) => extra.sendNotification(notification),
      });
    } finally {
      end();
    }
  };
  client.setNotificationHandler(ElicitationCompleteNotificationSchema, ({ params }) => {
    inbox.complete(server.id, params.elicitationId);
  });

  const endConnection = (): void => {
    announce.stop();
    closed.abort('closed');
    closed = new AbortController();
    epoch += 1;
    tasks?.close();
  };
  const onclose = client.onclose;
  client.onclose = () => {
    endConnection();
    onclose?.();
  };

  async function operate<Result>(
    method: RoundMethod,
    name: string,
    own: CallToolV1Options,
    send: (operation: StartedOperation, wire: ReturnType<typeof wireOptions>) => Promise<Result>,
  ): Promise<Result> {
    listen(client.transport);
    announce.start();
    started += 1;
    const destructive = own.tool?.annotations?.destructiveHint;
    const target = {
      method,
      name,
      timed: true,
      stopped: (message: string, timeout: number) =>
        new McpError(ErrorCode.RequestTimeout, message, { timeout }),
      ...(destructive !== undefined && { destructive }),
    };
    const id = `${bindingId}-op${started}`;
    const operation = startOperation(operations, inbox.clock, closed.signal, id, target, own);
    try {
      const wire = wireOptions(operation, own);
      return await retryAfterUrls(
        (signal) => send(operation, { ...wire, signal }),
        inbox,
        { server, declared },
        operation,
      );
    } finally {
      operation.end();
    }
  }

  return {
    client,
    server,
    async connect(transport, connectOptions) {
      listen(transport);
      await client.connect(transport, connectOptions);
      announce.start();
    },
    callTool: (params, own = {}) =>
      operate('tools/call', params.name, own, (operation, wire) =>
        own.task
          ? callAsTask({ client, inbox, params, task: own.task, operation, operations })
          : (client.callTool(params, undefined, wire) as Promise<CallToolResult>),
      ),
    getPrompt: (params, own = {}) =>
      operate('prompts/get', params.name, own, (_, wire) => client.getPrompt(params, wire)),
    readResource: (params, own = {}) =>
      operate('resources/read', params.uri, own, (_, wire) => client.readResource(params, wire)),
    async close() {
      endConnection();
      await client.close();
    },
  };
}

function wireOptions(operation: StartedOperation, { onprogress }: OperationV1Options) {
  return {
    signal: operation.signal,
    timeout: NO_WIRE_TIMEOUT,
    ...(onprogress && {
      onprogress: (progress: Parameters<typeof onprogress>[0]) => {
        operation.progressed();
        onprogress(progress);
      },
    }),
  };
}
