import type {
  CallToolRequest,
  Client,
  GetPromptRequest,
  ReadResourceRequest,
} from '@modelcontextprotocol/client';
import type { ArrivalOptions, Inbox } from '../../inbox/Inbox.ts';
import type { RoundMethod } from '../../rounds/RoundState.ts';
import { retryAfterUrls } from '../shared/retryAfterUrls.ts';
import type { StartedOperation } from '../shared/startOperation.ts';
import type { OperationOptions } from './SdkConnection.ts';

type Json = Readonly<Record<string, unknown>>;

/** The platform's longest timer: longer ones, and Infinity, fire at once. The operation keeps its own time. */
const NO_WIRE_TIMEOUT = 2_147_483_647;
function send(
  client: Client,
  method: RoundMethod,
  params: Json,
  operation: StartedOperation,
  { onprogress }: OperationOptions,
  signal: AbortSignal,
): Promise<unknown> {
  const options = {
    signal,
    timeout: NO_WIRE_TIMEOUT,
    ...(onprogress && {
      onprogress: (progress: Parameters<typeof onprogress>[0]) => {
        operation.progressed();
        onprogress(progress);
      },
    }),
  };
  switch (method) {
    case 'tools/call':
      return client.callTool(params as CallToolRequest['params'], options);
    case 'prompts/get':
      return client.getPrompt(params as GetPromptRequest['params'], options);
    case 'resources/read':
      return client.readResource(params as ReadResourceRequest['params'], options);
    default:
      return method satisfies never;
  }
}

/** One operation on a legacy connection; pages that a -32042 error asks for are visited, then it is tried again. */
export function runLegacy(
  client: Client,
  inbox: Inbox,
  arrival: Pick<ArrivalOptions, 'server' | 'declared'>,
  method: RoundMethod,
  params: Json,
  operation: StartedOperation,
  options: OperationOptions,
): Promise<unknown> {
  return retryAfterUrls(
    (signal) => send(client, method, params, operation, options, signal),
    inbox,
    arrival,
    operation,
  );
}
