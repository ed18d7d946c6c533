import type {
  CallToolRequest,
  CallToolResult,
  Client,
  ConnectOptions,
  GetPromptRequest,
  GetPromptResult,
  ReadResourceRequest,
  ReadResourceResult,
  RequestOptions,
  Tool,
  Transport,
} from '@modelcontextprotocol/client';
import type { Inbox } from '../../inbox/Inbox.ts';
import type { ServerIdentity } from '../../inbox/ServerIdentity.ts';
import type { RoundLimits } from '../../rounds/advanceRound.ts';
import type { RoundState } from '../../rounds/RoundState.ts';
import type { OperationSettings } from '../shared/startOperation.ts';
import type { RootsWatch } from '../shared/watchRoots.ts';

/** What binds a client to an inbox. */
export interface BindOptions {
  readonly inbox: Inbox;
  readonly server: ServerIdentity;
  /** Whoever the host works for; a stored operation resumes only for the same. */
  readonly user?: string;
  readonly limits?: RoundLimits;
  /** Keep what a person types in stored operations, except in fields classed secret. */
  readonly keepDrafts?: boolean;
  /** Milliseconds between progress notices to a legacy server that waits for a person and gave a token. Default 15 000. */
  readonly keepAlive?: number;
  /** Tells a legacy server when its roots change; a roots store fits. Without it `listChanged` is not declared. */
  readonly roots?: RootsWatch;
}

/** One operation of the host. */
export interface OperationOptions extends OperationSettings {
  readonly onprogress?: RequestOptions['onprogress'];
  /** The host's own key for this operation: with it, it survives a reload in the inbox's storage. Modern connections only. */
  readonly resumeKey?: string;
}

export interface CallToolOptions extends OperationOptions {
  /** The tool as listed, when the host has it; otherwise it is looked up once per connection. */
  readonly tool?: Tool;
}

/** A client of the MCP SDK v2, bound to an inbox. */
export interface SdkConnection {
  readonly client: Client;
  readonly server: ServerIdentity;
  /** `client.connect`, after which a legacy connection reads raw requests. Connecting the client itself works, too. */
  connect(transport: Transport, options?: ConnectOptions): Promise<void>;
  callTool(params: CallToolRequest['params'], options?: CallToolOptions): Promise<CallToolResult>;
  getPrompt(params: GetPromptRequest['params'], options?: OperationOptions): Promise<GetPromptResult>;
  readResource(
    params: ReadResourceRequest['params'],
    options?: OperationOptions,
  ): Promise<ReadResourceResult>;
  /**
   * Goes on with an operation that was stored under `resumeKey`, or with the state of a `RoundsExceeded`; `undefined` when
   * nothing is stored. Rejects with `RoundNotResumable` when it belongs to another server, user or request.
   */
  resume(
    from: string | RoundState,
    options?: OperationOptions & { readonly params?: Readonly<Record<string, unknown>> },
  ): Promise<CallToolResult | GetPromptResult | ReadResourceResult | undefined>;
  /** Closes the client and withdraws everything that is pending on this connection. */
  close(): Promise<void>;
}
