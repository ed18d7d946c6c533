import type { ScriptedReply } from './ScriptedCall.ts';

export interface RpcRequest {
  readonly id?: string | number;
  readonly method: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** A modern MCP endpoint by hand: one POST, one JSON answer; notifications are taken and dropped. */
export function serveJsonRpc(
  reply: (request: RpcRequest, headers: Headers) => Promise<ScriptedReply>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') return new Response('Only POST', { status: 405 });
    const message = (await request.json()) as RpcRequest;
    if (message.id === undefined) return new Response(null, { status: 202 });
    const answer = await reply(message, request.headers);
    return new Response(JSON.stringify({ jsonrpc: '2.0', id: message.id, ...answer }), {
      headers: { 'content-type': 'application/json' },
    });
  };
}

/** What `server/discover` answers. */
export function discovered(
  serverInfo: Readonly<Record<string, unknown>> | null,
  capabilities: Readonly<Record<string, unknown>>,
): ScriptedReply {
  return {
    result: {
      resultType: 'complete',
      supportedVersions: ['2026-07-28'],
      capabilities,
      ttlMs: 0,
      cacheScope: 'private',
      ...(serverInfo === null ? {} : { _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo } }),
    },
  };
}

/** What `tools/list` answers. */
export function listed(tools: readonly Readonly<Record<string, unknown>>[]): ScriptedReply {
  return { result: { resultType: 'complete', tools, ttlMs: 0, cacheScope: 'private' } };
}
