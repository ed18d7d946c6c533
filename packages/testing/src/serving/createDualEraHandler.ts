import {
  createMcpHandler,
  isLegacyRequest,
  type McpServerFactory,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

/** An MCP endpoint as a plain fetch function: no socket, works in Node and in a browser. */
export interface DualEraHandler {
  fetch(request: Request): Promise<Response>;
  /** Ends every session and open exchange. */
  close(): Promise<void>;
}

/**
 * Serves the same tools to both eras over Streamable HTTP: stateless rounds to a modern client, a session with
 * server-initiated requests to a legacy one (the SDK's own stateless fallback cannot ask a legacy client anything).
 */
export function createDualEraHandler(build: McpServerFactory): DualEraHandler {
  const modern = createMcpHandler(build, { legacy: 'reject' });
  const sessions = new Map<string, WebStandardStreamableHTTPServerTransport>();

  async function serveLegacy(request: Request): Promise<Response> {
    const sessionId = request.headers.get('mcp-session-id');
    if (sessionId !== null) {
      const session = sessions.get(sessionId);
      // The protocol's word for "begin a new session", e.g. after this process was restarted.
      if (session === undefined) return new Response('Unknown session', { status: 404 });
      return session.handleRequest(request);
    }
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => crypto.randomUUID(),
      onsessioninitialized: (id) => {
        sessions.set(id, transport);
      },
      onsessionclosed: (id) => {
        sessions.delete(id);
      },
    });
    const server = await build({ era: 'legacy', requestInfo: request });
    await server.connect(transport);
    return transport.handleRequest(request);
  }

  return {
    fetch: async (request) =>
      (await isLegacyRequest(request)) ? serveLegacy(request) : modern.fetch(request),
    close: async () => {
      await Promise.all([modern.close(), ...[...sessions.values()].map((session) => session.close())]);
      sessions.clear();
    },
  };
}
