import type { MCPClient } from '@ai-sdk/mcp';
import type { Inbox } from '../../inbox/Inbox.ts';
import type { ServerIdentity } from '../../inbox/ServerIdentity.ts';
import type { OperationSettings } from '../shared/startOperation.ts';

/** What binds an MCP client of the AI SDK to an inbox. */
export interface BindAiSdkOptions {
  readonly inbox: Inbox;
  readonly server: ServerIdentity;
}

/** A tool as `client.tools()` gives it, as far as it matters here. */
export interface ExecutableTool {
  readonly execute?: ((...given: never[]) => unknown) | undefined;
}

/**
 * An MCP client of the AI SDK, bound to an inbox: forms, in both eras. It can't tell when a server takes a question back, so
 * a question ends with its operation, with `close`, or with its deadline.
 */
export interface AiSdkConnection {
  readonly client: MCPClient;
  readonly server: ServerIdentity;
  callTool(
    call: Omit<Parameters<MCPClient['callTool']>[0], 'options'>,
    options?: OperationSettings,
  ): ReturnType<MCPClient['callTool']>;
  getPrompt(
    call: Omit<Parameters<MCPClient['getPrompt']>[0], 'options'>,
    options?: OperationSettings,
  ): ReturnType<MCPClient['getPrompt']>;
  readResource(
    call: Omit<Parameters<MCPClient['readResource']>[0], 'options'>,
    options?: OperationSettings,
  ): ReturnType<MCPClient['readResource']>;
  /** The tools of `client.tools()` for `generateText` and its like, each call an operation of its own. */
  scopeTools<Tools extends Readonly<Record<string, ExecutableTool>>>(
    tools: Tools,
    options?: Omit<OperationSettings, 'signal'>,
  ): Tools;
  /** Closes the client and withdraws everything that is pending on this connection. */
  close(): Promise<void>;
}
