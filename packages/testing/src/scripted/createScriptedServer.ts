import { fetchInProcess } from '../serving/fetchInProcess.ts';
import { withCors } from '../serving/withCors.ts';
import type { ScriptedCall, ScriptedReply } from './ScriptedCall.ts';
import { discovered, listed, type RpcRequest, serveJsonRpc } from './serveJsonRpc.ts';

export type ScriptedStep = ScriptedReply | ((call: ScriptedCall) => ScriptedReply | Promise<ScriptedReply>);

export interface ScriptedServerOptions {
  /** Steps by tool name, prompt name or resource URI: the n-th request gets the n-th step, the last one repeats. */
  readonly script: Readonly<Record<string, readonly ScriptedStep[]>>;
  /** Raw entries of `tools/list`; a bare entry for every name of the script when left out. */
  readonly tools?: readonly Readonly<Record<string, unknown>>[];
  /** What the server says of itself; `null` for a server that says nothing. */
  readonly serverInfo?: Readonly<Record<string, unknown>> | null;
}

export interface ScriptedServer {
  fetch(request: Request): Promise<Response>;
  /** For `new StreamableHTTPClientTransport(url, { fetch })`. */
  readonly transportFetch: (input: string | URL, init?: RequestInit) => Promise<Response>;
  /** Every operation request so far, oldest first. */
  readonly calls: readonly ScriptedCall[];
}

const CAPABILITIES_KEY = 'io.modelcontextprotocol/clientCapabilities';

function readCall({ method, params = {} }: RpcRequest): ScriptedCall {
  const meta = params._meta as Readonly<Record<string, unknown>> | undefined;
  return {
    method,
    name: String(params.name ?? params.uri),
    ...('arguments' in params ? { arguments: params.arguments } : {}),
    ...('inputResponses' in params
      ? { inputResponses: params.inputResponses as Readonly<Record<string, unknown>> }
      : {}),
    ...('requestState' in params ? { requestState: params.requestState } : {}),
    ...(meta === undefined ? {} : { clientCapabilities: meta[CAPABILITIES_KEY] }),
  };
}

/**
 * A hand-written modern (2026-07-28) server without an SDK: it sends whatever the script says, however hostile, and
 * keeps what came back untouched. For a host's tests of what a well-behaved SDK server would never send.
 */
export function createScriptedServer(options: ScriptedServerOptions): ScriptedServer {
  const calls: ScriptedCall[] = [];
  const tools =
    options.tools ?? Object.keys(options.script).map((name) => ({ name, inputSchema: { type: 'object' } }));
  const serverInfo =
    options.serverInfo === undefined ? { name: 'scripted', version: '1.0.0' } : options.serverInfo;
  const _identity =
    serverInfo === null ? {} : { _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo } };

  async function reply(request: RpcRequest): Promise<ScriptedReply> {
    switch (request.method) {
      case 'server/discover':
        return discovered(serverInfo, { tools: {}, prompts: {}, resources: {} });
      case 'tools/list':
        return listed(tools);
      case 'tools/call':
      case 'prompts/get':
      case 'resources/read': {
        const call = readCall(request);
        const steps = options.script[call.name] ?? [];
        const turn = calls.filter((earlier) => earlier.name === call.name).length;
        calls.push(call);
        const step = steps[Math.min(turn, steps.length - 1)];
        if (step === undefined) return { error: { code: -32602, message: `No script for ${call.name}` } };
        return typeof step === 'function' ? step(call) : step;
      }
      default:
        return { error: { code: -32601, message: `Method not found: ${request.method}` } };
    }
  }

  const serve = serveJsonRpc(reply);

  return { fetch: withCors(serve), transportFetch: fetchInProcess(serve), calls };
}
