type Json = Readonly<Record<string, unknown>>;

export interface RawClientOptions {
  readonly url: string | URL;
  /** What every request declares (`_meta`). */
  readonly capabilities: Json;
  readonly fetch?: (input: string | URL, init?: RequestInit) => Promise<Response>;
}

/** A modern client of one line: sends a request over Streamable HTTP and gives the raw result. */
export type RawRequest = (
  method: string,
  params: Json,
  options?: { readonly signal?: AbortSignal },
) => Promise<unknown>;

/** What a host has that speaks the protocol without an SDK; errors carry the server's `code` and `data`. */
export function createRawClient({ url, capabilities, fetch: send = fetch }: RawClientOptions): RawRequest {
  const version = '2026-07-28';
  let id = 0;
  return async (method, params, options = {}) => {
    const name = params.taskId ?? params.name ?? params.uri;
    const response = await send(url, {
      method: 'POST',
      ...(options.signal && { signal: options.signal }),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': version,
        'mcp-method': method,
        ...(typeof name === 'string' && { 'mcp-name': name }),
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: ++id,
        method,
        params: {
          ...params,
          _meta: {
            'io.modelcontextprotocol/protocolVersion': version,
            'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1.0.0' },
            'io.modelcontextprotocol/clientCapabilities': capabilities,
          },
        },
      }),
    });
    const message = (await response.json()) as { result?: unknown; error?: { message: string } };
    if (message.error) throw Object.assign(new Error(message.error.message), message.error);
    return message.result;
  };
}
