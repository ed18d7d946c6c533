import { createServer } from 'node:http';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { SSEServerTransport } from '@modelcontextprotocol/sdk/server/sse.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';

export interface ListeningV1Server {
  readonly url: URL;
  close(): Promise<void>;
}

/** An SDK v1 server of this process on loopback: one session for each client, over Streamable HTTP or SSE. */
export async function listenV1(
  kind: 'streamableHttp' | 'sse',
  register: (server: McpServer) => void,
): Promise<ListeningV1Server> {
  const sessions = new Map<string, SSEServerTransport | StreamableHTTPServerTransport>();
  const build = (): McpServer => {
    const server = new McpServer({ name: 'v1', version: '1.0.0' });
    register(server);
    return server;
  };
  const http = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const id = request.headers['mcp-session-id'] ?? searchParams.get('sessionId');
    const session = typeof id === 'string' ? sessions.get(id) : undefined;
    if (session instanceof SSEServerTransport) void session.handlePostMessage(request, response);
    else if (session) void session.handleRequest(request, response);
    else if (kind === 'sse') {
      const transport = new SSEServerTransport('/messages', response);
      sessions.set(transport.sessionId, transport);
      void build().connect(transport);
    } else {
      const transport = new StreamableHTTPServerTransport({
        sessionIdGenerator: () => crypto.randomUUID(),
        onsessioninitialized: (sessionId) => {
          sessions.set(sessionId, transport);
        },
      });
      void build()
        .connect(transport as Parameters<McpServer['connect']>[0])
        .then(() => transport.handleRequest(request, response));
    }
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: new URL(`http://127.0.0.1:${port}/${kind === 'sse' ? 'sse' : 'mcp'}`),
    async close() {
      await Promise.all([...sessions.values()].map((session) => session.close()));
      await new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      });
    },
  };
}
