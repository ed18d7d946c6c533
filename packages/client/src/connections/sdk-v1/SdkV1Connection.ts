import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { RequestOptions } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type {
  CallToolRequest,
  CallToolResult,
  GetPromptRequest,
  GetPromptResult,
  ReadResourceRequest,
  ReadResourceResult,
  Tool,
} from '@modelcontextprotocol/sdk/types.js';
import type { Inbox } from '../../inbox/Inbox.ts';
import type { ServerIdentity } from '../../inbox/ServerIdentity.ts';
import type { OperationSettings } from '../shared/startOperation.ts';
import type { RootsWatch } from '../shared/watchRoots.ts';
import type { TaskReceiver } from '../tasks/createTaskReceiver.ts';

/** What binds a client of the SDK v1 to an inbox. */
export interface BindV1Options {
  readonly inbox: Inbox;
  readonly server: ServerIdentity;
  /** Milliseconds between progress notices to a server that waits for a person and gave a token. Default 15 000. */
  readonly keepAlive?: number;
  /** Tells a legacy server when its roots change; a roots store fits. Without it `listChanged` is not declared. */
  readonly roots?: RootsWatch;
  /** Runs questions that the server sends as tasks; made for this connection. Without it they are ordinary questions. */
  readonly tasks?: TaskReceiver;
}

/** One operation of the host. */
export interface OperationV1Options extends OperationSettings {
  readonly onprogress?: RequestOptions['onprogress'];
}

export interface CallToolV1Options extends OperationV1Options {
  /** The tool as listed, for its `destructiveHint`. */
  readonly tool?: Tool;
  /** Calls the tool as a task of 2025-11-25, which a tool with `taskSupport: 'required'` needs; the host decides (TK-33, TK-34). */
  readonly task?: { readonly ttl?: number };
}

/** A client of the MCP SDK v1, bound to an inbox. */
export interface SdkV1Connection {
  readonly client: Client;
  readonly server: ServerIdentity;
  /** `client.connect`. Connecting the client itself works, too, but then a question sent as a task to a client that declared no tasks is refused by the SDK. */
  connect(transport: Transport, options?: RequestOptions): Promise<void>;
  callTool(params: CallToolRequest['params'], options?: CallToolV1Options): Promise<CallToolResult>;
  getPrompt(params: GetPromptRequest['params'], options?: OperationV1Options): Promise<GetPromptResult>;
  readResource(
    params: ReadResourceRequest['params'],
    options?: OperationV1Options,
  ): Promise<ReadResourceResult>;
  /** Closes the client and withdraws everything that is pending on this connection. */
  close(): Promise<void>;
}
